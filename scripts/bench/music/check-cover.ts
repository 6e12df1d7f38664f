import type { ReferenceBar, ReferenceMusic } from '../../../engine/music/reference/reference-music.ts';
import type { Score } from '../../../engine/music/score/score.ts';
import type { SongFacts } from '../../../engine/music/song/song-facts.ts';
import { readChord } from '../../../engine/music/theory/chords.ts';
import { PITCH_NAMES, SCALES, type Key, type Mode } from '../../../engine/music/theory/pitch.ts';

/** What was right of what was found in a reference: of so many bars and steps of the lead line. */
export type CoverCheck = {
  name: string;
  tempo: 'same' | 'octave' | 'other';
  hasSameCount: boolean;
  hasSameKey: boolean;
  bars: number;
  chords: number;
  roots: number;
  leadSteps: number;
  leadRight: number;
};

/** A song as it was composed, and what was found in its sound. */
export type FoundInSong = { score: Score; facts: SongFacts; found: ReferenceMusic };

const TOLERANCE = 0.02;

/** Compares what was found with what was played. */
export function checkCover({ score, facts, found }: FoundInSong): CoverCheck {
  const key = keyNamed(facts.key);
  const bars = score.sections.flatMap(({ chords, startSeconds }) =>
    chords.map((symbols, bar) => ({ symbols, middleMs: (startSeconds + (bar + 0.5) * score.barSeconds) * 1000 })),
  );
  const pairs = bars.map(({ symbols, middleMs }) => ({ symbols, chord: barAt(found, middleMs)?.chord ?? null }));
  const beatSeconds = (score.barSeconds / score.barSteps) * 4;
  const lead = score.notes.filter(({ role }) => role === 'lead');
  const steps = lead.flatMap(({ pitch, startSeconds, durationSeconds }) =>
    Array.from({ length: Math.max(1, Math.floor((durationSeconds / beatSeconds) * 2)) }, (_, half) => ({
      pitch,
      ms: (startSeconds + ((half + 0.5) * beatSeconds) / 2) * 1000,
    })),
  );
  const hasRoot = ({ symbols, chord }: (typeof pairs)[number], isWhole: boolean) =>
    chord !== null && symbols.split(' ').some((symbol) => isSame(symbol, key, { chord, isWhole }));
  return {
    name: `${facts.genre} ${facts.groove} ${facts.tempoBpm} ${facts.key}`,
    tempo: tempoOf(found.tempoBpm, facts.tempoBpm),
    hasSameCount: found.beatsPerBar * 4 === score.barSteps,
    hasSameKey: found.key?.tonic === key.tonic && found.key.isMinor === (SCALES[key.mode][2] === 3),
    bars: bars.length,
    chords: pairs.filter((pair) => hasRoot(pair, true)).length,
    roots: pairs.filter((pair) => hasRoot(pair, false)).length,
    leadSteps: steps.length,
    leadRight: steps.filter(({ pitch, ms }) => leadAt(found, ms) === pitch % 12).length,
  };
}

const barAt = ({ bars }: ReferenceMusic, ms: number): ReferenceBar | undefined =>
  bars.find(({ startMs, endMs }) => ms >= startMs && ms < endMs);

function leadAt(found: ReferenceMusic, ms: number): number | null {
  const index = found.bars.findIndex(({ startMs, endMs }) => ms >= startMs && ms < endMs);
  // A note of the bar before may last into this one.
  const notes = [found.bars[index], found.bars[index - 1]].flatMap((bar) => {
    if (!bar) return [];
    const at = (ms - bar.startMs) / (bar.endMs - bar.startMs);
    return bar.lead.filter((each) => at >= each.at && at < each.at + each.length);
  });
  return notes[0] ? notes[0].pitch % 12 : null;
}

function tempoOf(found: number, played: number): CoverCheck['tempo'] {
  const isNear = (ratio: number) => Math.abs(found / played / ratio - 1) <= TOLERANCE;
  return isNear(1) ? 'same' : isNear(2) || isNear(0.5) ? 'octave' : 'other';
}

function isSame(
  symbol: string,
  key: Key,
  { chord, isWhole }: { chord: { root: number; isMinor: boolean }; isWhole: boolean },
): boolean {
  const { root, intervals } = readChord(symbol, key);
  const third = intervals.find((interval) => interval === 3 || interval === 4);
  // A chord without a third is neither major nor minor.
  return root === chord.root && (!isWhole || third === undefined || (third === 3) === chord.isMinor);
}

function keyNamed(name: string): Key {
  const [tonic = '', mode = ''] = name.split(' ');
  return { tonic: PITCH_NAMES.indexOf(tonic as (typeof PITCH_NAMES)[number]), mode: mode as Mode };
}
