import {
  IconArrowForwardUp,
  IconBooks,
  IconCopy,
  IconCrop,
  IconFolder,
  IconPhotoSearch,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { CommandButton } from '../../../ui/actions/command-button.tsx';
import { CommandWords } from '../../../ui/actions/command-words.tsx';
import { ItemImage } from '../../../ui/items/images/item-image.tsx';
import { KeptFields } from '../../../ui/items/fields/kept-fields.tsx';
import { SendImagePart } from '../../../ui/items/images/send-image-part.tsx';
import { ReferenceNotice } from '../../../ui/items/reference/reference-notice.tsx';
import { RelatedItems } from '../../../ui/items/related/related-items.tsx';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import type { ImageCell } from '../results/image-cells.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';
import { ImageFacts } from './image-facts.tsx';

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
      {row ? <KeptFields row={row} /> : null}
      {row ? <ReferenceNotice row={row} /> : null}
      <ImageFacts cell={cell} item={details?.item} colours={details?.colours} />
      <div className={classes.reuse}>
        <CommandWords command="images.reuseAll" icon={IconRestore} label={words.reuseAll} />
        <CommandWords command="images.vary" icon={IconArrowForwardUp} label={words.vary} />
      </div>
      {row ? <SendImagePart id={cell.id} /> : null}
      {details ? <RelatedItems details={details} madeFrom={words.madeFrom} /> : null}
      <div className={classes.foot}>
        <CommandButton id="library.reveal" icon={IconFolder} />
        <CommandButton id="images.edit" icon={IconCrop} />
        <CommandButton id="images.similar" icon={IconPhotoSearch} />
        <CommandButton id="images.copyImage" icon={IconCopy} />
        <CommandButton id="images.showInLibrary" icon={IconBooks} />
        <span className={classes.space} />
        <CommandButton id="file.moveToBin" icon={IconTrash} />
      </div>
    </div>
  );
}
