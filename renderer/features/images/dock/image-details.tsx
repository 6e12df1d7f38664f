import { Button } from '@mantine/core';
import { IconArrowForwardUp, IconBooks, IconCopy, IconFolder, IconRestore, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CommandId } from '../../../../shared/domain/commands/commands.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { api } from '../../../api/client.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { CommandButton } from '../../../ui/actions/command-button.tsx';
import { Keys } from '../../../ui/actions/keys.tsx';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { TagField } from '../../../ui/collection/tags/tag-field.tsx';
import { ItemImage } from '../../../ui/items/item-image.tsx';
import { texts as itemsTexts } from '../../../ui/items/items-texts.ts';
import { organise } from '../../../ui/items/organise-items.ts';
import { FavouriteButton, RatingField } from '../../../ui/items/rating-field.tsx';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import type { ImageCell } from '../results/image-cells.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';
import { ImageFacts } from './image-facts.tsx';
import { RelatedItems } from './related-items.tsx';

const words = texts.dock;

/** All that is known of an image, how the user keeps it, and what to do with it. */
export function ImageDetails({ cell }: { cell: ImageCell }) {
  const details = useQuery(api.library.details.queryOptions({ input: { id: cell.id } })).data;
  const { row } = cell;
  return (
    <div className={classes.details}>
      <div className={classes.picture}>
        {row?.mediaState === 'ready' ? (
          <ItemImage
            address={mediaUrl.original(cell.id)}
            alt={row.title}
            missing={<PANEL_ICONS.images size={28} stroke={1.25} />}
          />
        ) : null}
      </div>
      {row ? <Kept row={row} /> : null}
      <ImageFacts cell={cell} item={details?.item} />
      <div className={classes.reuse}>
        <CommandWords command="images.reuseAll" icon={IconRestore} label={words.reuseAll} />
        <CommandWords command="images.vary" icon={IconArrowForwardUp} label={words.vary} />
      </div>
      {details ? <RelatedItems details={details} /> : null}
      <div className={classes.foot}>
        <CommandButton id="library.reveal" icon={IconFolder} />
        <CommandButton id="images.copyImage" icon={IconCopy} />
        <CommandButton id="images.showInLibrary" icon={IconBooks} />
        <span className={classes.space} />
        <CommandButton id="file.moveToBin" icon={IconTrash} />
      </div>
    </div>
  );
}

/** Stars, favourite and tags. */
function Kept({ row }: { row: LibraryRow }) {
  const { title } = row;
  return (
    <div className={classes.kept}>
      <div className={classes.marks}>
        <RatingField row={row} />
        <FavouriteButton row={row} />
      </div>
      <TagField
        tags={row.organised.tags}
        change={(tags) => void organise([row.id], { tags }, itemsTexts.tagged(title))}
        remove={(tag) => void organise([row.id], { removeTags: [tag] }, itemsTexts.untagged(title, tag))}
      />
    </div>
  );
}

/** A command as a button with its words and its key. */
function CommandWords({ command, icon: Icon, label }: { command: CommandId; icon: PanelIcon; label: string }) {
  const { enabled, keys } = useAction(command);
  return (
    <Button
      disabled={!enabled}
      leftSection={<Icon size={15} stroke={1.6} />}
      rightSection={keys[0] ? <Keys chord={keys[0]} /> : null}
      onClick={() => void actionRegistry.run(command)}
    >
      {label}
    </Button>
  );
}
