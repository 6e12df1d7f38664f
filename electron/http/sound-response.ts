import { Failure } from '../../shared/domain/failures/failure.ts';
import type { ItemId, SoundId } from '../../shared/domain/ids.ts';
import type { Sounds } from '../core/sounds/sounds.ts';
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

/** Sound that grows, by the ID of the item that it becomes; null where it does not grow (any more). */
export type LiveSound = (id: ItemId, signal: AbortSignal) => AsyncIterable<Uint8Array> | null;

/** A take or a song while it grows, from its beginning; the body ends with it. Throws NOT_FOUND when it does not grow (any more). */
export function liveResponse(find: LiveSound, id: string, request: Request): Response {
  const reading = new AbortController();
  const signal = AbortSignal.any([request.signal, reading.signal]);
  const sound = /^[\w-]{1,64}$/.test(id) ? find(id as ItemId, signal) : null;
  if (sound === null) throw new Failure('NOT_FOUND', 'This sound isn’t being generated.');
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
