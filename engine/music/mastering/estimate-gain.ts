import { BLOCK_SAMPLES, SONG_RATE_HZ, type RenderOptions } from '../mixing/render-options.ts';
import { renderSong } from '../mixing/render-song.ts';
import { silentBlock, type Stereo } from '../../../shared/audio/treatment/stereo.ts';
import type { Score, ScoreSection } from '../score/score.ts';
import { createLoudnessMeter } from '../../../shared/audio/treatment/loudness-meter.ts';
import { SONG_LOUDNESS_LUFS } from '../../../shared/audio/treatment/master-song.ts';
import { createStereoLimiter } from '../../../shared/audio/treatment/stereo-limiter.ts';

const EXCERPT_SECONDS = 2.4;
const MOST_EXCERPTS = 4;
/** Quieter parts than this do not count (ITU-R BS.1770-4). */
const GATE = 0.1;

/** Sound from the middle of a section, and how much of the song is like it. */
type Excerpt = { sound: Stereo; weight: number };

/**
 * The gain that brings a song near its loudness before it is played: measured on a few seconds of its longest kinds of
 * sections. What is played for that is kept by the notes, so it is not lost.
 */
export function estimateGain(options: RenderOptions, checkpoint: () => void): number {
  const excerpts = excerptsOf(options, checkpoint);
  let decibels = 0;
  // The first turn measures without the limiter's doing, the others with it.
  for (let turn = 0; turn < 3; turn++) {
    const loudness = loudnessOf(excerpts, turn === 0 ? null : 10 ** (decibels / 20));
    if (!Number.isFinite(loudness)) return 1;
    decibels += SONG_LOUDNESS_LUFS - loudness;
  }
  return 10 ** (decibels / 20);
}

function excerptsOf({ score, style, sounds }: RenderOptions, checkpoint: () => void): Excerpt[] {
  const kinds = new Map<string, { section: ScoreSection; weight: number }>();
  for (const section of score.sections) {
    const known = kinds.get(section.kind);
    const seconds = section.endSeconds - section.startSeconds;
    kinds.set(section.kind, { section: known?.section ?? section, weight: (known?.weight ?? 0) + seconds });
  }
  const longest = [...kinds.values()].toSorted((a, b) => b.weight - a.weight).slice(0, MOST_EXCERPTS);
  return longest.map(({ section, weight }) => {
    const part = excerptScore(score, section);
    const renderer = renderSong({ score: part, style, sounds, balancedBy: score });
    const sound = silentBlock(Math.ceil((EXCERPT_SECONDS * SONG_RATE_HZ) / BLOCK_SAMPLES) * BLOCK_SAMPLES);
    for (let from = 0; from < sound.left.length; from += BLOCK_SAMPLES) {
      checkpoint();
      const block = renderer.next();
      sound.left.set(block.left, from);
      sound.right.set(block.right, from);
    }
    return { sound, weight };
  });
}

/** A few seconds from the middle of a section as a score of its own; what sounds at its beginning begins there. */
function excerptScore(score: Score, section: ScoreSection): Score {
  const from = section.startSeconds + Math.floor(section.bars / 2) * score.barSeconds;
  const until = from + EXCERPT_SECONDS;
  const notes = score.notes
    .filter(({ startSeconds, durationSeconds }) => startSeconds < until && startSeconds + durationSeconds > from)
    .map((note) => ({ ...note, startSeconds: Math.max(0, note.startSeconds - from) }));
  const hits = score.hits
    .filter(({ startSeconds }) => startSeconds >= from && startSeconds < until)
    .map((hit) => ({ ...hit, startSeconds: hit.startSeconds - from }));
  return {
    ...score,
    stops: [],
    notes: notes.toSorted((a, b) => a.startSeconds - b.startSeconds),
    hits,
    sections: [{ ...section, startSeconds: 0, endSeconds: EXCERPT_SECONDS }],
    endSeconds: EXCERPT_SECONDS,
    // Long enough that nothing fades before its end.
    lengthSeconds: EXCERPT_SECONDS * 3,
  };
}

function loudnessOf(excerpts: readonly Excerpt[], gain: number | null): number {
  const parts = excerpts.map(({ sound, weight }) => {
    const meter = createLoudnessMeter(SONG_RATE_HZ);
    const limiter = gain === null ? null : createStereoLimiter(gain, SONG_RATE_HZ);
    meter.add(limiter ? limiter.push(sound) : sound);
    return { power: 10 ** (meter.loudness() / 10), weight };
  });
  const mean = weighted(parts);
  return 10 * Math.log10(weighted(parts.filter(({ power }) => power > mean * GATE)));
}

function weighted(parts: readonly { power: number; weight: number }[]): number {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.reduce((sum, { power, weight }) => sum + power * weight, 0) / total;
}
