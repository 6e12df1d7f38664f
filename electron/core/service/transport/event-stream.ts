import { createParser } from 'eventsource-parser';
import type * as z from 'zod';
import { cleanValue } from './answer.ts';
import { failureIn, unusableAnswer } from './decode-failure.ts';
import { bareAnswer, brokenAnswer, type OpenAnswer } from './open-answer.ts';
import { parseJson } from '../../../../shared/domain/files/parse-json.ts';

/**
 * The events of a streamed answer, checked, as they come in. The reader closes the answer.
 * @throws ServiceFailure for an event that reports an error, has another form, or a connection that breaks
 */
export async function* readEventStream<Schema extends z.ZodType>(
  open: OpenAnswer,
  schema: Schema,
): AsyncGenerator<z.infer<Schema>, void, undefined> {
  const { response } = open;
  const received: string[] = [];
  const parser = createParser({ onEvent: (event) => received.push(event.data) });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body as AsyncIterable<Buffer>) {
      parser.feed(decoder.decode(chunk, { stream: true }));
      for (const data of received.splice(0)) {
        // The interface has no end mark, but gateways in front of it add one.
        if (data !== '[DONE]') yield parseEvent(data, open, schema);
      }
    }
  } catch (error) {
    throw brokenAnswer(error, response);
  }
}

function parseEvent<Schema extends z.ZodType>(data: string, open: OpenAnswer, schema: Schema): z.infer<Schema> {
  const json = cleanValue(parseJson(data), open.clean);
  const failure = failureIn({ ...bareAnswer(open), json });
  if (failure) throw failure;
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw unusableAnswer(bareAnswer(open), 'event_format');
  return parsed.data;
}
