import type { CutClip } from './cut.ts';

/** What must be known of a clip before it can be laid out. */
export type ClipFacts = {
  widthPx: number;
  heightPx: number;
  durationMs: number;
  framesPerSecond: number | null;
  hasAudio: boolean;
};

/** How a film is written. */
export type FilmFormat = { widthPx: number; heightPx: number; framesPerSecond: number };

/** A clip on the time line of the film, in its frames; `dissolveFrames` are shared with the one before. */
export type FilmClip = {
  clip: CutClip;
  facts: ClipFacts;
  startFrame: number;
  frames: number;
  dissolveFrames: number;
  /** From where to where it is used, ms. */
  inMs: number;
  outMs: number;
  /** Of another shape than the film: it gets bars. */
  isFitted: boolean;
};

/** A film as it will be. `missing` are clips that cannot be used: gone, or not read yet. */
export type FilmPlan = FilmFormat & { clips: FilmClip[]; frames: number; missing: string[] };

/** Rates that divide the 48,000 samples of a second, so that pictures and sound stay together. */
const RATES = [24, 25, 30, 50, 60] as const;
const MOST_SIDE_PX = 3840;
/** Shorter is no picture but a flicker. */
const LEAST_FRAMES = 2;
/** Shapes that differ by less show no bars. */
const SAME_SHAPE = 0.004;

const even = (px: number): number => Math.max(2, Math.round(px / 2) * 2);

/** The film is as large and as fast as its first clip; encoders want even sides. */
function formatOf(first: ClipFacts | undefined): FilmFormat {
  const { widthPx, heightPx, framesPerSecond } = first ?? { widthPx: 1366, heightPx: 768, framesPerSecond: 25 };
  const scale = Math.min(1, MOST_SIDE_PX / Math.max(widthPx, heightPx));
  const rate = framesPerSecond ?? 25;
  const nearest = RATES.reduce((best, each) => (Math.abs(each - rate) < Math.abs(best - rate) ? each : best));
  return { widthPx: even(widthPx * scale), heightPx: even(heightPx * scale), framesPerSecond: nearest };
}

/** Lays clips out one behind the other, on whole frames. A dissolve takes at most half of either of its clips. */
export function planFilm(clips: readonly CutClip[], factsOf: (itemId: string) => ClipFacts | null): FilmPlan {
  const known = clips.flatMap((clip) => {
    const facts = factsOf(clip.itemId);
    return facts ? [{ clip, facts }] : [];
  });
  const format = formatOf(known[0]?.facts);
  const plan: FilmPlan = { ...format, clips: [], frames: 0, missing: [] };
  plan.missing = clips.filter(({ itemId }) => factsOf(itemId) === null).map(({ id }) => id);
  for (const { clip, facts } of known) {
    const { inMs, outMs } = spanOf(clip, facts, format.framesPerSecond);
    const frames = Math.max(LEAST_FRAMES, Math.round(((outMs - inMs) * format.framesPerSecond) / 1000));
    const room = Math.floor(Math.min(plan.clips.at(-1)?.frames ?? 0, frames) / 2);
    const dissolveFrames = Math.min(room, Math.round((clip.dissolveMs * format.framesPerSecond) / 1000));
    const startFrame = plan.frames - dissolveFrames;
    const isFitted = Math.abs(facts.widthPx / facts.heightPx - format.widthPx / format.heightPx) > SAME_SHAPE;
    plan.clips.push({ clip, facts, startFrame, frames, dissolveFrames, inMs, outMs, isFitted });
    plan.frames = startFrame + frames;
  }
  return plan;
}

/** What of a clip is used: within it, and never nothing. */
function spanOf(clip: CutClip, { durationMs }: ClipFacts, rate: number): { inMs: number; outMs: number } {
  const leastMs = (LEAST_FRAMES * 1000) / rate;
  const inMs = Math.min(clip.inMs, Math.max(0, durationMs - leastMs));
  return { inMs, outMs: Math.min(durationMs, Math.max(inMs + leastMs, clip.outMs ?? durationMs)) };
}

/** Frames of a film as time. */
export const framesToMs = (frames: number, { framesPerSecond }: Pick<FilmFormat, 'framesPerSecond'>): number =>
  (frames * 1000) / framesPerSecond;

/** A clip at a time of the film: which one, where in its own file, and how far it has taken over (1: it alone is seen). */
export type ShownAt = { index: number; sourceMs: number; share: number };

/** What is seen at a time: one clip, or within a dissolve the one that goes and the one that comes. */
export function shownAt(plan: FilmPlan, timeMs: number): ShownAt[] {
  return plan.clips.flatMap(({ startFrame, frames, dissolveFrames, inMs }, index) => {
    const [startMs, endMs] = [framesToMs(startFrame, plan), framesToMs(startFrame + frames, plan)];
    const isLast = index === plan.clips.length - 1;
    if (timeMs < startMs || (timeMs >= endMs && !isLast)) return [];
    const dissolveMs = framesToMs(dissolveFrames, plan);
    const share = dissolveMs === 0 ? 1 : Math.min(1, (timeMs - startMs) / dissolveMs);
    return [{ index, sourceMs: inMs + Math.min(timeMs, endMs) - startMs, share }];
  });
}
