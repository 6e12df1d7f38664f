import { IconBooks, IconFolder, IconMovie, IconRestore, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { CommandButton } from '../../../ui/actions/command-button.tsx';
import { CommandWords } from '../../../ui/actions/command-words.tsx';
import { KeptFields } from '../../../ui/items/kept-fields.tsx';
import { RelatedItems } from '../../../ui/items/related-items.tsx';
import type { ShownClip } from '../results/use-clips.ts';
import { texts } from '../texts.ts';
import { ClipFacts } from './clip-facts.tsx';
import classes from './dock.module.css';

const words = texts.dock;

/** All that is known of a clip, how the user keeps it, and what to do with it. */
export function ClipDetails({ clip }: { clip: ShownClip }) {
  const details = useQuery(api.library.details.queryOptions({ input: { id: clip.row.id } })).data;
  return (
    <div className={classes.details}>
      <h2 className={classes.title}>{clip.row.title}</h2>
      <KeptFields row={clip.row} />
      <ClipFacts clip={clip} item={details?.item} />
      <div className={classes.reuse}>
        <CommandWords command="video.reuseAll" icon={IconRestore} label={words.reuse} />
        <CommandWords command="video.continueShot" icon={IconMovie} label={words.continue} />
      </div>
      {details ? <RelatedItems details={details} madeFrom={words.madeFrom} /> : null}
      <div className={classes.foot}>
        <CommandButton id="library.reveal" icon={IconFolder} />
        <CommandButton id="video.showInLibrary" icon={IconBooks} />
        <span className={classes.space} />
        <CommandButton id="file.moveToBin" icon={IconTrash} />
      </div>
    </div>
  );
}
