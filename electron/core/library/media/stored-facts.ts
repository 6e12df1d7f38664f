import * as z from 'zod';
import type { MediaFacts, MediaState } from '../../../../shared/domain/library/media-facts.ts';

/** What every reader counts on; further facts, which came with later versions, pass as they are. */
const KNOWN = z.discriminatedUnion('mediaType', [
  z.looseObject({
    mediaType: z.literal('audio'),
    container: z.string(),
    codec: z.string(),
    sampleRateHz: z.number(),
    channels: z.number(),
    durationMs: z.number(),
    hasVideo: z.boolean(),
    needsPlaybackCopy: z.boolean(),
    truncated: z.boolean(),
  }),
  z.looseObject({ mediaType: z.literal('image'), format: z.string(), widthPx: z.number(), heightPx: z.number() }),
  z.looseObject({
    mediaType: z.literal('video'),
    container: z.string(),
    codec: z.string(),
    widthPx: z.number(),
    heightPx: z.number(),
    durationMs: z.number(),
    hasAudio: z.boolean(),
  }),
]);

/**
 * The state of media whose facts are stored as JSON. Earlier versions knew sound alone and stored no `mediaType`. Facts that
 * cannot be understood make that one item fail (INTERNAL, `reason: 'facts-unreadable'`), never the page it stands on.
 */
export function storedFacts(json: string): MediaState {
  const parsed = KNOWN.safeParse(withMediaType(json));
  if (parsed.success) return { state: 'ready', facts: parsed.data as MediaFacts };
  const message = 'What is known of this file could not be understood. Add the file to the library again.';
  return { state: 'failed', failure: { code: 'INTERNAL', message, data: { reason: 'facts-unreadable' } } };
}

function withMediaType(json: string): unknown {
  try {
    const stored: unknown = JSON.parse(json);
    return typeof stored === 'object' && stored !== null ? { mediaType: 'audio', ...stored } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
