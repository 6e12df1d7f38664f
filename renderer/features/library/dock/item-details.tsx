import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { api } from '../../../api/client.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { useFound } from '../items/found/found-context.tsx';
import { ItemThumb } from '../items/cells/item-thumb.tsx';
import { openItem } from '../items/open-item.ts';
import { PlayRowButton } from '../items/cells/play-row-button.tsx';
import { ReferenceNotice } from '../../../ui/items/reference/reference-notice.tsx';
import { texts } from '../texts.ts';
import classes from './dock.module.css';
import { ItemFacts, ItemRecipe } from './item-description.tsx';
import { HeardText } from './heard-text.tsx';
import { ItemLabels } from './item-labels.tsx';
import { KeptHead } from './kept-head.tsx';
import { RelatedGraph } from './related-graph.tsx';

/** All that is known of an item, and how the user keeps it. */
export function ItemDetails({ row }: { row: LibraryRow }) {
  const query = useQuery(api.library.details.queryOptions({ input: { id: row.id } }));
  const details = query.data;
  const isBinned = row.organised.binnedAtMs !== null;
  const words = useFound().head?.words ?? '';
  return (
    <div tabIndex={-1} data-item-details>
      <div className={classes.head}>
        <div className={classes.picture} data-kind={row.kind}>
          <ItemThumb row={row} />
        </div>
        <KeptHead row={row} />
        {isBinned ? null : <ItemLabels row={row} />}
        {isBinned ? null : (
          <div className={classes.reference}>
            <ReferenceNotice row={row} />
          </div>
        )}
      </div>
      <ItemFacts row={row} details={details} />
      {query.error ? (
        <FailureNotice failure={apiFailure(query.error)} steps={{ retry: () => void query.refetch() }} />
      ) : null}
      {details ? <ItemRecipe recipe={details.item.recipe} /> : null}
      {row.kind === 'recording' && !isBinned ? <HeardText row={row} /> : null}
      <RelatedGraph id={row.id} />
      <div className={classes.foot}>
        <PlayRowButton row={row} />
        {isBinned ? null : (
          <Button
            size="compact-sm"
            leftSection={<IconExternalLink size={15} stroke={1.6} />}
            onClick={() => void openItem(row, words)}
          >
            {texts.dock.open}
          </Button>
        )}
      </div>
    </div>
  );
}
