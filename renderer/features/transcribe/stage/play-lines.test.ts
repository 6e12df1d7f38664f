import '../../../media/test-data/stand-in-audio.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemId, SegmentId } from '../../../../shared/domain/ids.ts';
import { lineOf } from '../../../../shared/domain/test-data/transcript-data.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { selectAll } from '../../../ui/collection/list/list-selection.ts';
import { shownTranscript } from '../document/test-data/open-transcript.ts';
import { transcriptOf } from '../document/test-data/transcript-core.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { loopedSpan, playAround, repeatSpan } from './play-lines.ts';
import { rememberPlaceNow } from './remember-place.ts';

const open = shownTranscript(
  transcriptOf([lineOf('a', 'The lamp', 0), lineOf('b', 'went out at sea', 3000), lineOf('c', 'Fog', 3200)]),
);
const select = (...ids: string[]) => useTranscribe.setState({ selection: selectAll(ids as SegmentId[]) });
const [mine, other] = ['m_1', 'm_2'] as ItemId[] as [ItemId, ItemId];
const id = 't_1' as ItemId;
const load = (media: ItemId) =>
  player.load({ id: media, url: `/media/${media}`, title: '', subtitle: '', durationMs: 60_000, peaksUrl: null });

beforeEach(() => {
  vi.restoreAllMocks();
  useTranscribe.setState(useTranscribe.getInitialState(), true);
  player.unload();
});

describe('the span of the selected lines', () => {
  it('reaches from the first start to the last end, whatever order they were selected in', () => {
    select('c', 'a');
    expect(loopedSpan(open)).toEqual({ startMs: 0, endMs: 3650 });
  });

  it('ends with the line that sounds longest, not with the one that begins last', () => {
    select('b', 'c');
    expect(loopedSpan(open)).toEqual({ startMs: 3000, endMs: 4950 });
  });

  it('is none where nothing is selected, or what is selected is gone', () => {
    expect(loopedSpan(open)).toBeNull();
    select('gone');
    expect(loopedSpan(open)).toBeNull();
  });
});

describe('playing around an edge', () => {
  it('takes half a second on both sides, and nothing before the start of the recording', () => {
    const play = vi.spyOn(player, 'playRange');
    playAround(3000);
    playAround(200);
    playAround(null);
    expect(play.mock.calls).toEqual([[{ startMs: 2500, endMs: 3500 }], [{ startMs: 0, endMs: 700 }]]);
  });
});

describe('repeating a span', () => {
  const span = { startMs: 3000, endMs: 5000 };

  it.each([
    ['before it', 2999, 3000],
    ['behind it', 5000, 3000],
    ['within it', 4000, 4000],
    ['at its start', 3000, 3000],
  ])('leaves the playhead within the span when it stood %s', (_, from, to) => {
    load(mine);
    player.seek(from);
    repeatSpan(span);
    expect(player.timeMs()).toBe(to);
    expect(player.getState().loop).toEqual(span);
  });
});

describe('where a transcript is left', () => {
  const place = () => useTranscribe.getState().places[id];

  it('is the selected line and the playhead of its recording', () => {
    load(mine);
    player.seek(4200);
    select('b');
    rememberPlaceNow(id, mine);
    expect(place()).toEqual({ playheadMs: 4200, lineId: 'b' });
  });

  it('keeps the place before while another recording is in the player', () => {
    useTranscribe.setState({ places: { [id]: { playheadMs: 900, lineId: null } } });
    load(other);
    player.seek(4200);
    select('c');
    rememberPlaceNow(id, mine);
    expect(place()).toEqual({ playheadMs: 900, lineId: 'c' });
  });

  it('is where it was to arrive, as long as its recording has not been loaded', () => {
    useTranscribe.setState({ places: { [id]: { playheadMs: 900, lineId: null } }, arriveAtMs: 3000 });
    rememberPlaceNow(id, mine);
    expect(place()?.playheadMs).toBe(3000);
  });

  it('is the start where nothing is known of it', () => {
    rememberPlaceNow(id, mine);
    expect(place()).toEqual({ playheadMs: 0, lineId: null });
  });
});
