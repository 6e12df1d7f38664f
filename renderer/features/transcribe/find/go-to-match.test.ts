import { beforeEach, describe, expect, it } from 'vitest';
import { segmentId } from '../../../../shared/domain/test-data/transcript-data.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { goToMatch } from './go-to-match.ts';

const lines = ['a', 'b', 'c', 'd'].map((id) => ({ id: segmentId(id) }));
const matches = ['a', 'c'].map((id) => ({ lineId: segmentId(id), start: 0, end: 3 }));
const place = () => [useTranscribe.getState().find.current, useTranscribe.getState().selection.primary];

beforeEach(() => useTranscribe.setState(useTranscribe.getInitialState(), true));

describe('going to a hit', () => {
  it('goes from one to the next and selects the line of each, whatever is being written', () => {
    useTranscribe.setState({ editing: { segmentId: segmentId('b'), caret: 1 } });
    goToMatch(matches, lines, 1);
    expect([...place(), useTranscribe.getState().editing]).toEqual([0, 'a', null]);
    goToMatch(matches, lines, -1);
    expect(place()).toEqual([1, 'c']);
    goToMatch([], lines, 1);
    expect(place()).toEqual([-1, 'c']);
  });

  it('goes on from the selected line where that has none', () => {
    useTranscribe.setState({ selection: selectOne(segmentId('b')), activeId: segmentId('d') });
    goToMatch(matches, lines, 1);
    expect(place()).toEqual([1, 'c']);
  });

  it('goes on from the line at the playhead where none is selected', () => {
    useTranscribe.setState({ activeId: segmentId('b') });
    goToMatch(matches, lines, 1);
    expect(place()).toEqual([1, 'c']);
  });
});
