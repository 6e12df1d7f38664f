import { IconListSearch, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { SavedSearch } from '../../../../shared/domain/organisation/board.ts';
import { LABEL_LIMITS } from '../../../../shared/domain/organisation/labels.ts';
import { api } from '../../../api/client.ts';
import { type Arranged, ArrangedRow } from '../../../ui/collection/sidebar/arranged-row.tsx';
import { SidebarGroup } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { canSave, deleteSearch, moveSearch, openSearch, renameSearch, replaceSearch } from '../find/saved-searches.ts';
import { useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';

/** The saved searches with how much each finds now. */
export function SavedSearchRows() {
  const searches = useQuery(api.savedSearches.list.queryOptions()).data ?? [];
  if (searches.length === 0) return null;
  const list: Arranged<SavedSearch> = {
    rows: searches,
    rename: (search, name) => void renameSearch(search, name),
    move: (search, before) => void moveSearch(search, before),
    remove: (search) => void deleteSearch(search),
    fieldLabel: texts.searches.nameField,
    removeLabel: texts.searches.delete,
    longestName: LABEL_LIMITS.search.longest,
  };
  return (
    <SidebarGroup isPlain title={texts.list.savedSearches}>
      <ul className={sidebar.rows} aria-label={texts.list.savedSearches}>
        {searches.map((search) => (
          <SearchRow key={search.id} search={search} list={list} />
        ))}
      </ul>
    </SidebarGroup>
  );
}

function SearchRow({ search, list }: { search: SavedSearch; list: Arranged<SavedSearch> }) {
  const isCurrent = useLibrary(({ savedId }) => savedId === search.id);
  const hasOther = useLibrary((state) => state.savedId === null && canSave(state));
  const count = useQuery(api.library.count.queryOptions({ input: { query: search.query } })).data;
  const replace = {
    label: texts.searches.update,
    icon: IconRefresh,
    key: null,
    run: () => void replaceSearch(search),
  };
  return (
    <ArrangedRow
      row={search}
      list={list}
      icon={<IconListSearch size={16} stroke={1.6} />}
      fact={count?.toLocaleString('en')}
      hint={search.query}
      isCurrent={isCurrent}
      actions={hasOther ? [replace] : []}
      open={() => openSearch(search)}
    />
  );
}
