import { IMAGE_LIMITS } from '../../../../shared/service-api/images.ts';
import type { EngineContext } from '../../exchange.ts';
import { badRequest } from '../../service-error.ts';
import { fetchReference } from './fetch-reference.ts';
import { referenceTooLarge } from './reference-too-large.ts';

const DATA_URL = /^data:[^,]*;base64,/i;
const FIELD = 'subject_reference';

/**
 * The picture of a character, from a data URL or an address; undefined without one.
 * @throws ServiceError 400 when it is too large, no JPEG or PNG, or cannot be fetched
 */
export async function readReference(
  context: EngineContext,
  source: string | undefined,
): Promise<Uint8Array | undefined> {
  if (source === undefined) return undefined;
  const bytes = DATA_URL.test(source)
    ? Buffer.from(source.replace(DATA_URL, ''), 'base64')
    : await fetchReference(context, source, {
        field: FIELD,
        mostBytes: IMAGE_LIMITS.referenceBytes,
        tooLarge: referenceTooLarge,
      });
  if (bytes.length > IMAGE_LIMITS.referenceBytes) throw referenceTooLarge();
  if (!isJpeg(bytes) && !isPng(bytes)) throw badRequest(`invalid params: ${FIELD} must be a JPG, JPEG or PNG`);
  return bytes;
}

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const isPng = (bytes: Uint8Array): boolean => PNG.every((byte, index) => bytes[index] === byte);
