import { describe, expect, it } from 'vitest';
import { analyseSound } from './analyse-reference.ts';
import { REFERENCE_RATE_HZ } from './read-sound.ts';
import { referenceMusicSchema } from './reference-music.ts';
import { type PlayedBar, playedBars } from './test-data/played-bars.ts';

const C = { root: 0, isMinor: false };
const F = { root: 5, isMinor: false };
const G = { root: 7, isMinor: false };
const Am = { root: 9, isMinor: true };
const PROGRESSION = [C, G, Am, F];
const TUNE = [
  [72, 74, 76, 72],
  [74, 71, 74, 79],
  [76, 72, 69, 72],
  [77, 76, 74, 72],
];
const bars = (count: number): PlayedBar[] =>
  Array.from({ length: count }, (_, bar) => ({ ...PROGRESSION[bar % 4]!, melody: TUNE[bar % 4]! }));
const nothing = () => undefined;
const found = (sound: Float32Array) => analyseSound(sound, nothing);
const named = ({ root, isMinor }: { root: number; isMinor: boolean }) => `${root}${isMinor ? 'm' : ''}`;

describe('music of known bars', () => {
  it.each([84, 97.5, 120, 138])('at %d bpm has its tempo, bars, chords and key', (tempoBpm) => {
    const music = found(playedBars(bars(16), { tempoBpm, startSeconds: 0.1 }));
    expect(Math.abs(music.tempoBpm / tempoBpm - 1)).toBeLessThan(0.005);
    expect(music).toMatchObject({ isSteady: true, beatsPerBar: 4, key: { tonic: 0, isMinor: false } });
    const chords = music.bars.slice(0, 15).map(({ chord }) => named(chord!));
    expect(chords).toEqual(Array.from({ length: 15 }, (_, bar) => named(PROGRESSION[bar % 4]!)));
    for (const [bar, { startMs }] of music.bars.slice(0, 15).entries()) {
      expect(Math.abs(startMs - (100 + bar * (240_000 / tempoBpm)))).toBeLessThan(60);
    }
  });

  it('in three is counted in three', () => {
    const waltz = bars(20).map((bar) => ({ ...bar, melody: bar.melody.slice(0, 3) }));
    const music = found(playedBars(waltz, { tempoBpm: 110 }));
    expect(music.beatsPerBar).toBe(3);
    expect(music.bars.slice(0, 8).map(({ chord }) => named(chord!))).toEqual(
      [...PROGRESSION, ...PROGRESSION].map(named),
    );
  });

  it('has its melody as lead line, and none where nobody plays one', () => {
    const played = bars(8);
    const silent = bars(8).map((bar) => ({ ...bar, melody: [null, null, null, null] }));
    const music = found(playedBars([...played, ...silent], { tempoBpm: 96 }));
    const pitchAt = (bar: number, beat: number) =>
      music.bars[bar]!.lead.find(({ at, length }) => at <= beat / 4 + 0.05 && at + length > beat / 4 + 0.05)?.pitch;
    const right = Array.from({ length: 28 }, (_, at) => [Math.floor(at / 4), at % 4] as const).filter(
      ([bar, beat]) => pitchAt(bar, beat) === TUNE[bar % 4]![beat],
    );
    expect(right.length).toBeGreaterThanOrEqual(25);
    const share = (from: number) =>
      music.bars
        .slice(from, from + 7)
        .reduce((sum, { lead }) => sum + lead.reduce((all, { length }) => all + length, 0), 0) / 7;
    expect(share(0)).toBeGreaterThan(0.85);
    expect(share(8)).toBeLessThan(share(0) / 2);
  });

  it('has sections that follow each other from its beginning to its end, with silence at the edges', () => {
    const sound = playedBars(bars(24), {
      tempoBpm: 120,
      startSeconds: 2,
      endSeconds: 3,
      loudness: (bar) => (bar < 8 ? 0.3 : bar < 16 ? 1 : 0.35),
    });
    const { sections, durationMs, bars: heard } = found(sound);
    expect(durationMs).toBe(53_000);
    expect(sections.map(({ startMs }) => startMs)).toEqual([0, ...sections.slice(0, -1).map(({ endMs }) => endMs)]);
    expect(sections.at(-1)!.endMs).toBe(durationMs);
    expect([sections[0]!.label, sections.at(-1)!.label]).toEqual(['silence', 'silence']);
    const borders = sections.map(({ startMs }) => startMs);
    for (const border of [18_000, 34_000]) expect(borders.some((at) => Math.abs(at - border) < 150)).toBe(true);
    expect(sections.reduce((sum, section) => sum + section.bars, 0)).toBe(heard.length);
  });
});

describe('what is no music', () => {
  it('has bars of an even pace, so that a cover of it can be played', () => {
    const noise = new Float32Array(10 * REFERENCE_RATE_HZ);
    for (let index = 0, state = 7; index < noise.length; index++) {
      state = (state * 16_807) % 2_147_483_647;
      noise[index] = (state / 2_147_483_647 - 0.5) * 0.1;
    }
    const music = found(noise);
    expect(referenceMusicSchema.parse(music)).toEqual(music);
    expect(music.bars.length).toBeGreaterThan(2);
  });

  it('is one silence where nothing is heard', () => {
    const music = found(new Float32Array(6 * REFERENCE_RATE_HZ));
    expect(music).toMatchObject({ isSteady: false, key: null });
    expect(music.sections).toEqual([{ label: 'silence', startMs: 0, endMs: 6000, firstBar: 0, bars: 0 }]);
    expect(music.bars.every(({ chord, lead }) => chord === null && lead.length === 0)).toBe(true);
  });
});

it('ends wherever it is when nobody wants it any more', () => {
  const sound = playedBars(bars(8), { tempoBpm: 120 });
  let calls = 0;
  found(sound);
  analyseSound(sound, () => void calls++);
  // Several looks for each second of sound: the longest way between two is a piece of a second's work.
  expect(calls).toBeGreaterThan((sound.length / REFERENCE_RATE_HZ) * 15);
  for (const most of [1, Math.floor(calls / 3), Math.floor(calls / 2), calls - 1]) {
    let made = 0;
    expect(() =>
      analyseSound(sound, () => {
        if (++made > most) throw new Error('stopped');
      }),
    ).toThrow('stopped');
  }
});
