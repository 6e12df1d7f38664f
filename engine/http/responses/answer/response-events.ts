import type { ResponseObject } from '../../../../shared/service-api/responses/response-object.ts';
import { ERROR_TYPES } from '../../../../shared/service-api/service-codes.ts';
import type { Answer } from '../../../assistant/conversation.ts';
import { serviceErrorOf } from '../../service-error.ts';
import { ResponseBuilder, type UnnumberedEvent } from './response-builder.ts';

/** One event of a response; numbers rise from 0 without a gap (gaps.md G20). */
export type ResponseEvent = UnnumberedEvent & { sequence_number: number };

/** What an answer is told with. `response` is it without output. */
type EventOptions = {
  response: ResponseObject;
  inputTokens: number;
  /** Told of a failure on the way, before its event. */
  onError: (error: unknown, hasOutput: boolean) => void;
};

/** All events of an answer as it comes, the terminal one last. A failure on the way is `response.failed`. */
export async function* responseEvents(
  { pieces }: Answer,
  { response, inputTokens, onError }: EventOptions,
): AsyncGenerator<ResponseEvent, void, undefined> {
  const builder = new ResponseBuilder(response, inputTokens);
  let next = 0;
  const numbered = (event: UnnumberedEvent): ResponseEvent => ({ ...event, sequence_number: next++ });
  for (const event of builder.begin()) yield numbered(event);
  try {
    for await (const piece of pieces) for (const event of builder.add(piece)) yield numbered(event);
  } catch (error) {
    onError(error, !builder.isEmpty);
    const { status, code, message } = serviceErrorOf(error);
    const named = code === null ? message : `${message} (${code})`;
    for (const event of builder.fail({ code: ERROR_TYPES[status] ?? 'server_error', message: named })) {
      yield numbered(event);
    }
    return;
  }
  for (const event of builder.end()) yield numbered(event);
}
