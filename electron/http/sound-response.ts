import { Failure } from '../../shared/domain/failures/failure.ts';
import type { ItemId, SoundId } from '../../shared/domain/ids.ts';
import type { Sounds } from '../core/sounds/sounds.ts';
import type { Speech } from '../core/speech/speech.ts';
import { fileResponse } from './file-response.ts';

/** Which files of a kept sound are served. */
export const SOUND_VARIANTS = ['original', 'peaks'] as const;

/** A kept sound or its peaks, with ranges. Throws NOT_FOUND. */
export async function soundResponse(
  sounds: Pick<Sounds, 'file'>,
  wanted: { id: string; variant: string },
  request: Request,
): Promise<Response> {
  if (!/^[\w-]{1,64}$/.test(wanted.id)) throw new Failure('NOT_FOUND', 'This audio no longer exists.');
  const variant = wanted.variant === 'peaks' ? 'peaks' : 'original';
  const { file, contentType } = sounds.file({ id: wanted.id as SoundId, variant });
  return await fileResponse({ file, contentType, cacheControl: 'private, no-cache' }, request);
}

/** A take while it grows, from its beginning; the body ends with the take. Throws NOT_FOUND when it does not grow (any more). */
export function liveResponse(speech: Pick<Speech, 'liveSound'>, takeId: string, request: Request): Response {
  const reading = new AbortController();
  const signal = AbortSignal.any([request.signal, reading.signal]);
  const sound = /^[\w-]{1,64}$/.test(takeId) ? speech.liveSound({ takeId: takeId as ItemId, signal }) : null;
  if (sound === null) throw new Failure('NOT_FOUND', 'This take isn’t being generated.');
  const chunks = sound[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      // The iterator may be waiting for sound that never comes; only the signal reaches it then.
      reading.abort();
      await chunks.return?.();
    },
  });
  return new Response(body, { headers: { 'cache-control': 'no-store', 'content-type': 'audio/mpeg' } });
}
