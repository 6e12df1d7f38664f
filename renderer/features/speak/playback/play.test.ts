import '../../../media/test-data/stand-in-audio.ts';
import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { SoundId } from '../../../../shared/domain/ids.ts';
import type { ScriptMix } from '../../../../shared/domain/script/script-views.ts';
import { itemId, lineId, newScriptLine } from '../../../../shared/domain/test-data/script-data.ts';
import { type Answers, standInCore } from '../../../api/test-data/stand-in-core.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { openQuestion } from '../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { openScriptFor, takeOf } from '../document/test-data/open-script-data.ts';
import { loadedLine, playFrom, playingLine, playLine, playTake, seekInLine, toggleFrom } from './play.ts';
import { usePlayback } from './playback-store.ts';

const takes = [takeOf('a', 'One.'), takeOf('c', 'Three.', { durationMs: 2000 })];
const open = openScriptFor(
  [newScriptLine('a', 'One.'), newScriptLine('b', 'Two.'), newScriptLine('c', 'Three.')],
  {},
  { takes },
);
const [takeA, takeC] = takes as [(typeof takes)[0], (typeof takes)[0]];
const placed = (line: string, startMs: number, endMs: number) => ({
  lineId: lineId(line),
  takeId: itemId(`take-${line}`),
  startMs,
  endMs,
});
const mix = (values: Partial<ScriptMix> = {}): ScriptMix => ({
  soundId: 'sound-1' as SoundId,
  durationMs: 4000,
  lines: [placed('a', 0, 1000), placed('c', 1500, 3500)],
  missingLineIds: [lineId('b')],
  ...values,
});
const begin = (scripts: Answers['scripts'] = {}) =>
  standInCore({ scripts: { mix: () => mix(), words: () => ({}), ...scripts } });
const loaded = () => player.getState().track?.id;
const heard = () => [playingLine()?.lineId, player.timeMs()];

// The player looks for silence at the start of each file; there are no files here.
vi.stubGlobal('fetch', async () => new Response());

let play = vi.spyOn(player, 'play');

beforeEach(() => {
  vi.restoreAllMocks();
  play = vi.spyOn(player, 'play');
  player.unload();
  notifications.clean();
  notifications.cleanQueue();
});

describe('the joined script', () => {
  it('begins with the asked line, at the asked place in it', async () => {
    begin();
    await playFrom(open, lineId('c'), 400);
    expect([loaded(), heard()]).toEqual(['script:script', ['c', 1900]]);
    expect(play).toHaveBeenCalledOnce();
  });

  it('begins with the next line that was generated where the asked one was not', async () => {
    begin();
    await playFrom(open, lineId('b'), 400);
    expect(heard()).toEqual(['c', 1500]);
  });

  it('begins at the start of the line where the place is behind its end', async () => {
    begin();
    await playFrom(open, lineId('a'), 1000);
    expect(heard()).toEqual(['a', 0]);
  });

  it('of which nothing was generated says so and plays nothing', async () => {
    begin({ mix: () => mix({ lines: [] }) });
    await playFrom(open, null);
    expect([loaded(), shownToasts().length]).toEqual([undefined, 1]);
  });

  it('is played although the times of its words could not be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    begin({
      words: () => {
        throw new Failure('NOT_FOUND', 'They are gone.');
      },
    });
    await playFrom(open, lineId('a'));
    expect([loaded(), shownToasts()]).toEqual(['script:script', []]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('that cannot be joined is told, and joining is over', async () => {
    begin({
      mix: () => {
        throw new Failure('DISK_FULL', 'The disk is full.');
      },
    });
    await playFrom(open, null);
    expect([loaded(), shownToasts().length, usePlayback.getState().isJoining]).toEqual([undefined, 1, false]);
  });
});

describe('a narration of hours', () => {
  const large: NonNullable<Answers['scripts']>['mix'] = ({ acceptsSize }) => {
    if (acceptsSize) return mix();
    throw new Failure('CONFIRMATION_NEEDED', 'It is long.', { durationMs: 7_200_000, sizeBytes: 9e9, freeBytes: 1e10 });
  };
  const answer = async (given: 'confirm' | 'cancel') => {
    await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
    openQuestion()?.answer(given);
  };

  it('is joined once the user has said so', async () => {
    const core = begin({ mix: large });
    const playing = playFrom(open, null);
    await answer('confirm');
    await playing;
    expect(core.asked.filter(([name]) => name === 'scripts.mix').map(([, input]) => input)).toEqual([
      { id: 'script', acceptsSize: false },
      { id: 'script', acceptsSize: true },
    ]);
    expect(loaded()).toBe('script:script');
  });

  it('is not played on no, and that is no failure', async () => {
    begin({ mix: large });
    const playing = playFrom(open, null);
    await answer('cancel');
    await playing;
    expect([loaded(), shownToasts()]).toEqual([undefined, []]);
  });
});

describe('one line', () => {
  it('is its take where the script is not loaded', async () => {
    begin();
    await playLine(open, lineId('c'));
    expect([loaded(), loadedLine(lineId('c'))]).toMatchObject(['take:take-c', { startMs: 0, endMs: 2000 }]);
  });

  it('is played within the joined script where that has the same take', async () => {
    begin();
    await playFrom(open, lineId('a'));
    const range = vi.spyOn(player, 'playRange');
    await playLine(open, lineId('c'));
    expect(loaded()).toBe('script:script');
    expect(range.mock.calls[0]?.[0]).toMatchObject({ startMs: 1500, endMs: 3500 });
  });

  it('is its take where the joined script has an older one', async () => {
    begin({ mix: () => mix({ lines: [{ ...placed('c', 0, 900), takeId: itemId('older') }] }) });
    await playFrom(open, lineId('c'));
    await playLine(open, lineId('c'));
    expect(loaded()).toBe('take:take-c');
  });

  it('without a take says so', async () => {
    begin();
    await playLine(open, lineId('b'));
    expect([loaded(), shownToasts().length]).toEqual([undefined, 1]);
  });
});

describe('takes of a line', () => {
  it('are compared at the same place', async () => {
    begin();
    await playTake(open, takeC);
    player.seek(700);
    const other = takeOf('c', 'Three.', { id: itemId('take-c-2'), durationMs: 2000 });
    await playTake(open, other);
    expect([loaded(), player.timeMs()]).toEqual(['take:take-c-2', 700]);
  });

  it('begin anew after a take of another line, and ask for words only where a take has some', async () => {
    const core = begin();
    await playTake(open, takeC);
    player.seek(700);
    await playTake(open, { ...takeA, hasWords: false });
    expect([loaded(), player.timeMs()]).toEqual(['take:take-a', 0]);
    expect(core.asked.map(([, input]) => input)).toEqual([{ takeIds: ['take-c'] }]);
  });
});

describe('a place in a line', () => {
  it('is gone to within what is loaded', async () => {
    begin();
    await playFrom(open, lineId('a'));
    await seekInLine(open, takeC, 600);
    expect([loaded(), player.timeMs()]).toEqual(['script:script', 2100]);
  });

  it('loads the take of the line, and plays nothing by itself', async () => {
    begin();
    await seekInLine(open, takeC, 600);
    expect([loaded(), player.timeMs()]).toEqual(['take:take-c', 600]);
    expect(play).not.toHaveBeenCalled();
  });
});

describe('play and pause', () => {
  it('pauses whatever plays', async () => {
    begin();
    const pause = vi.spyOn(player, 'pause');
    vi.spyOn(player, 'getState').mockReturnValue({ ...player.getState(), isPlaying: true });
    await toggleFrom(open, lineId('a'));
    expect(pause).toHaveBeenCalledOnce();
  });

  it('goes on where it stopped in the active line, and begins another line at its start', async () => {
    const core = begin();
    await playFrom(open, lineId('a'));
    player.seek(2000);
    await toggleFrom(open, lineId('c'));
    expect(player.timeMs()).toBe(2000);
    expect(core.asked.filter(([name]) => name === 'scripts.mix')).toHaveLength(1);
    await toggleFrom(open, lineId('a'));
    expect(player.timeMs()).toBe(0);
  });

  it('joins anew where the line has another take by now, and goes on at the same place', async () => {
    begin();
    await playFrom(open, lineId('c'), 600);
    const later = openScriptFor(open.script.lines, {}, { takes: [takeA, { ...takeC, id: itemId('take-c-2') }] });
    const newer = mix({
      soundId: 'sound-2' as SoundId,
      lines: [{ ...placed('c', 200, 2200), takeId: itemId('take-c-2') }],
    });
    begin({ mix: () => newer });
    await toggleFrom(later, lineId('c'));
    expect([player.getState().track?.url, player.timeMs()]).toEqual(['/sounds/sound-2/original', 800]);
  });
});
