import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { answerOf, type Answer, type Clean } from './answer.ts';
import { networkFailure } from './decode-failure.ts';
import type { HttpResponse } from './http-exchange.ts';
import { NetworkError } from './network/network-error.ts';

/** A checked answer that is still to be read, and what every text of it must pass through. */
export type OpenAnswer = { response: HttpResponse; clean: Clean };

/** The head of an answer without its body. */
export function bareAnswer({ response, clean }: OpenAnswer): Answer {
  return answerOf(response, { clean });
}

/** What a body that breaks off means: a Failure as it is, anything else is the network. */
export function brokenAnswer(error: unknown, response: HttpResponse): Error {
  if (error instanceof Failure) return error;
  return networkFailure(new NetworkError(error, true), response.url);
}
