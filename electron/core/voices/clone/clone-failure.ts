import { Failure, type FailureData, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { FailureReason } from '../../../../shared/domain/failures/reason-text.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { Cloning } from './cloning-table.ts';

/** The field of the form that is wrong, and why. */
type FieldReason = { field: string; reason: FailureReason };

/** Codes of the service about what was sent (gaps.md part 3). */
const REASONS: Readonly<Record<number, FieldReason>> = {
  1043: { field: 'sampleText', reason: 'text_validation' },
  1044: { field: 'prompt', reason: 'prompt_text' },
  2037: { field: 'sample', reason: 'sample_length' },
  2039: { field: 'id', reason: 'taken' },
  2048: { field: 'prompt', reason: 'prompt_too_long' },
  20132: { field: 'sample', reason: 'bad_sample' },
};
const ID_EXISTS = 2039;
const NOT_PERMITTED = 2038;

/** Whether the service says that the id was given before. */
export const saysIdExists = (error: unknown): boolean => failureRecord(error).data['serviceCode'] === ID_EXISTS;

/** A failure of cloning that names the field of the form which is wrong; any other comes back as it is. */
export function cloneFailure(error: unknown, cloning: Pick<Cloning, 'recipe' | 'voiceId'>): unknown {
  const { code, message, data } = failureRecord(error);
  const serviceCode = Number(data['serviceCode'] ?? 0);
  if (serviceCode === NOT_PERMITTED) {
    return Failure.of(reasonedFailure('SERVICE_FAILED', 'identity_check', data), { cause: error });
  }
  const known = REASONS[serviceCode] ?? byWords(code, message);
  if (!known) return error;
  const facts: FailureData = { ...data, field: known.field };
  if (known.reason === 'text_validation') facts['expected'] = cloning.recipe.sampleText;
  if (known.reason === 'prompt_text') facts['expected'] = cloning.recipe.promptText;
  const heard = heardIn(String(data['serviceMessage'] ?? ''));
  if (heard !== null) facts['heard'] = heard;
  return Failure.of(reasonedFailure('INVALID_INPUT', known.reason, facts), { cause: error });
}

/** Bad input has one number for everything; only the words tell what it is about. */
function byWords(code: string, message: string): FieldReason | null {
  if (code !== 'INVALID_INPUT' && code !== 'SERVICE_FAILED' && code !== 'LANGUAGE_UNSUPPORTED') return null;
  if (code === 'LANGUAGE_UNSUPPORTED' || /language_boost|English only/.test(message)) {
    return { field: 'language', reason: 'language' };
  }
  return /voice_id/.test(message) ? { field: 'id', reason: 'id' } : null;
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
