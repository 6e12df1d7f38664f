import { useQuery } from '@tanstack/react-query';
import { ITEM_KINDS } from '../../../../shared/domain/library/item-kinds.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { api } from '../../../api/client.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { SHOWN_KINDS } from '../../../ui/kinds/shown-kinds.ts';
import { KindSign } from '../items/cells/item-thumb.tsx';
import { texts } from '../texts.ts';
import classes from './quick-look.module.css';

/** Whether there is nothing of an item to be seen or heard: no text, and no media that has been read. */
export const hasNothingToSee = ({ kind, lines, mediaState, playable }: LibraryRow): boolean =>
  lines.length === 0 && playable === null && (mediaState !== 'ready' || ITEM_KINDS[kind].mediaType === 'text');

/** Why there is nothing of an item to be seen: it is being read, that failed, or it is empty. */
export function NothingToSee({ row }: { row: LibraryRow }) {
  return (
    <div className={classes.nothing} role="status">
      <KindSign kind={row.kind} size={28} />
      {row.mediaState === 'failed' ? (
        <WhyNotRead row={row} />
      ) : (
        <p>{row.mediaState === 'reading' ? texts.look.reading : texts.look.empty(SHOWN_KINDS[row.kind].name)}</p>
      )}
    </div>
  );
}

function WhyNotRead({ row }: { row: LibraryRow }) {
  const { data, error } = useQuery(api.library.details.queryOptions({ input: { id: row.id } }));
  if (error) return <FailureNotice failure={apiFailure(error)} />;
  return data?.item.media.state === 'failed' ? <FailureNotice failure={data.item.media.failure} /> : null;
}
