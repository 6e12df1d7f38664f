import '../../../media/test-data/stand-in-audio.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { SpokenMoment } from '../../../../shared/domain/library/search/library-row.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { rowOf, transcriptRow } from '../test-data/library-rows.ts';
import { openMoment } from './open-item.ts';
import { playRow } from '../../../ui/items/play-item.ts';

const loaded = () => player.getState().track;
const recording = rowOf('rec');

beforeEach(() => {
  player.unload();
  vi.restoreAllMocks();
});

describe('a moment', () => {
  const moment = (values: Partial<SpokenMoment> = {}): SpokenMoment => ({
    itemId: 't_1' as ItemId,
    title: 'Night walk',
    lineId: 's_7',
    startMs: 4000,
    text: 'the red lamp',
    speaker: null,
    playable: { id: 'rec' as ItemId, durationMs: 60_000, track: 2 },
    ...values,
  });

  it('is opened in its transcript and heard from there, in the track that was read', () => {
    const core = standInCore({});
    openMoment(moment(), 'lamp');
    expect(core.hash()).toBe('#/transcribe/t_1/s_7/lamp');
    expect(loaded()).toMatchObject({ id: 'rec', kind: 'recording', url: '/media/rec/playback?track=2' });
    expect(player.timeMs()).toBe(4000);
  });

  it('of a recording without a transcript is only heard', () => {
    const core = standInCore({});
    const before = core.hash();
    openMoment(moment({ itemId: 'rec' as ItemId, lineId: null }), 'lamp');
    expect([core.hash(), player.timeMs()]).toEqual([before, 4000]);
  });

  it('without sound or words is opened all the same', () => {
    const core = standInCore({});
    openMoment(moment({ playable: null }), '');
    expect(core.hash()).toBe('#/transcribe/t_1/s_7');
    expect(loaded()).toBeNull();
  });
});

describe('playing a row', () => {
  it('begins it anew from its start, wherever it was left', () => {
    const play = vi.spyOn(player, 'play');
    playRow(recording);
    player.seek(9000);
    playRow(recording);
    expect(player.timeMs()).toBe(0);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('pauses the one that plays, and goes over to another', () => {
    playRow(recording);
    vi.spyOn(player, 'getState').mockReturnValue({ ...player.getState(), isPlaying: true });
    const [pause, load] = [vi.spyOn(player, 'pause'), vi.spyOn(player, 'load')];
    playRow(recording);
    expect(pause).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();
    playRow(rowOf('other'));
    expect(load.mock.calls[0]?.[0].id).toBe('other');
  });

  it('hears of a transcript its recording, under its own title', () => {
    const { playable } = recording;
    playRow(transcriptRow('t_1', { title: 'Night walk', playable }));
    expect(loaded()).toMatchObject({ id: 'rec', title: 'Night walk', kind: 'recording', durationMs: 60_000 });
  });

  it('leaves alone what cannot be heard', () => {
    playRow(transcriptRow('t_1'));
    expect(loaded()).toBeNull();
  });
});
