import { Button } from '@mantine/core';
import { IconBadgeCc } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { SearchField } from '../../../ui/collection/search-field.tsx';
import { openRowMenu } from '../../../ui/context-menu/row-menu.ts';
import { ItemBin } from '../../../ui/kinds/item-bin.tsx';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { useSpeakView } from '../speak-context.tsx';
import { FilterMenu } from './filter-menu.tsx';
import classes from './list.module.css';
import { texts } from './list-texts.ts';
import { NewMenu } from './new-menu.tsx';
import { PronunciationList } from './pronunciation-list.tsx';
import { ALL_SCRIPTS, isFiltering, type ScriptFilter } from './script-filter.ts';
import { ScriptRow } from './script-row.tsx';
import { SectionList } from './section-list.tsx';
import { useScripts } from './use-scripts.ts';

/** What there is to open: scripts, sections of the open one, and the dictionary. */
export function ListColumn() {
  const { open } = useSpeakView();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState(ALL_SCRIPTS);
  return (
    <>
      <PanelHeader title={texts.title}>
        <NewMenu />
      </PanelHeader>
      <div className={classes.search}>
        <SearchField label={texts.search} value={search} onChange={setSearch} />
        <FilterMenu filter={filter} set={setFilter} />
      </div>
      <div
        className={classes.list}
        role="presentation"
        onKeyDown={moveInList}
        onContextMenu={openRowMenu}
        data-focus-inset
      >
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
      </div>
    </>
  );
}

function ScriptList(props: { search: string; filter: ScriptFilter; clear: () => void }) {
  const { search, filter, clear } = props;
  const { id: openId } = useSpeakView();
  const { rows, query, isFetched, hasNextPage, fetchNextPage } = useScripts(search, filter);
  const isSearching = query !== '' || isFiltering(filter);
  return (
    <section aria-label={texts.scripts}>
      <h2 className={classes.group}>{texts.scripts}</h2>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <ScriptRow key={row.id} row={row} isOpen={row.id === openId} />
        ))}
      </ul>
      {isFetched && rows.length === 0 ? (
        <div className={classes.quiet} role="status">
          <p>{query !== '' ? texts.noHits(query) : isSearching ? texts.filter.noHits : texts.none}</p>
          {!isSearching ? null : (
            <Button size="compact-sm" onClick={clear}>
              {query === '' ? texts.filter.clear : texts.clearSearch}
            </Button>
          )}
        </div>
      ) : null}
      {hasNextPage ? (
        <Button variant="subtle" size="compact-sm" m="0.5rem" onClick={() => void fetchNextPage()}>
          {texts.showMore}
        </Button>
      ) : null}
    </section>
  );
}

/** Arrow keys, Home and End walk through the rows, across the sections of the column. */
function moveInList(event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof HTMLInputElement) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-script-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const next = { ArrowDown: rows[at + 1], ArrowUp: rows[at - 1], Home: rows[0], End: rows.at(-1) }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
