import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { TranscriptRow } from '../../../../shared/domain/transcript/transcript-change.ts';
import { api } from '../../../api/client.ts';
import { SearchField } from '../../../ui/collection/search-field.tsx';
import { rowFacts } from '../history/row-facts.ts';
import { bulkTexts as words } from './bulk-texts.ts';
import classes from './exporting.module.css';

const NONE: TranscriptRow[] = [];

/** The transcripts that have lines, to be chosen; what is chosen stays so when the search changes. */
export function BulkList(props: { ids: ReadonlySet<ItemId>; setIds: (ids: ReadonlySet<ItemId>) => void }) {
  const { ids, setIds } = props;
  const [search, setSearch] = useState('');
  const query = search.trim();
  const input = { limit: 500, ...(query === '' ? {} : { query }) };
  const found = useQuery(api.transcripts.list.queryOptions({ input }));
  const rows = (found.data?.rows ?? NONE).filter(({ segmentCount }) => segmentCount > 0);
  const chosen = rows.filter(({ id }) => ids.has(id)).length;
  const change = (some: readonly TranscriptRow[], isOn: boolean) => {
    const next = new Set(ids);
    for (const { id } of some)
      if (isOn) next.add(id);
      else next.delete(id);
    setIds(next);
  };
  return (
    <div className={classes.choice}>
      <SearchField isFirst label={words.search} value={search} onChange={setSearch} />
      <div className={classes.head}>
        <Checkbox
          label={words.all}
          disabled={rows.length === 0}
          checked={rows.length > 0 && chosen === rows.length}
          indeterminate={chosen > 0 && chosen < rows.length}
          onChange={(event) => change(rows, event.currentTarget.checked)}
        />
        <span role="status">{words.chosen(ids.size)}</span>
      </div>
      <ul className={classes.rows} aria-label={words.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <Checkbox
              label={row.title}
              description={rowFacts(row, null).text}
              checked={ids.has(row.id)}
              onChange={(event) => change([row], event.currentTarget.checked)}
            />
          </li>
        ))}
        {found.isFetched && rows.length === 0 ? <li>{query === '' ? words.none : words.noHits(query)}</li> : null}
      </ul>
    </div>
  );
}
