import * as z from 'zod';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { listOf, numberOr, readableOrNull, textOr } from '../../../shared/service-api/lenient.ts';
import { messageIn, type ModelAnswer } from './send-to-model.ts';
import { parseJson } from '../../../shared/domain/files/parse-json.ts';

const callSchema = z.looseObject({
  index: numberOr(null),
  id: textOr(null),
  function: readableOrNull(z.looseObject({ name: textOr(null), arguments: z.unknown().optional() })),
});
/** Text, or parts with text. Reasoning goes by two names. */
const deltaSchema = z.looseObject({
  content: z.unknown().optional(),
  reasoning_content: textOr(''),
  reasoning: textOr(''),
  tool_calls: listOf(callSchema),
});
const usageSchema = z.looseObject({
  prompt_tokens: numberOr(null),
  completion_tokens: numberOr(null),
  prompt_tokens_details: readableOrNull(z.looseObject({ cached_tokens: numberOr(0) })),
  completion_tokens_details: readableOrNull(z.looseObject({ reasoning_tokens: numberOr(null) })),
});
const chunkSchema = z.looseObject({
  choices: listOf(
    z.looseObject({
      delta: readableOrNull(deltaSchema),
      message: readableOrNull(deltaSchema),
      finish_reason: textOr(null),
    }),
  ),
  usage: readableOrNull(usageSchema),
  error: z.unknown().optional(),
});
/** One piece of an answer of Chat Completions, or a whole one. What is missing is null or empty. */
export type ChatChunk = z.output<typeof chunkSchema>;

/** The longest line of a stream, characters. */
const LONGEST_LINE = 16 * 1024 * 1024;

/**
 * The pieces of an answer: of a stream until `[DONE]` or its end, or the one that a server gave at once.
 * @throws Failure with the words of the server where it reports an error on the way
 */
export async function* readChatChunks({ isStream, body }: ModelAnswer): AsyncGenerator<ChatChunk, void, undefined> {
  if (!isStream) {
    const chunks: Buffer[] = [];
    for await (const chunk of unbroken(body)) chunks.push(chunk);
    yield chunkOf(Buffer.concat(chunks).toString('utf8'));
    return;
  }
  let hasFinished = false;
  for await (const line of linesOf(body)) {
    const data = /^(?:data|error):\s?(.*)$/.exec(line)?.[1];
    if (data === '[DONE]') return;
    if (data === undefined || data === '') continue;
    const chunk = chunkOf(data);
    hasFinished ||= chunk.choices.some(({ finish_reason: finish }) => finish !== null);
    yield chunk;
  }
  // Half an answer must not pass for a whole one.
  if (!hasFinished) throw broken('its stream ended early');
}

async function* linesOf(body: AsyncIterable<Buffer>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of unbroken(body)) {
    rest += decoder.decode(bytes, { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw broken('a line of its stream has no end');
    yield* lines;
  }
  yield rest + decoder.decode();
}

/** A connection that breaks is a failure of the model. */
async function* unbroken(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  try {
    yield* body;
  } catch (error) {
    throw broken('the connection was closed', error);
  }
}

function chunkOf(text: string): ChatChunk {
  const value = parseJson(text);
  if (value === undefined) throw broken('its answer is no JSON');
  const parsed = chunkSchema.safeParse(value);
  if (!parsed.success) throw broken('its answer is no Chat Completion');
  const isError = parsed.data.error !== undefined && parsed.data.error !== null;
  const isOnlyError =
    parsed.data.choices.length === 0 &&
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    'message' in value;
  if (isError || isOnlyError) throw broken(messageIn(text).slice(0, 500));
  return parsed.data;
}

const broken = (why: string, cause?: unknown): Failure =>
  new Failure('NETWORK_UNREACHABLE', `Your own model didn’t finish: ${why}.`, {}, { cause });
