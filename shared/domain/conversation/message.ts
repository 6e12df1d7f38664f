import type { FailureRecord } from '../failures/failure.ts';
import type { ItemId, MessageId } from '../ids.ts';
import type { ItemKind } from '../library/item-kinds.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';
import type { ToolEffect } from '../tools/tool.ts';

/** Why an answer is not whole. `most_steps`: it called tools as often as one answer may. */
export type IncompleteReason = 'max_output_tokens' | 'content_filter' | 'most_steps' | 'other';

/** Tokens as the service counted them. Cached ones are among those of the input, reasoning among those of the output. */
export type TokenUsage = { inputTokens: number; cachedTokens: number; outputTokens: number; reasoningTokens: number };

/**
 * How a call of a tool stands. `waiting`: for the user; `refused`: by the user, or by a rule of the user; `stopped`: the answer was
 * stopped before it ran; `interrupted`: Atelier ended while it waited or ran.
 */
export type ToolCallState = 'waiting' | 'running' | 'done' | 'failed' | 'refused' | 'stopped' | 'interrupted';

/** A tool that the model wants to run, or ran. */
export type ToolCallPart = {
  type: 'call';
  callId: string;
  /** As the model named it: there may be no such tool. */
  tool: string;
  /** JSON, as far as the model keeps to it. */
  arguments: string;
  state: ToolCallState;
  /** What the user has to allow; empty where it runs at once. */
  effects: readonly ToolEffect[];
  /** JSON of what the tool answered; null before. */
  answer: string | null;
  failure: FailureRecord | null;
  isUndone: boolean;
};

/**
 * An item of the library that goes with a message. `cut`: longer than is sent; `left-out`: it has nothing that can be sent; `seen`: it
 * was open beside the chat, so the model is told its name and can read it with tools.
 */
export type AttachmentPart = {
  type: 'attachment';
  itemId: ItemId;
  kind: ItemKind;
  title: string;
  state: 'sent' | 'cut' | 'left-out' | 'seen';
  /** UTF-16 units of text that are sent; null for an image. */
  characters: number | null;
};

/** A part of a message, in the order in which it was said. Times are durations in ms. */
export type MessagePart =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string; durationMs: number }
  | AttachmentPart
  | ToolCallPart;

/**
 * How an answer stands; messages of the user are complete. `stopped`: by the user; `interrupted`: Atelier ended before the answer
 * did; `failed`: see its failure. What was said before is kept in each case.
 */
export type MessageState = 'answering' | 'complete' | 'incomplete' | 'stopped' | 'interrupted' | 'failed';

/** A message of a conversation. */
export type Message = {
  id: MessageId;
  parentId: MessageId | null;
  role: 'user' | 'assistant';
  state: MessageState;
  parts: MessagePart[];
  incomplete: IncompleteReason | null;
  failure: FailureRecord | null;
  /** The model that answered; null for messages of the user. */
  model: string | null;
  usage: TokenUsage | null;
  createdAtMs: number;
  finishedAtMs: number | null;
};

/** Tokens that one model was asked with on a tier; `model` is named as the service names it. */
export type UsedTokens = TokenUsage & { engine: EngineChoice; model: string; tier: string };

/** A message as it is shown: with all versions of it, oldest first, itself among them, and what it used, by model. */
export type ShownMessage = Message & { versions: readonly MessageId[]; used: readonly UsedTokens[] };

/** The text of a message, without reasoning and calls. */
export const textOfParts = (parts: readonly MessagePart[]): string =>
  parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');

/** No tokens. */
export const NO_USAGE: TokenUsage = { inputTokens: 0, cachedTokens: 0, outputTokens: 0, reasoningTokens: 0 };

/** The sum of two counts; null counts nothing. */
export function addUsage(one: TokenUsage | null, other: TokenUsage | null): TokenUsage | null {
  if (!one || !other) return one ?? other;
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    cachedTokens: one.cachedTokens + other.cachedTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    reasoningTokens: one.reasoningTokens + other.reasoningTokens,
  };
}
