import { beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { useLibrary } from '../library-store.ts';
import { addChip, removeChip, splitTyped, typeSearch } from './search-chips.ts';

it('makes a chip of an operator once a blank follows it', () => {
  expect(splitTyped('lamp kind:transcript', 0)).toEqual({ chips: [], text: 'lamp kind:transcript' });
  expect(splitTyped('lamp kind:transcript ', 0)).toEqual({ chips: ['kind:transcript'], text: 'lamp ' });
  expect(splitTyped('kind:transcript lamp', 0)).toEqual({ chips: ['kind:transcript'], text: 'lamp' });
});

it('makes a chip of the last one too when typing is done', () => {
  expect(splitTyped('the tag:"episode 12"', 0, true)).toEqual({ chips: ['tag:"episode 12"'], text: 'the ' });
});

it('leaves what is no operator in the text', () => {
  expect(splitTyped('note: rating:9 ', 0, true)).toEqual({ chips: [], text: 'note: rating:9 ' });
});

describe('the search of the store', () => {
  beforeEach(() => useLibrary.setState(useLibrary.getInitialState(), true));
  const search = () => {
    const { text, chips } = useLibrary.getState();
    return { text, chips };
  };

  it('gets chips after those that are there, each once', () => {
    typeSearch('kind:transcript lamp');
    typeSearch('lamp is:used kind:transcript ');
    expect(search()).toEqual({ text: 'lamp ', chips: ['kind:transcript', 'is:used'] });
  });

  it('leaves an operator that is being typed in the field until typing is done', () => {
    typeSearch('is:favourite');
    expect(search()).toEqual({ text: 'is:favourite', chips: [] });
    typeSearch('is:favourite', true);
    expect(search()).toEqual({ text: '', chips: ['is:favourite'] });
  });

  it('takes a chip in once and out again', () => {
    addChip('is:used');
    addChip('rating:3..5');
    addChip('is:used');
    expect(search().chips).toEqual(['is:used', 'rating:3..5']);
    removeChip('is:used');
    removeChip('is:unknown');
    expect(search().chips).toEqual(['rating:3..5']);
  });

  it('shows another list, of which nothing is selected yet', () => {
    useLibrary.setState({ selection: selectOne('item' as ItemId), at: 3 });
    addChip('is:used');
    expect(useLibrary.getState()).toMatchObject({ at: 0, selection: { primary: null } });
  });
});
