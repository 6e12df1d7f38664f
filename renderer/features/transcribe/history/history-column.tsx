import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { SearchField } from '../../../ui/collection/search-field.tsx';
import { openRowMenu } from '../../../ui/context-menu/row-menu.ts';
import { ItemBin } from '../../../ui/kinds/item-bin.tsx';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { KnownFiles } from '../intake/known-files.tsx';
import { NewPopover } from '../intake/new-popover.tsx';
import { RefusedFiles } from '../intake/refused-files.tsx';
import { texts } from '../texts.ts';
import { groupHistory } from './history-groups.ts';
import { HistoryRow } from './history-row.tsx';
import classes from './history.module.css';
import { moveInHistory } from './move-in-history.ts';
import { useHistory, useJobsByTranscript } from './use-history.ts';

/** What there is to open: search, groups by day, and how to add more. */
export function HistoryColumn() {
  const [search, setSearch] = useState('');
  const { rows, query, isFetched, hasNextPage, fetchNextPage } = useHistory(search);
  const jobOf = useJobsByTranscript();
  const nowMs = useToday(rows);
  const groups = useMemo(() => groupHistory(rows, nowMs), [rows, nowMs]);
  return (
    <>
      <PanelHeader title={texts.title}>
        <NewPopover />
      </PanelHeader>
      <div className={classes.search}>
        <SearchField label={texts.history.search} value={search} onChange={setSearch} />
      </div>
      <RefusedFiles />
      <KnownFiles />
      <div
        className={classes.list}
        role="presentation"
        onKeyDown={moveInHistory}
        onContextMenu={openRowMenu}
        data-focus-inset
      >
        {groups.map(({ group, rows: members }) => (
          <section key={group} aria-label={texts.history.groups[group]}>
            <h2 className={classes.group}>{texts.history.groups[group]}</h2>
            <ul className={classes.rows}>
              {members.map((row) => (
                <HistoryRow key={row.id} row={row} job={jobOf(row)} search={query} />
              ))}
            </ul>
          </section>
        ))}
        {query !== '' && isFetched && rows.length === 0 ? (
          <div className={classes.nothing} role="status">
            <p>{texts.history.noHits(query)}</p>
            <Button size="compact-sm" onClick={() => setSearch('')}>
              {texts.history.showAll}
            </Button>
          </div>
        ) : null}
        {hasNextPage ? (
          <Button variant="subtle" size="compact-sm" m="0.5rem" onClick={() => void fetchNextPage()}>
            {texts.history.showMore}
          </Button>
        ) : null}
        {query === '' ? <ItemBin kind="transcript" /> : null}
      </div>
      <p className={classes.hint}>
        {texts.history.dropHint.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </>
  );
}

/** Now, as of the last news: the days of the groups move on with them. */
function useToday(news: unknown): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => setNowMs(Date.now()), [news]);
  return nowMs;
}
