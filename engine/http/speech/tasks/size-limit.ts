import { badRequest } from '../../service-error.ts';
import type { CheckedSpeech } from '../request/check-speech.ts';
import type { TextMeasures } from '../request/text-measures.ts';

/** The longest that speech takes a character, with room. */
const MS_PER_CHARACTER = 80;
/** The sizes in the header of a µ-law WAV file have 32 bits; plain WAV goes on as RF64. */
const MOST_BYTES = 2 ** 32 - 2 ** 16;

/**
 * Refuses a sound that its format cannot hold.
 * @throws ServiceError 400
 */
export function checkSize({ audio, speech }: CheckedSpeech, { characters }: TextMeasures): void {
  if (audio.format !== 'pcmu_wav') return;
  const seconds = (characters * MS_PER_CHARACTER) / 1000 / speech.speed;
  if (seconds * audio.sampleRateHz * audio.channels <= MOST_BYTES) return;
  throw badRequest(`invalid params: ${characters} characters do not fit into a file of ${audio.format}, use mp3`);
}
