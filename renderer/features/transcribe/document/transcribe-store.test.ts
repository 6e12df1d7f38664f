import { beforeEach, describe, expect, it } from 'vitest';
import type { ItemId, SegmentId } from '../../../../shared/domain/ids.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import {
  follows,
  openFind,
  openInStore,
  rememberPlace,
  setFind,
  type TranscribeState,
  useTranscribe,
} from './transcribe-store.ts';

const first = 't_1' as ItemId;
const second = 't_2' as ItemId;
const line = (name: string) => name as SegmentId;
const state = () => useTranscribe.getState();

beforeEach(() => useTranscribe.setState(useTranscribe.getInitialState(), true));

describe('opening another transcript', () => {
  it('goes to where that one was left', () => {
    rememberPlace(first, { playheadMs: 4200, lineId: line('b') });
    openInStore(second);
    expect([state().arriveAtMs, state().selection.primary]).toEqual([null, null]);
    openInStore(first);
    expect([state().openId, state().arriveAtMs, state().selection.primary]).toEqual([first, 4200, 'b']);
  });

  it('takes up what was typed in that one and not yet committed', () => {
    useTranscribe.setState({ draft: { transcriptId: first, segmentId: line('b'), text: 'half', base: '' } });
    openInStore(second);
    expect(state().editing).toBeNull();
    openInStore(first);
    expect(state().editing).toEqual({ segmentId: 'b', caret: 'end' });
  });

  it('leaves behind what belongs to the one before: selection, filter, loop, hits, dialogs', () => {
    useTranscribe.setState({
      selection: selectOne(line('a')),
      filter: new Set(['nobody']),
      isLooping: true,
      activeId: line('a'),
      isFollowSuspended: true,
      find: { ...state().find, isOpen: true, text: 'lamp', current: 3 },
      dialog: 'export',
    });
    openInStore(second);
    expect(state()).toMatchObject({
      filter: null,
      isLooping: false,
      activeId: null,
      isFollowSuspended: false,
      dialog: null,
      find: { isOpen: false, text: 'lamp', current: -1 },
    });
    expect(state().selection.ids.size).toBe(0);
  });
});

describe('places', () => {
  it('are kept for the two hundred that were left last', () => {
    for (let at = 0; at < 201; at += 1) rememberPlace(`t_${at}` as ItemId, { playheadMs: at, lineId: null });
    rememberPlace('t_1' as ItemId, { playheadMs: 7, lineId: null });
    rememberPlace('t_new' as ItemId, { playheadMs: 9, lineId: null });
    const kept = Object.keys(state().places);
    expect(kept).toHaveLength(200);
    expect([kept.includes('t_0'), kept.includes('t_2'), kept.slice(-2)]).toEqual([false, false, ['t_1', 't_new']]);
    expect(state().places['t_1' as ItemId]?.playheadMs).toBe(7);
  });
});

describe('following', () => {
  it('rests while the user looks elsewhere, and is off where it was turned off', () => {
    const shown = (change: Partial<TranscribeState>) => follows({ ...state(), ...change });
    expect(shown({ isFollowing: true, isFollowSuspended: false })).toBe(true);
    expect(shown({ isFollowing: true, isFollowSuspended: true })).toBe(false);
    expect(shown({ isFollowing: false, isFollowSuspended: false })).toBe(false);
  });
});

describe('find', () => {
  it('changes one thing at a time, and takes the keyboard only where the user opened it', () => {
    useTranscribe.setState({ isFindFromSearch: true });
    setFind({ text: 'lamp' });
    setFind({ isCaseSensitive: true });
    expect(state().find).toMatchObject({ text: 'lamp', isCaseSensitive: true, isOpen: false });
    openFind({ replacement: 'lantern' });
    expect(state().isFindFromSearch).toBe(false);
    expect(state().find).toMatchObject({ text: 'lamp', isOpen: true });
  });
});
