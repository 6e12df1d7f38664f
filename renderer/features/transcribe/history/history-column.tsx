import { IconFileExport } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { SearchField } from '../../../ui/collection/search-field.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { NothingListed, ShowMore, SidebarGroup, SidebarList } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import { ItemBin } from '../../../ui/kinds/item-bin.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { useTranscribe } from '../document/transcribe-store.ts';
import { KnownFiles } from '../importing/known-files.tsx';
import { NewPopover } from '../importing/new-popover.tsx';
import { RefusedFiles } from '../importing/refused-files.tsx';
import { RECORDING_TEXTS } from '../recording/recording-texts.ts';
import { toggleRecording } from '../recording/use-recording-session.ts';
import { texts } from '../texts.ts';
import { groupHistory } from './history-groups.ts';
import { HistoryRow } from './history-row.tsx';
import classes from './history.module.css';
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
        <NewPopover record={{ label: RECORDING_TEXTS.start, run: toggleRecording }} />
      </PanelHeader>
      <div className={sidebar.tools}>
        <SearchField label={texts.history.search} value={search} onChange={setSearch} />
        <IconButton aria-label={texts.history.export} onClick={() => useTranscribe.setState({ isBulkExporting: true })}>
          <IconFileExport size={16} stroke={1.6} />
        </IconButton>
      </div>
      <RefusedFiles />
      <KnownFiles />
      <SidebarList>
        {groups.map(({ group, rows: members }) => (
          <SidebarGroup key={group} title={texts.history.groups[group]}>
            <ul className={sidebar.rows}>
              {members.map((row) => (
                <HistoryRow key={row.id} row={row} job={jobOf(row)} search={query} />
              ))}
            </ul>
          </SidebarGroup>
        ))}
        {query !== '' && isFetched && rows.length === 0 ? (
          <NothingListed
            text={texts.history.noHits(query)}
            back={{ label: texts.history.showAll, run: () => setSearch('') }}
          />
        ) : null}
        {hasNextPage ? <ShowMore run={() => void fetchNextPage()} /> : null}
        {query === '' ? <ItemBin kind="transcript" /> : null}
      </SidebarList>
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
