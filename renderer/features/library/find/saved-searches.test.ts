import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedSearchId } from '../../../../shared/domain/ids.ts';
import type { SavedSearch } from '../../../../shared/domain/organisation/board.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { narrow, openPart, searchOf, useLibrary } from '../library-store.ts';
import { useUndo } from '../../../ui/items/actions/undo-steps.ts';
import { canSave, deleteSearch, openSearch, saveSearch } from './saved-searches.ts';
import { addChip, typeSearch } from './search-chips.ts';

const id = 's_1' as SavedSearchId;
const change = { changedCount: 1, undoId: 'undo-1' };
const search: SavedSearch = { id, name: 'Best', query: 'is:favourite kind:script tag:"episode 12" red lamp' };
const now = () => useLibrary.getState();

beforeEach(() => {
  useLibrary.setState(useLibrary.getInitialState(), true);
  useUndo.setState({ done: [], undone: [] });
  notifications.clean();
  notifications.cleanQueue();
});

describe('a saved search', () => {
  it('is everything that narrows the list, and is shown as chips and words', async () => {
    const core = standInCore({ savedSearches: { create: () => ({ id, ...change }) } });
    openPart('is:favourite');
    narrow({ kind: 'script' });
    addChip('tag:"episode 12"');
    typeSearch('red lamp');
    expect(await saveSearch('Best')).toBe(true);
    expect(core.asked).toEqual([['savedSearches.create', { name: 'Best', query: search.query }]]);
    expect(now()).toMatchObject({
      part: '',
      kind: null,
      chips: ['is:favourite', 'kind:script', 'tag:"episode 12"'],
      text: 'red lamp',
      savedId: id,
    });
    expect(searchOf(now())).toBe(search.query);
    expect(useUndo.getState().done.map(({ label }) => label)).toEqual(['Save search “Best”']);
  });

  it('is the one that is shown until something of it is changed; the order may change', () => {
    openSearch(search);
    narrow({ sort: 'title' });
    expect(now().savedId).toBe(id);
    typeSearch('red lamps');
    expect(now().savedId).toBeNull();
    openSearch(search);
    openPart('');
    expect(now().savedId).toBeNull();
  });

  it('needs something to search for', () => {
    expect(canSave(now())).toBe(false);
    for (const state of [{ text: 'a' }, { part: 'tag:sea' }, { kind: 'script' }, { chips: ['is:used'] }] as const)
      expect(canSave({ part: '', kind: null, chips: [], text: '', ...state })).toBe(true);
  });

  it('that is deleted is told with a way back, and what it found stays shown', async () => {
    standInCore({ savedSearches: { remove: () => change } });
    openSearch(search);
    await deleteSearch(search);
    expect(now()).toMatchObject({ savedId: null, text: 'red lamp' });
    expect(shownToasts()[0]?.message).toBe('Search “Best” deleted');
  });
});
