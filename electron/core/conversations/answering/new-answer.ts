import type { ConversationSettings } from '../../../../shared/domain/conversation/assistants/conversation-settings.ts';
import type { MessagePart } from '../../../../shared/domain/conversation/message.ts';
import type { ToolDecision } from '../../../../shared/domain/conversation/tool-approval.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { AskedModel } from './answer-turn.ts';
import type { LiveAnswer } from './live-answer.ts';
import type { StoredMessage } from '../stored/message-table.ts';
import type { CallRunner } from './run-calls.ts';

/** An answer that is begun. `message` is stored; `parts` are those that are kept of it. */
export type NewAnswer = {
  message: StoredMessage;
  parts: readonly MessagePart[];
  settings: ConversationSettings;
  runner: Omit<CallRunner, 'ask' | 'onChange' | 'signal'>;
  /** What is asked; read while the answer has begun, so that it can be stopped. */
  ask(signal: AbortSignal): Promise<AskedModel>;
};

/** An answer under way, and who waits for what the user decides, by the ids of calls. */
export type UnderWay = {
  live: LiveAnswer;
  conversationId: ItemId;
  stopping: AbortController;
  decisions: Map<string, (decision: ToolDecision) => void>;
};
