import { Button } from '@mantine/core';
import { IconBooks, IconCut, IconFolder, IconMovie, IconRestore, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { CommandButton } from '../../../ui/actions/command-button.tsx';
import { CommandWords } from '../../../ui/actions/command-words.tsx';
import { KeptFields } from '../../../ui/items/fields/kept-fields.tsx';
import { ReferenceNotice } from '../../../ui/items/reference/reference-notice.tsx';
import { RelatedItems } from '../../../ui/items/related/related-items.tsx';
import { cutsQuery } from '../cut/document/change-cut.ts';
import { openCut } from '../cut/document/cut-store.ts';
import type { ShownClip } from '../results/use-clips.ts';
import { useVideo } from '../results/video-store.ts';
import { texts } from '../texts.ts';
import { ClipFacts } from './clip-facts.tsx';
import classes from './dock.module.css';

const words = texts.dock;

/** All that is known of a clip, how the user keeps it, and what to do with it. */
export function ClipDetails({ clip }: { clip: ShownClip }) {
  const details = useQuery(api.library.details.queryOptions({ input: { id: clip.row.id } })).data;
  const isFilm = details?.item.recipe?.['kind'] === 'cut';
  return (
    <div className={classes.details}>
      <h2 className={classes.title}>{clip.row.title}</h2>
      <KeptFields row={clip.row} />
      <ReferenceNotice row={clip.row} />
      <ClipFacts clip={clip} item={details?.item} />
      <div className={classes.reuse}>
        {isFilm ? (
          <OpenCut cutId={details?.item.recipe?.['cutId']} />
        ) : (
          <CommandWords command="video.reuseAll" icon={IconRestore} label={words.reuse} />
        )}
        <CommandWords command="video.continueShot" icon={IconMovie} label={words.continue} />
      </div>
      {details ? <RelatedItems details={details} madeFrom={isFilm ? words.cutFrom : words.madeFrom} /> : null}
      <div className={classes.foot}>
        <CommandButton id="library.reveal" icon={IconFolder} />
        <CommandButton id="video.showInLibrary" icon={IconBooks} />
        <span className={classes.space} />
        <CommandButton id="file.moveToBin" icon={IconTrash} />
      </div>
    </div>
  );
}

/** Opens the rough cut that a film was exported from; nothing where that was deleted, or is of another library. */
function OpenCut({ cutId }: { cutId: unknown }) {
  const cut = useQuery(cutsQuery).data?.find(({ id }) => id === cutId);
  if (!cut) return null;
  const open = () => {
    openCut(cut.id);
    useVideo.setState({ view: 'cut' });
  };
  return (
    <Button size="xs" variant="default" leftSection={<IconCut size={15} stroke={1.6} aria-hidden />} onClick={open}>
      {words.openCut}
    </Button>
  );
}
