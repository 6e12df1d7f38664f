import type { IncompleteReason, TokenUsage } from '../../../../shared/domain/conversation/message.ts';
import type {
  ReasoningEffort,
  ServiceTier,
} from '../../../../shared/domain/conversation/assistants/conversation-settings.ts';
import type { CallOptions } from '../transport/service-connection.ts';

/** A part of what somebody says. `imageUrl` is a data URL, `videoUrl` names a file of the account (`mm_file://`). */
export type InputPart = { text: string } | { imageUrl: string } | { videoUrl: string };

/** One item of a conversation, oldest first (gaps.md G20). */
export type InputItem =
  | { kind: 'message'; role: 'user' | 'assistant'; parts: InputPart[] }
  | { kind: 'call'; callId: string; name: string; arguments: string }
  | { kind: 'output'; callId: string; output: string };

/** A function that the model may call. `parameters` is JSON Schema. */
export type OfferedFunction = { name: string; description: string; parameters: Record<string, unknown> };

/** What a model is asked. Null leaves a value to the service. */
export type ResponseCall = CallOptions & {
  model: string;
  input: InputItem[];
  instructions: string;
  effort: ReasoningEffort | null;
  tier: ServiceTier;
  maxOutputTokens: number | null;
  functions: OfferedFunction[];
};

/** A call that the model wants made. `arguments` is JSON, as far as the model keeps to it. */
export type FunctionCall = { callId: string; name: string; arguments: string };

/** How an answer ended. `incomplete` is null for a whole one; `model` is the one that answered. */
export type ResponseEnd = { model: string | null; usage: TokenUsage | null; incomplete: IncompleteReason | null };

/** What of an answer comes in, in order; `end` is the last. */
export type ResponsePiece =
  | { kind: 'text' | 'reasoning'; delta: string }
  | ({ kind: 'call' } & FunctionCall)
  | ({ kind: 'end' } & ResponseEnd);

/** An answer in one piece. */
export type ResponseResult = ResponseEnd & { text: string; reasoning: string; calls: FunctionCall[] };

/** Model responses (`POST /v1/responses`). Both ways throw ServiceFailure, KEY_MISSING, CANCELLED. */
export interface ServiceResponses {
  create(request: ResponseCall): Promise<ResponseResult>;
  /** What came before a failure stays with the caller: the failure is thrown after it. */
  stream(request: ResponseCall): AsyncGenerator<ResponsePiece, void, undefined>;
}
