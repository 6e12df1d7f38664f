import { randomInt } from 'node:crypto';
import { SPEECH_LIMITS } from '../../../shared/domain/speech/speech-options.ts';
import { voiceIdProblem, type VoiceIdRule } from '../../../shared/domain/speech/voice-id.ts';
import { badRequest } from '../service-error.ts';
import { CLONE_CODES, refusal, type VoiceDeps } from './voice-deps.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Ends of the sentence that begins with "voice_id". */
const RULES: Readonly<Record<VoiceIdRule, string>> = {
  length: `must have ${SPEECH_LIMITS.voiceIdShortest} to ${SPEECH_LIMITS.voiceIdLongest} characters`,
  first_letter: 'must start with a letter',
  characters: 'must consist of letters, digits, - and _',
  last_character: 'must not end with - or _',
};

/**
 * Takes an id for a new voice; `release` must be called when the voice is made or not.
 * @throws ServiceError 400: the id breaks a rule (2013), or was given before (2039)
 */
export function reserveVoiceId(id: string, { directory, own }: Pick<VoiceDeps, 'directory' | 'own'>) {
  const problem = voiceIdProblem(id);
  if (problem) throw badRequest(`invalid params: voice_id ${RULES[problem]}`, 'INVALID_INPUT');
  const reservation = directory.isSystem(id) ? null : own.reserve(id);
  if (!reservation)
    throw refusal(CLONE_CODES.idExists, `voice clone voice id duplicate: ${id} is taken, choose another`);
  return reservation;
}

/** An id for a designed voice: `ttv-voice-`, 16 digits of the time, `-`, 8 characters (gaps.md G14). */
export function newVoiceId(timeMs: number): string {
  const digits = new Date(timeMs).toISOString().replace(/\D/g, '').slice(0, 16);
  const tail = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `ttv-voice-${digits}-${tail}`;
}
