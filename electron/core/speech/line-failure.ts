import { type FailureCode, type FailureRecord, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { isEngineGone } from '../jobs/running/engine-loss.ts';
import { ServiceFailure } from '../service/service-failure.ts';
import type { SpeechLine } from './line-table.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** Every other line would fail for the same reason. */
const ALWAYS_GLOBAL: readonly FailureCode[] = [
  'KEY_MISSING',
  'KEY_REJECTED',
  'BALANCE_TOO_LOW',
  'DISK_FULL',
  'FOLDER_READ_ONLY',
];
/** So would they where not even the first sound came; a stream that was cut says nothing about the next one. */
const GLOBAL_WITHOUT_SOUND: readonly FailureCode[] = ['NETWORK_UNREACHABLE', 'ENGINE_UNAVAILABLE', 'RATE_LIMITED'];

/** The client has waited for up to a minute each time before it gives up. */
export const RATE_LIMIT_ATTEMPTS = 5;
const RATE_LIMIT_DELAY_MS = 60_000;
/** A service that asks for more is better told of than waited for. */
const LONGEST_WAIT_MS = 3_600_000;
const LOCAL_ATTEMPTS = 3;

/** Whether a failure ends the job: the other lines would meet the same. */
export function isGlobal(code: FailureCode, hasSound: boolean): boolean {
  return ALWAYS_GLOBAL.includes(code) || (!hasSound && GLOBAL_WITHOUT_SOUND.includes(code));
}

/**
 * How long to wait before a line without any sound is tried again; null when it is not. The cloud is asked again only when
 * it said that it did nothing; the local engine costs nothing.
 */
export function retryDelayMs(
  error: unknown,
  { attempt, engine }: { attempt: number; engine: EngineChoice },
): number | null {
  const { code } = failureRecord(error);
  if (code === 'RATE_LIMITED' && attempt < RATE_LIMIT_ATTEMPTS) {
    const askedMs = error instanceof ServiceFailure ? error.retryAfterMs : null;
    const delayMs = askedMs ?? RATE_LIMIT_DELAY_MS;
    return delayMs <= LONGEST_WAIT_MS ? delayMs : null;
  }
  return engine === 'local' && isEngineGone(error) && attempt < LOCAL_ATTEMPTS ? 0 : null;
}

/**
 * What is told of a line that could not be made. `mayHaveBeenCharged` in its data: the service had the request or sent some of
 * the sound before it was cut, so who tries again may pay twice.
 */
export function toldFailure(
  error: unknown,
  { hasSound, engine }: { hasSound: boolean; engine: EngineChoice },
): FailureRecord {
  const failure = failureRecord(error);
  const hasArrived = hasSound || (error instanceof ServiceFailure && error.mayHaveReachedService);
  if (engine === 'local' || !hasArrived || failure.data['reason'] === 'maybe_submitted') return failure;
  return { ...failure, data: { ...failure.data, mayHaveBeenCharged: true } };
}

/**
 * What is told of a line whose request was on its way when the program ended; null where it is simply sent again: by the local
 * engine, which costs nothing, and for a task, which is taken up again. Nobody pays twice without being asked.
 */
export function interruption({ route }: Pick<SpeechLine, 'route'>, engine: EngineChoice): FailureRecord | null {
  if (engine === 'local' || route === 'task') return null;
  return failureRecord(reasonedFailure('SERVICE_FAILED', 'maybe_submitted'));
}
