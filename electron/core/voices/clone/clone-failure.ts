import { Failure, type FailureData, failureRecord } from '../../../../shared/domain/failure.ts';
import type { Cloning } from './cloning-table.ts';

/** Codes of the service about what was sent (gaps.md part 3): which field of the form is meant, why, and what to do. */
const REASONS: Readonly<Record<number, { field: string; reason: string; message: string }>> = {
  1043: {
    field: 'sampleText',
    reason: 'text_validation',
    message: 'The sample doesn’t match its text. Correct the text, or turn verification off.',
  },
  1044: {
    field: 'prompt',
    reason: 'prompt_text',
    message: 'The prompt sample doesn’t match its text. Correct the text, or leave out the prompt.',
  },
  2037: {
    field: 'sample',
    reason: 'sample_length',
    message: 'The sample must be 10 s to 5 min long.',
  },
  2039: { field: 'id', reason: 'taken', message: 'This ID is taken. IDs are never reused, even after a voice is deleted. Choose another.' },
  2048: { field: 'prompt', reason: 'prompt_too_long', message: 'The prompt sample must be under 8 s.' },
  20132: {
    field: 'sample',
    reason: 'bad_sample',
    message: 'The service can’t use this sample. Use clear speech from one person, without music.',
  },
};
const ID_EXISTS = 2039;
const NOT_PERMITTED = 2038;

/** Whether the service says that the id was given before. */
export const saysIdExists = (error: unknown): boolean => failureRecord(error).data['serviceCode'] === ID_EXISTS;

/** Whether the service answered with a refusal, so that surely nothing was made; its own errors and silence are no refusal. */
export function isRefusal(error: unknown): boolean {
  const { data } = failureRecord(error);
  const code = Number(data['serviceCode'] ?? 0);
  return (
    data['isRetryable'] !== true && typeof data['httpStatus'] === 'number' && code !== 0 && data['httpStatus'] < 500
  );
}

/** A failure of cloning that names the field of the form which is wrong; any other comes back as it is. */
export function cloneFailure(error: unknown, cloning: Pick<Cloning, 'recipe' | 'voiceId'>): unknown {
  const { code, message, data } = failureRecord(error);
  const serviceCode = Number(data['serviceCode'] ?? 0);
  if (serviceCode === NOT_PERMITTED) {
    const advice = 'Your account can’t clone voices yet. Complete the service’s identity check first.';
    return new Failure('SERVICE_FAILED', advice, { ...data, reason: 'identity_check' }, { cause: error });
  }
  const known = REASONS[serviceCode] ?? byWords(code, message);
  if (!known) return error;
  const facts: FailureData = { ...data, field: known.field, reason: known.reason };
  if (known.reason === 'text_validation') facts['expected'] = cloning.recipe.sampleText;
  if (known.reason === 'prompt_text') facts['expected'] = cloning.recipe.promptText;
  const heard = heardIn(String(data['serviceMessage'] ?? ''));
  if (heard !== null) facts['heard'] = heard;
  return new Failure('INVALID_INPUT', known.message, facts, { cause: error });
}

/** Bad input has one number for everything; only the words tell what it is about. */
function byWords(code: string, message: string): { field: string; reason: string; message: string } | null {
  if (code !== 'INVALID_INPUT' && code !== 'SERVICE_FAILED' && code !== 'LANGUAGE_UNSUPPORTED') return null;
  if (code === 'LANGUAGE_UNSUPPORTED' || /language_boost|English only/.test(message)) {
    return { field: 'language', reason: 'language', message: 'Cloning isn’t available in this language. Choose another.' };
  }
  return /voice_id/.test(message) ? { field: 'id', reason: 'id', message: 'The service rejected this ID. Choose another.' } : null;
}

/** What the service heard, where it quotes it as JSON. */
function heardIn(message: string): string | null {
  const quoted = /(?:heard: |audio says )("(?:[^"\\]|\\.)*")/.exec(message)?.[1];
  if (quoted === undefined) return null;
  try {
    return String(JSON.parse(quoted));
  } catch {
    // A shortened message may end in the middle of an escape; the failure is as clear without it.
    return null;
  }
}
