import type { AnswerPiece, AssistantRequest, CountedTokens } from '../conversation.ts';
import { countTokens } from '../tokens.ts';
import { CallCollector } from './call-collector.ts';
import type { ChatChunk } from './read-chat-chunks.ts';
import { ThinkSplitter } from './think-splitter.ts';

/**
 * An answer of Chat Completions in pieces. Reasoning comes in a field of its own or between `<think>` tags, and is left out where it
 * was not asked for. Calls come at the end, each whole: servers send them in pieces of any order.
 */
export async function* chatPieces(
  chunks: AsyncIterable<ChatChunk>,
  { effort }: Pick<AssistantRequest, 'effort'>,
): AsyncGenerator<AnswerPiece, void, undefined> {
  const splitter = new ThinkSplitter();
  const calls = new CallCollector();
  let usage: ChatChunk['usage'] = null;
  let finish: string | null = null;
  let reasoningTokens = 0;
  const told = function* (pieces: Iterable<SpokenPiece>): Generator<AnswerPiece> {
    for (const piece of pieces) {
      if (piece.kind === 'reasoning') reasoningTokens += countTokens(piece.delta);
      if (piece.kind === 'text' || effort !== null) yield piece;
    }
  };
  for await (const chunk of chunks) {
    usage = chunk.usage ?? usage;
    const choice = chunk.choices[0];
    finish = choice?.finish_reason ?? finish;
    const delta = choice?.delta ?? choice?.message;
    if (!delta) continue;
    const reasoning = delta.reasoning_content || delta.reasoning;
    if (reasoning !== '') yield* told([{ kind: 'reasoning', delta: reasoning }]);
    yield* told(splitter.add(textIn(delta.content)));
    calls.add(delta.tool_calls);
  }
  yield* told(splitter.end());
  yield* calls.pieces();
  if (finish === 'length') yield { kind: 'stopped', reason: 'max_output_tokens' };
  if (finish === 'content_filter') yield { kind: 'stopped', reason: 'content_filter' };
  const tokens = countedTokens(usage, reasoningTokens);
  if (tokens) yield { kind: 'usage', tokens };
}

type SpokenPiece = Extract<AnswerPiece, { kind: 'text' | 'reasoning' }>;

/** Content is text, or parts of which some have text. */
function textIn(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return (content as unknown[])
    .map((part) =>
      typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string' ? part.text : '',
    )
    .join('');
}

/** Tokens as the server counted them; null where it did not. Reasoning that it did not count apart is estimated. */
function countedTokens(usage: ChatChunk['usage'], reasoningTokens: number): CountedTokens | null {
  const { prompt_tokens: input, completion_tokens: output } = usage ?? {};
  if (input === undefined || input === null || output === undefined || output === null) return null;
  const reasoning = usage?.completion_tokens_details?.reasoning_tokens ?? reasoningTokens;
  const cached = usage?.prompt_tokens_details?.cached_tokens ?? 0;
  return { input, cached: Math.min(input, cached), output, reasoning: Math.min(output, reasoning) };
}
