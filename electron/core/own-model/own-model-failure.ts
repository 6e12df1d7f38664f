import { Failure, type FailureCode, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { textIn } from '../../../shared/domain/failures/failure-data.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';

/** What is about this computer, and not about the server behind the engine. */
const OTHERS: readonly FailureCode[] = ['CANCELLED', 'ENGINE_UNAVAILABLE', 'INTERNAL'];

/**
 * What went wrong with the user's own model, in the words of its server or of the engine that asked it: without this it would
 * read as if the network of the computer had failed.
 */
export function ownModelFailure(error: unknown, baseUrl: string): unknown {
  const { code, data, message } = failureRecord(error);
  if (OTHERS.includes(code)) return error;
  // The code behind the sentence is that of the interface: the user's server knows none.
  const said = (textIn(data, 'serviceMessage') ?? message).replace(/ \(\d+\)$/, '');
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl;
  const failure = reasonedFailure('SERVICE_FAILED', 'own_model_failed', { host, said: said.slice(0, 500) });
  return Failure.of({ code: failure.code, message: failure.message, data: failure.data }, { cause: error });
}
