import type { VideoFacts } from './tasks/video-facts.ts';

/**
 * What the engine adds to a clip that is done: its seed, words of the prompt that nothing shows, and, where the prompt was to be
 * optimized, what the clip was filmed from.
 */
export const videoMetadata = ({ seed, notDrawn, promptUsed }: VideoFacts) => ({
  seed: String(seed),
  not_drawn: notDrawn,
  ...(promptUsed === undefined ? {} : { prompt: promptUsed }),
});
