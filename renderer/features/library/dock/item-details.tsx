import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { LibraryDetails, LibraryRow, RelatedItem } from '../../../../shared/domain/library/search/library-row.ts';
import { writeOperator } from '../../../../shared/domain/library/search/parse-search.ts';
import { api } from '../../../api/client.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { SHOWN_KINDS } from '../../../ui/kinds/shown-kinds.ts';
import { useFound } from '../items/found-context.tsx';
import { ItemThumb, KindSign } from '../items/item-thumb.tsx';
import { openInPanel, openItem } from '../items/open-item.ts';
import { PlayRowButton } from '../items/play-row-button.tsx';
import { openPart } from '../library-store.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';
import { ItemFacts, ItemRecipe } from './item-description.tsx';
import { ItemLabels } from './item-labels.tsx';
import { KeptHead } from './kept-head.tsx';

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
      </div>
      <ItemFacts row={row} details={details} />
      {query.error ? (
        <FailureNotice failure={apiFailure(query.error)} steps={{ retry: () => void query.refetch() }} />
      ) : null}
      {details ? <ItemRecipe recipe={details.item.recipe} /> : null}
      {details ? <Relations details={details} /> : null}
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

function Relations({ details }: { details: LibraryDetails }) {
  const { madeFrom, usedIn, usedInCount } = details;
  if (madeFrom.length === 0 && usedIn.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="library-relations">
      <h3 className={classes.heading} id="library-relations">
        {texts.dock.relations}
      </h3>
      <ul className={classes.relations}>
        {madeFrom.map((item) => (
          <Related key={item.id} item={item} role={texts.dock.madeFrom} />
        ))}
        {usedIn.map((item) => (
          <Related key={item.id} item={item} role={texts.dock.usedIn} />
        ))}
      </ul>
      {usedInCount > usedIn.length ? (
        <p className={classes.small}>{texts.dock.more(usedInCount - usedIn.length)}</p>
      ) : null}
    </section>
  );
}

/** What a panel opens is a link; everything else is a line. */
function Related({ item, role }: { item: RelatedItem; role: string }) {
  const words = (
    <>
      <KindSign kind={item.kind} size={16} />
      <span className={classes.relatedWords}>
        <span className={classes.relatedTitle}>{item.title}</span>{' '}
        <span className={classes.small}>{`${role} · ${SHOWN_KINDS[item.kind].name}`}</span>
      </span>
    </>
  );
  return (
    <li>
      <button
        type="button"
        className={classes.related}
        onClick={() => openInPanel(item, null, '') || openPart(writeOperator('kind', item.kind))}
      >
        {words}
      </button>
    </li>
  );
}
