import { readFile } from 'node:fs/promises';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { parsePeaks, type Peaks } from '../../../../shared/domain/media/peaks.ts';
import { SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import type { SuggestedSpan } from '../../../../shared/domain/voices/voice.ts';
import type { Voices } from '../voices.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { type LevelRange, levelRange, loudSpans, spanLevel } from './level-spans.ts';
import type { SampleCuts } from './sample-cuts.ts';
import { labelsOf, timesByLabel } from './sample-speakers.ts';
import { mainSpeaker, speakerSpans, type SpokenSpan } from './speaker-spans.ts';
import type { TimeSpan } from '../../../../shared/domain/media/time-span.ts';

/** About so much is proposed: more than the service needs, no more than cloning learns from. */
const ENOUGH_MS = 40_000;
const MOST_MS = 60_000;
/** What speakers are told apart in when no transcript says who speaks. */
const POOL_MS = 120_000;
/** The service refuses less. */
const SHORTEST_SAMPLE_MS = SPEECH_LIMITS.cloneShortestMs;
const SHORTEST_MS = 1500;
const LONGEST_MS = 15_000;
const PAUSE_MS = 450;
const PHRASE_PAUSE_MS = 160;
const SHORTEST_PHRASE_MS = 600;
/** A stretch of this length is as good as a longer one. */
const GOOD_LENGTH_MS = 8000;
const GOOD_NOISE_RATIO_DB = 40;
const LEVEL_TOLERANCE_DB = 12;

type Input = Parameters<Voices['suggestSpans']>[0];
type Candidate = Omit<SpokenSpan, 'text'> & { text: string | null };
/** The loudness of a recording in steps and as a whole; the whole is measured once, for it sorts all steps. */
type Levels = { peaks: Peaks; range: LevelRange };

/** See Voices.suggestSpans. */
export async function suggestSpans(deps: VoicesDeps, cuts: SampleCuts, input: Input): Promise<SuggestedSpan[]> {
  const { durationMs } = await deps.library.whenRead({ id: input.itemId });
  const peaks = await readPeaks(deps, input);
  const levels: Levels = { peaks, range: levelRange(peaks) };
  if (input.transcriptId === undefined) {
    const pool = choose(scored(levels, levelCandidates(levels)), { enoughMs: POOL_MS, mostMs: POOL_MS });
    const own = await ofOneSpeaker({ deps, cuts }, { itemId: input.itemId, levels, pool });
    const chosen = choose(scored(levels, own.spans), { enoughMs: ENOUGH_MS, mostMs: MOST_MS });
    return own.isAlone ? withPauses(chosen, durationMs) : chosen;
  }
  const transcript = deps.transcripts.get({ id: input.transcriptId });
  if (transcript.mediaId !== input.itemId) {
    throw reasonedFailure('INVALID_INPUT', 'other_recording', { field: 'transcriptId' });
  }
  const stretches = speakerSpans(transcript, input.speakerId ?? mainSpeaker(transcript));
  return choose(scored(levels, stretches), { enoughMs: ENOUGH_MS, mostMs: MOST_MS });
}

async function readPeaks(deps: VoicesDeps, { itemId }: Input): Promise<Peaks> {
  const found = deps.media.peaks(itemId);
  if (!found) throw new Failure('NOT_FOUND', 'This recording is still being prepared.', { id: itemId });
  const bytes = await readFile(found.file);
  return parsePeaks(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

function levelCandidates({ peaks, range }: Levels): Candidate[] {
  return loudSpans(peaks, range.borderDb, PAUSE_MS).flatMap(({ startMs, endMs }) => {
    const count = Math.ceil((endMs - startMs) / LONGEST_MS);
    const lengthMs = (endMs - startMs) / count;
    return Array.from({ length: count }, (_, index) => ({
      startMs: Math.round(startMs + index * lengthMs),
      endMs: Math.round(startMs + (index + 1) * lengthMs),
      text: null,
    }));
  });
}

/** Long stretches of the usual level without clipping and far above the noise are best. */
function scored({ peaks, range }: Levels, candidates: readonly Candidate[]): SuggestedSpan[] {
  const long = candidates.filter(({ startMs, endMs }) => endMs - startMs >= SHORTEST_MS);
  const levels = long.map((candidate) => spanLevel(peaks, candidate));
  const usualDb = levels.map(({ levelDb }) => levelDb).toSorted((a, b) => a - b)[Math.floor(levels.length / 2)] ?? 0;
  return long.map((candidate, index) => {
    const { levelDb, isClipped } = levels[index] ?? { levelDb: usualDb, isClipped: false };
    const length = Math.min(1, (candidate.endMs - candidate.startMs) / GOOD_LENGTH_MS);
    const level = Math.max(0, 1 - Math.abs(levelDb - usualDb) / LEVEL_TOLERANCE_DB);
    const clean = Math.max(0, Math.min(1, (levelDb - range.quietDb) / GOOD_NOISE_RATIO_DB));
    const score = (0.5 * length + 0.3 * level + 0.2 * clean) * (isClipped ? 0.5 : 1);
    return { ...candidate, score: Math.round(score * 1000) / 1000 };
  });
}

/** The best ones until it is enough, best first. */
function choose(spans: readonly SuggestedSpan[], limit: { enoughMs: number; mostMs: number }): SuggestedSpan[] {
  const chosen: SuggestedSpan[] = [];
  let totalMs = 0;
  for (const span of spans.toSorted((a, b) => b.score - a.score || a.startMs - b.startMs)) {
    const lengthMs = span.endMs - span.startMs;
    if (totalMs >= limit.enoughMs) break;
    if (totalMs + lengthMs > limit.mostMs) continue;
    chosen.push(span);
    totalMs += lengthMs;
  }
  return chosen;
}

/** A short recording has too little without its pauses: then all of it is proposed, from the first word to the last. */
function withPauses(chosen: SuggestedSpan[], durationMs: number): SuggestedSpan[] {
  const totalMs = chosen.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  if (chosen.length === 0 || totalMs >= SHORTEST_SAMPLE_MS || durationMs < SHORTEST_SAMPLE_MS) return chosen;
  const firstMs = Math.min(...chosen.map(({ startMs }) => startMs));
  const spokenMs = Math.max(...chosen.map(({ endMs }) => endMs)) - firstMs;
  const lengthMs = Math.max(spokenMs, SHORTEST_SAMPLE_MS);
  const startMs = Math.max(0, Math.min(firstMs - (lengthMs - spokenMs) / 2, durationMs - lengthMs));
  const score = Math.max(...chosen.map((span) => span.score));
  return [
    { startMs: Math.floor(startMs), endMs: Math.min(durationMs, Math.ceil(startMs + lengthMs)), score, text: null },
  ];
}

/**
 * What the voice that is heard longest says: phrase by phrase the local engine tells who speaks, and phrases that follow each
 * other are joined again. The whole pool where it cannot tell. `isAlone`: no other voice was heard.
 */
async function ofOneSpeaker(
  { deps, cuts }: { deps: VoicesDeps; cuts: SampleCuts },
  { itemId, levels, pool }: { itemId: Input['itemId']; levels: Levels; pool: readonly Candidate[] },
): Promise<{ spans: Candidate[]; isAlone: boolean }> {
  const inTime = pool.toSorted((a, b) => a.startMs - b.startMs);
  const spans = phrasesOf(levels, inTime);
  if (spans.length < 2) return { spans: inTime, isAlone: true };
  const labels = await cuts.use({ itemId, spans }, (sample) => labelsOf(deps, sample.file, sample.spans));
  if (labels === null) return { spans: inTime, isAlone: false };
  const times = timesByLabel(spans, labels);
  const [main] = [...times].toSorted(([, a], [, b]) => b - a);
  const joined: Candidate[] = [];
  let last = -2;
  spans.forEach((span, index) => {
    if ((labels[index] ?? 0) !== main?.[0]) return;
    const previous = joined.at(-1);
    const follows = previous && last === index - 1 && span.startMs - previous.endMs <= PAUSE_MS;
    if (follows && span.endMs - previous.startMs <= LONGEST_MS) previous.endMs = span.endMs;
    else joined.push({ ...span, text: null });
    last = index;
  });
  return { spans: joined, isAlone: times.size < 2 };
}

/** The pool in phrases, between which speakers may change; too short ones go with their neighbour. */
function phrasesOf({ peaks, range }: Levels, pool: readonly Candidate[]): TimeSpan[] {
  const phrases = loudSpans(peaks, range.borderDb, PHRASE_PAUSE_MS);
  return pool.flatMap((candidate) => {
    const found: TimeSpan[] = [];
    for (const phrase of phrases) {
      const startMs = Math.max(phrase.startMs, candidate.startMs);
      const endMs = Math.min(phrase.endMs, candidate.endMs);
      if (endMs <= startMs) continue;
      const last = found.at(-1);
      const isShort = endMs - startMs < SHORTEST_PHRASE_MS || (last && last.endMs - last.startMs < SHORTEST_PHRASE_MS);
      if (last && isShort) last.endMs = endMs;
      else found.push({ startMs, endMs });
    }
    return found;
  });
}
