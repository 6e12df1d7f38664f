import type { ItemKind } from '../library/item-kinds.ts';

/** What a job made or is about: an item of the library, a voice, or a round of voice design. */
export type JobReference = { kind: ItemKind | 'voice' | 'voice-design'; id: string };

/**
 * Why a job that is not finished does not go on. `turn`: its lane has no place free; `paused`: the queue is paused; `held`: the
 * user holds this one; `network` and `key`: it goes on by itself when the network or a working key is there;
 * `rate_limit`: the service or Atelier's own count of requests says when; `service_busy`: the service failed in passing.
 */
export type WaitReason = 'turn' | 'paused' | 'held' | 'network' | 'key' | 'rate_limit' | 'service_busy';

/**
 * A wait. `untilMs` is the Unix time of the next try, null where nobody knows it; `attempt` counts tries so far, and `attempts`
 * is the number of tries before the job fails, null where it waits as long as it takes.
 */
export type JobWait = { reason: WaitReason; untilMs: number | null; attempt: number; attempts: number | null };

/**
 * How much work was really done, as far as it is known: ms of audio that were recognised or made, characters that were spoken,
 * those of them that the service says it bills, bytes that were read, files that were written, lines, voices, images, songs and clips that were made.
 */
export type JobUnit =
  | 'audioMs'
  | 'characters'
  | 'billedCharacters'
  | 'bytes'
  | 'files'
  | 'lines'
  | 'voices'
  | 'images'
  | 'songs'
  | 'clips';

/** Sums over all runs of a job; a unit that is not known is missing. */
export type JobUnits = Partial<Record<JobUnit, number>>;

/**
 * What follows when a job is done. `open` shows the result in its panel, `reveal` its file in the file manager, `subtitles`
 * writes an SRT file next to the recording. The window opens; core does the others, also without a window.
 */
export type WhenDone = 'open' | 'reveal' | 'subtitles';

/** From the shorter to the longer of something that differs from time to time, in ms. */
export type SpanMs = { lowMs: number; highMs: number };

/**
 * How long finished jobs of the same kind and engine took on this computer, without the slowest and the fastest quarter: for
 * each ms of audio or each character where their amount tells, otherwise as a whole. Never known from fewer than three.
 */
export type UsualTime = { per: 'ms' | 'characters' | 'job' } & SpanMs;

/** What holds for the queue as a whole. */
export type QueueState = { isPaused: boolean };

/**
 * How much of a rate is used at this moment. `count` in any `windowMs` is what is documented, null where only the service knows;
 * `used` of them were sent within the window. `nextAtMs` is the Unix time of the next request where that must wait.
 */
export type RateUse = {
  operation: string;
  model: string | null;
  count: number | null;
  windowMs: number | null;
  used: number;
  nextAtMs: number | null;
};
