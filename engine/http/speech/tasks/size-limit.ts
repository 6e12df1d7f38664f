import { badRequest } from '../../service-error.ts';
import type { CheckedSpeech } from '../request/check-speech.ts';
import type { TextMeasures } from '../request/text-measures.ts';

/** The longest that speech takes a character, with room. */
const MS_PER_CHARACTER = 80;
/** The beginning of these formats tells their length, so that the whole sound is held in memory. */
const HELD_FORMATS = ['wav', 'pcmu_wav', 'flac'];
const MOST_HELD_BYTES = 1024 ** 3;

/**
 * Refuses a sound that would not fit into memory.
 * @throws ServiceError 400
 */
export function checkSize({ audio, speech }: CheckedSpeech, { characters }: TextMeasures): void {
  if (!HELD_FORMATS.includes(audio.format)) return;
  const seconds = (characters * MS_PER_CHARACTER) / 1000 / speech.speed;
  if (seconds * audio.sampleRateHz * audio.channels * 2 <= MOST_HELD_BYTES) return;
  throw badRequest(`invalid params: ${characters} characters as ${audio.format} do not fit into memory, use mp3`);
}
