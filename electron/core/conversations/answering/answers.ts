import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ToolDecision } from '../../../../shared/domain/conversation/tool-approval.ts';
import type { ItemId, MessageId } from '../../../../shared/domain/ids.ts';
import type { CoreContext } from '../../core-context.ts';
import { LiveAnswer } from './live-answer.ts';
import type { StoredMessage } from '../stored/message-table.ts';
import type { NewAnswer, UnderWay } from './new-answer.ts';
import { runAnswer } from './run-answer.ts';

type Running = UnderWay & { done: Promise<StoredMessage> };

/** The answers that are under way in this program. */
export interface Answers {
  begin(answer: NewAnswer): void;
  of(conversationId: ItemId): { live: LiveAnswer; messageId: MessageId; done: Promise<StoredMessage> } | null;
  live(messageId: MessageId): LiveAnswer | null;
  /** Whether a tool waits for the user. */
  isWaiting(conversationId: ItemId): boolean;
  stop(conversationId: ItemId): void;
  /** Throws CONFLICT where the call does not wait. */
  decide(messageId: MessageId, callId: string, decision: ToolDecision): void;
  /** Ends all of them as interrupted. */
  dispose(): Promise<void>;
}

/** See Answers. */
export function createAnswers(context: Pick<CoreContext, 'db' | 'changes' | 'log' | 'now'>): Answers {
  const running = new Map<MessageId, Running>();
  let isClosing = false;
  const entryOf = (conversationId: ItemId) => [...running].find(([, each]) => each.conversationId === conversationId);
  const run = async (answer: NewAnswer, underWay: UnderWay): Promise<StoredMessage> => {
    const { id, conversationId } = answer.message;
    try {
      return await runAnswer(context, { answer, underWay, isClosing: () => isClosing });
    } finally {
      running.delete(id);
      underWay.live.end();
      context.changes.publish('conversations', [conversationId]);
      context.changes.publish('library', [conversationId]);
    }
  };
  return {
    begin: (answer) => {
      const { id, conversationId } = answer.message;
      const live = new LiveAnswer(answer.parts);
      const underWay: UnderWay = { live, conversationId, stopping: new AbortController(), decisions: new Map() };
      const done = run(answer, underWay);
      running.set(id, { ...underWay, done });
      done.catch((error: unknown) => {
        context.log.error('An answer could not be stored.', { message: id, code: failureRecord(error).code });
      });
    },
    of: (conversationId) => {
      const [messageId, entry] = entryOf(conversationId) ?? [];
      return entry && messageId ? { live: entry.live, messageId, done: entry.done } : null;
    },
    live: (messageId) => running.get(messageId)?.live ?? null,
    isWaiting: (conversationId) => (entryOf(conversationId)?.[1].decisions.size ?? 0) > 0,
    stop: (conversationId) => entryOf(conversationId)?.[1].stopping.abort(),
    decide: (messageId, callId, decision) => {
      const resolve = running.get(messageId)?.decisions.get(callId);
      if (!resolve) throw reasonedFailure('CONFLICT', 'call_not_waiting', { callId });
      resolve(decision);
    },
    dispose: async () => {
      isClosing = true;
      for (const { stopping } of running.values()) stopping.abort();
      await Promise.allSettled([...running.values()].map(({ done }) => done));
    },
  };
}
