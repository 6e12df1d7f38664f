import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { parseSearch } from '../../../shared/domain/library/search/parse-search.ts';
import { selectOne } from '../../ui/collection/list/list-selection.ts';
import {
  BIN,
  closeStack,
  isSearching,
  narrow,
  openPart,
  openStack,
  searchOf,
  selectNothing,
  showsStacks,
  showEverything,
  useLibrary,
} from './library-store.ts';

// The store looks for its storage as soon as it is loaded.
const kept = vi.hoisted(() => {
  const values = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
  vi.stubGlobal('window', { localStorage });
  return values;
});

const id = 'item' as ItemId;
const now = () => useLibrary.getState();
const select = () => useLibrary.setState({ selection: selectOne(id), at: 7, anchorAt: 5, isLooking: true });

beforeEach(() => useLibrary.setState(useLibrary.getInitialState(), true));

describe('the search of everything that narrows the list', () => {
  it('is empty where nothing does', () => {
    expect(searchOf(now())).toBe('');
    expect(searchOf({ part: '', kind: null, chips: [], text: '  \t' })).toBe('');
  });

  it('holds the part, the kind, the chips and the words, and core reads each of them back', () => {
    const search = searchOf({ part: BIN, kind: 'transcript', chips: ['tag:"episode 12"'], text: ' red lamp ' });
    const { text, filters } = parseSearch(search, 0);
    expect(text).toBe('red lamp');
    expect(filters).toEqual([
      { by: 'is', state: 'binned' },
      { by: 'kind', kind: 'transcript' },
      { by: 'tag', name: 'episode 12' },
    ]);
  });

  it('can be read for every kind', () => {
    const kinds = ['recording', 'transcript', 'script', 'speech', 'voice-sample'] as const;
    for (const kind of kinds) {
      expect(parseSearch(searchOf({ part: '', kind, chips: [], text: '' }), 0)).toEqual({
        text: '',
        filters: [{ by: 'kind', kind }],
      });
    }
  });
});

it('counts as a search with words or chips, not with a part or blanks', () => {
  expect(isSearching({ chips: [], text: ' ' })).toBe(false);
  expect(isSearching({ chips: [], text: 'a' })).toBe(true);
  expect(isSearching({ chips: ['is:favourite'], text: '' })).toBe(true);
});

describe('another list', () => {
  it('begins at its top, with nothing selected and no title being written', () => {
    select();
    useLibrary.setState({ renaming: id });
    narrow({ sort: 'title' });
    expect(now()).toMatchObject({ sort: 'title', at: 0, anchorAt: 0, isLooking: false, renaming: null });
    expect(now().selection.ids.size).toBe(0);
    expect(now().selection.anchor).toBeNull();
  });

  it('of a part is whole: its kind is forgotten and its search stays', () => {
    useLibrary.setState({ kind: 'script', text: 'lamp', chips: ['is:used'] });
    openPart('folder:sea');
    expect(now()).toMatchObject({ part: 'folder:sea', kind: null, text: 'lamp', chips: ['is:used'] });
  });

  it('of everything has no part, kind or search, and keeps its order', () => {
    useLibrary.setState({ part: BIN, kind: 'script', text: 'lamp', chips: ['is:used'], sort: 'largest' });
    showEverything();
    expect(searchOf(now())).toBe('');
    expect(now().sort).toBe('largest');
  });
});

it('forgets the selection without changing what is shown', () => {
  useLibrary.setState({ part: BIN, text: 'lamp' });
  select();
  selectNothing();
  expect(now()).toMatchObject({ part: BIN, text: 'lamp', at: 0, isLooking: false });
  expect(now().selection.primary).toBeNull();
});

it('keeps for the next start how things are shown, and neither search nor selection', () => {
  useLibrary.setState({
    part: 'is:favourite',
    sort: 'oldest',
    view: 'grid',
    cardPx: 240,
    text: 'lamp',
    chips: ['a:b'],
  });
  select();
  expect(JSON.parse(kept.get('atelier.library') ?? '{}').state).toEqual({
    part: 'is:favourite',
    kind: null,
    sort: 'oldest',
    view: 'grid',
    cardPx: 240,
    isStacked: true,
  });
});

describe('a stack', () => {
  const at = { id, title: 'Lamp', at: 7 };

  it('is shown alone within what is searched for, and closes at the item where it was opened', () => {
    narrow({ text: 'lamp' });
    openStack('line:play:one', at);
    expect(parseSearch(searchOf(now()), 0)).toEqual({ text: 'lamp', filters: [{ by: 'stack', id: 'line:play:one' }] });
    expect(now().selection.primary).toBeNull();
    closeStack();
    expect([searchOf(now()), now().selection.primary, now().at]).toEqual(['lamp', id, 7]);
  });

  it('closes when something else is searched for, and stays in another order', () => {
    openStack('line:play:one', at);
    narrow({ sort: 'title' });
    expect(now().stack?.id).toBe('line:play:one');
    narrow({ text: 'ferry' });
    expect(now().stack).toBeNull();
  });

  it('is one item everywhere but on a board and in the bin, unless that is turned off', () => {
    const shows = (part: string) => (openPart(part), showsStacks(now()));
    expect(['', 'is:favourite', 'board:fog', BIN].map(shows)).toEqual([true, true, false, false]);
    useLibrary.setState({ isStacked: false });
    expect(shows('')).toBe(false);
  });
});
