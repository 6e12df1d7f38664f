import { IconBadgeCc } from '@tabler/icons-react';
import { useState } from 'react';
import { SearchField } from '../../../ui/collection/search-field.tsx';
import { texts as collectionTexts } from '../../../ui/collection/collection-texts.ts';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { NothingListed, ShowMore, SidebarGroup, SidebarList } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import { ItemBin } from '../../../ui/kinds/item-bin.tsx';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { useFavouriteCommand } from '../../../ui/organisation/favourite.ts';
import { useOpenScript, useScriptReading } from '../document/script-context.ts';
import { FilterMenu } from './filter-menu.tsx';
import classes from './list.module.css';
import { texts } from './list-texts.ts';
import { NewMenu } from './new-menu.tsx';
import { PronunciationList } from './pronunciations/pronunciation-list.tsx';
import { ALL_SCRIPTS, isFiltering, type ScriptFilter } from './script-filter.ts';
import { ScriptRow } from './script-row.tsx';
import { SectionList } from './section-list.tsx';
import { useScripts } from './use-scripts.ts';

/** What there is to open: scripts, sections of the open one, and the dictionary. */
export function ListColumn() {
  const open = useOpenScript();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState(ALL_SCRIPTS);
  return (
    <>
      <PanelHeader title={texts.title}>
        <NewMenu />
      </PanelHeader>
      <div className={sidebar.tools}>
        <SearchField label={texts.search} value={search} onChange={setSearch} />
        <FilterMenu filter={filter} set={setFilter} />
      </div>
      <SidebarList>
        <ScriptList
          search={search}
          clear={() => {
            setSearch('');
            setFilter(ALL_SCRIPTS);
          }}
          filter={filter}
        />
        {search === '' ? <ItemBin kind="script" /> : null}
        {open ? <SectionList open={open} /> : null}
        <PronunciationList open={open} />
        <div className={classes.card}>
          <p className={classes.cardTitle}>
            <IconBadgeCc size={16} stroke={1.6} aria-hidden />
            {texts.subtitles}
          </p>
          <p className={classes.cardText}>{texts.subtitlesText}</p>
        </div>
      </SidebarList>
    </>
  );
}

function ScriptList(props: { search: string; filter: ScriptFilter; clear: () => void }) {
  const { search, filter, clear } = props;
  const { id: openId } = useScriptReading();
  const { rows, query, isFetched, hasNextPage, fetchNextPage } = useScripts(search, filter);
  const isSearching = query !== '' || isFiltering(filter);
  useFavouriteCommand({ rows, openId });
  return (
    <SidebarGroup title={texts.scripts}>
      <ul className={sidebar.rows}>
        {rows.map((row) => (
          <ScriptRow key={row.id} row={row} isOpen={row.id === openId} />
        ))}
      </ul>
      {isFetched && rows.length === 0 ? (
        <NothingListed
          text={query !== '' ? texts.noHits(query) : isSearching ? texts.filter.noHits : texts.none}
          back={
            isSearching
              ? { label: query === '' ? texts.filter.clear : collectionTexts.clearSearch, run: clear }
              : undefined
          }
        />
      ) : null}
      {hasNextPage ? <ShowMore run={() => void fetchNextPage()} /> : null}
    </SidebarGroup>
  );
}
