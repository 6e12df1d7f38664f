import '../../../../media/test-data/stand-in-audio.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { LibraryRow } from '../../../../../shared/domain/library/search/library-row.ts';
import { mediaUrl } from '../../../../api/media-urls.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { player } from '../../../../media/player/player-hooks.ts';
import type { TakeCell } from '../../results/song-cells.ts';
import { useSongs } from '../../results/songs-store.ts';
import { playTakeAt, swapTo, toggleTake } from './play-take.ts';

/** A take of a song; one without a length cannot be heard. */
function takeOf(id: string, durationMs: number | null): TakeCell {
  const playable = durationMs === null ? null : { id: id as ItemId, durationMs, track: null };
  const row = { id: id as ItemId, title: `Take ${id}`, kind: 'song', playable, coverId: null } as unknown as LibraryRow;
  return { kind: 'item', key: id, id: id as ItemId, row, generation: null, result: null, number: 1, total: 2 };
}
const [a, b, silent] = [takeOf('a', 60_000), takeOf('b', 30_000), takeOf('silent', null)] as const;
const loudness = (id: string, rms: number) =>
  queryClient.setQueryData(['peaks', mediaUrl.peaks(id as ItemId, undefined)], { rms: [rms, rms] });
const track = () => player.getState().track;

beforeEach(() => {
  queryClient.clear();
  player.load({
    id: 'elsewhere' as ItemId,
    url: 'u',
    title: 'Elsewhere',
    subtitle: 'Song',
    durationMs: 1000,
    peaksUrl: 'p',
  });
  useSongs.setState({ filter: 'all', openId: null });
  vi.spyOn(player, 'play').mockImplementation(() => undefined as never);
});

describe('a take', () => {
  it('is played from its beginning, and then paused and continued where it is', () => {
    const toggle = vi.spyOn(player, 'toggle').mockImplementation(() => undefined as never);
    toggleTake(a);
    expect([track()?.id, toggle.mock.calls.length]).toEqual(['a', 0]);
    toggleTake(a);
    expect(toggle).toHaveBeenCalledOnce();
  });

  it('is played from a place', () => {
    const seek = vi.spyOn(player, 'seek');
    playTakeAt(b, 12_000);
    expect([track()?.id, seek.mock.lastCall]).toEqual(['b', [12_000]]);
  });

  it('that cannot be heard yet leaves the player alone', () => {
    toggleTake(silent);
    playTakeAt(silent, 5);
    swapTo(silent, [a, silent]);
    expect(track()?.id).toBe('elsewhere');
    expect(useSongs.getState().openId).toBe('silent');
  });
});

describe('another take of the song that plays', () => {
  it('goes on at the same position, as far as it is that long', () => {
    toggleTake(a);
    const seek = vi.spyOn(player, 'seek');
    vi.spyOn(player, 'timeMs').mockReturnValue(20_000);
    swapTo(b, [a, b]);
    expect([track()?.id, seek.mock.lastCall]).toEqual(['b', [20_000]]);
    vi.spyOn(player, 'timeMs').mockReturnValue(45_000);
    toggleTake(a);
    swapTo(b, [a, b]);
    expect(seek.mock.lastCall).toEqual([30_000]);
  });

  it('is as loud as the quietest of the takes', () => {
    loudness('a', 0.1);
    loudness('b', 0.4);
    toggleTake(a);
    swapTo(b, [a, b]);
    expect(track()?.gain).toBeCloseTo(0.25, 5);
    swapTo(a, [a, b]);
    expect(track()?.gain).toBe(1);
  });

  it('is turned down by nobody where the peaks are not read', () => {
    toggleTake(a);
    swapTo(b, [a, b]);
    expect(track()?.gain).toBe(1);
  });
});

it('is only opened where another song plays', () => {
  swapTo(b, [a, b]);
  expect([track()?.id, useSongs.getState().openId]).toEqual(['elsewhere', 'b']);
});
