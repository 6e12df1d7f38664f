/** A picture or a clip in a conversation: its bytes, the path of an uploaded file, or an address that nobody has opened. */
export type Medium = {
  kind: 'image' | 'video';
  /** null where only an address is known. */
  mimeType: string | null;
  source: { bytes: Uint8Array } | { file: string } | { url: string };
};

/** One turn of a conversation, oldest first. Only turns of the user are requests. */
export type Turn =
  | { role: 'user' | 'assistant' | 'system'; parts: readonly string[]; media: readonly Medium[] }
  | { role: 'reasoning'; text: string }
  | { role: 'call'; callId: string; name: string; arguments: string }
  /** What a tool answered: data, whatever it says. `callId` is null where the caller did not say which call. */
  | { role: 'output'; callId: string | null; text: string; media: readonly Medium[] };

/** A function that may be called. `parameters` is its JSON Schema. */
export type OfferedTool = { name: string; description: string; parameters: Readonly<Record<string, unknown>> };

/** What an assistant is asked. */
export type AssistantRequest = {
  model: string;
  /** System instructions, empty without any. */
  instructions: string;
  turns: readonly Turn[];
  /** Empty where no tool may be called. */
  tools: readonly OfferedTool[];
  /** null is without reasoning. */
  effort: 'low' | 'medium' | 'high' | 'xhigh' | 'max' | null;
  /** Reasoning counts towards it; null is without limit. */
  maxOutputTokens: number | null;
  temperature: number | null;
  topP: number | null;
  /** Fires when nobody wants the answer any more. */
  signal: AbortSignal;
};

/** Tokens as a model counted them. */
export type CountedTokens = { input: number; cached: number; output: number; reasoning: number };

/** A piece of an answer as it comes. Text and reasoning may come in any number of pieces, a call's arguments too. */
export type AnswerPiece =
  | { kind: 'reasoning' | 'text'; delta: string }
  /** `call` numbers the calls of an answer from 0; the first piece of one carries its name. */
  | { kind: 'call'; call: number; name?: string; callId?: string; delta: string }
  | { kind: 'usage'; tokens: CountedTokens }
  /** The answer ends before its end. */
  | { kind: 'stopped'; reason: 'max_output_tokens' | 'content_filter' };

/** An answer that has begun. `model` is the one that gives it, where that is another than was asked. */
export type Answer = { model?: string; callsInParallel?: boolean; pieces: AsyncIterable<AnswerPiece> };

/** Who answers. */
export interface Assistant {
  /** Whether it answers under this name, besides the names of the interface. */
  hasModel(model: string): boolean;
  /**
   * Resolves when the answer begins.
   * @throws Failure when it cannot
   */
  begin(request: AssistantRequest): Promise<Answer>;
}
