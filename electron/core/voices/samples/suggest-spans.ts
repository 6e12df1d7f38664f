import { readFile } from 'node:fs/promises';
import { Failure } from '../../../../shared/domain/failure.ts';
import { parsePeaks, type Peaks } from '../../../../shared/domain/peaks.ts';
import type { SuggestedSpan } from '../../../../shared/domain/voices/voice.ts';
import type { Voices } from '../voices.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { levelRange, loudStretches, stretchLevel } from './level-stretches.ts';
import type { SampleCuts } from './sample-cuts.ts';
import { labelsOf } from './sample-speakers.ts';
import { mainSpeaker, speakerStretches, type SpokenStretch } from './speaker-stretches.ts';

/** About so much is proposed: more than the service needs, no more than cloning learns from. */
const ENOUGH_MS = 40_000;
const MOST_MS = 60_000;
/** What speakers are told apart in when no transcript says who speaks. */
const POOL_MS = 120_000;
const SHORTEST_MS = 1500;
const LONGEST_MS = 15_000;
const PAUSE_MS = 450;
/** A stretch of this length is as good as a longer one. */
const GOOD_LENGTH_MS = 8000;
const GOOD_NOISE_RATIO_DB = 40;
const LEVEL_TOLERANCE_DB = 12;

type Input = Parameters<Voices['suggestSpans']>[0];
type Candidate = Omit<SpokenStretch, 'text'> & { text: string | null };

/** See Voices.suggestSpans. */
export async function suggestSpans(deps: VoicesDeps, cuts: SampleCuts, input: Input): Promise<SuggestedSpan[]> {
  await deps.whenRead({ id: input.itemId });
  const peaks = await readPeaks(deps, input);
  if (input.transcriptId === undefined) {
    const pool = choose(scored(peaks, levelCandidates(peaks)), { enoughMs: POOL_MS, mostMs: POOL_MS });
    return choose(await ofOneSpeaker({ deps, cuts }, input, pool), { enoughMs: ENOUGH_MS, mostMs: MOST_MS });
  }
  const transcript = deps.transcript(input.transcriptId);
  if (transcript.mediaId !== input.itemId) {
    throw new Failure('INVALID_INPUT', 'The transcript is of another recording.', { field: 'transcriptId' });
  }
  const stretches = speakerStretches(transcript, input.speakerId ?? mainSpeaker(transcript));
  return choose(scored(peaks, stretches), { enoughMs: ENOUGH_MS, mostMs: MOST_MS });
}

async function readPeaks(deps: VoicesDeps, { itemId }: Input): Promise<Peaks> {
  const found = deps.media.peaks(itemId);
  if (!found) throw new Failure('NOT_FOUND', 'This recording has not been read yet.', { id: itemId });
  const bytes = await readFile(found.file);
  return parsePeaks(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

function levelCandidates(peaks: Peaks): Candidate[] {
  return loudStretches(peaks, levelRange(peaks).borderDb, PAUSE_MS).flatMap(({ startMs, endMs }) => {
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
function scored(peaks: Peaks, candidates: readonly Candidate[]): SuggestedSpan[] {
  const { quietDb } = levelRange(peaks);
  const long = candidates.filter(({ startMs, endMs }) => endMs - startMs >= SHORTEST_MS);
  const levels = long.map((candidate) => stretchLevel(peaks, candidate));
  const usualDb = levels.map(({ levelDb }) => levelDb).toSorted((a, b) => a - b)[Math.floor(levels.length / 2)] ?? 0;
  return long.map((candidate, index) => {
    const { levelDb, isClipped } = levels[index] ?? { levelDb: usualDb, isClipped: false };
    const length = Math.min(1, (candidate.endMs - candidate.startMs) / GOOD_LENGTH_MS);
    const level = Math.max(0, 1 - Math.abs(levelDb - usualDb) / LEVEL_TOLERANCE_DB);
    const clean = Math.max(0, Math.min(1, (levelDb - quietDb) / GOOD_NOISE_RATIO_DB));
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

/** Those of the voice that is heard longest; all of them where the local engine cannot tell. */
async function ofOneSpeaker(
  { deps, cuts }: { deps: VoicesDeps; cuts: SampleCuts },
  { itemId }: Input,
  pool: readonly SuggestedSpan[],
): Promise<SuggestedSpan[]> {
  if (pool.length < 2) return [...pool];
  const spans = pool.map(({ startMs, endMs }) => ({ startMs, endMs }));
  const labels = await cuts.use({ itemId, spans }, (sample) => labelsOf(deps, sample.file, sample.spans));
  if (labels === null) return [...pool];
  const times = new Map<number, number>();
  pool.forEach(({ startMs, endMs }, index) => {
    const label = labels[index] ?? 0;
    times.set(label, (times.get(label) ?? 0) + endMs - startMs);
  });
  const [main] = [...times].toSorted(([, a], [, b]) => b - a);
  return pool.filter((_, index) => (labels[index] ?? 0) === main?.[0]);
}
