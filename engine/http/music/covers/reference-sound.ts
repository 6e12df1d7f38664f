import { MUSIC_LIMITS } from '../../../../shared/domain/music/music-models.ts';
import type { EngineContext } from '../../exchange.ts';
import { fetchReference } from '../../images/reference/fetch-reference.ts';
import { badRequest } from '../../service-error.ts';

/** Where the sound of a reference is: exactly one of both. */
export type SoundSource = { audio_url?: string | undefined; audio_base64?: string | undefined };

/** A reference of 50 MB as Base64 and what is around it. */
export const MOST_REFERENCE_BODY_BYTES = Math.ceil(MUSIC_LIMITS.referenceBytes * 1.4);

const DATA_URL = /^data:[^,]{0,200};base64,/i;

/**
 * The file of a reference, of at most 50 MB (statements M064 and P07), from Base64 or an address (M067: of the internet or a link of this engine).
 * @throws ServiceError 400
 */
export async function referenceSound(
  context: EngineContext,
  { audio_url: url, audio_base64: base64 }: SoundSource,
): Promise<Uint8Array> {
  const inline = base64 ?? (url !== undefined && DATA_URL.test(url) ? url : undefined);
  const bytes =
    inline === undefined
      ? await fetchReference(context, url ?? '', {
          field: 'audio_url',
          mostBytes: MUSIC_LIMITS.referenceBytes,
          tooLarge,
        })
      : Buffer.from(inline.replace(DATA_URL, ''), 'base64');
  if (bytes.length > MUSIC_LIMITS.referenceBytes) throw tooLarge();
  if (bytes.length === 0) throw badRequest('invalid params: audio_base64 is no Base64 of a sound');
  return bytes;
}

const tooLarge = () =>
  badRequest(`invalid params: the reference audio has more than ${MUSIC_LIMITS.referenceBytes / 1024 / 1024} MB`);
