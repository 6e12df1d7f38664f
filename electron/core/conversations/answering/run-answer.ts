import { Failure, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { addUsage, type MessagePart } from '../../../../shared/domain/conversation/message.ts';
import type { ToolDecision } from '../../../../shared/domain/conversation/tool-approval.ts';
import type { CoreContext } from '../../core-context.ts';
import { type AnswerOutcome, answerTurn } from './answer-turn.ts';
import { insertUsage, type StoredMessage, updateAnswer } from '../stored/message-table.ts';
import type { NewAnswer, UnderWay } from './new-answer.ts';
import type { CallRunner } from './run-calls.ts';

/** How often what was said so far is stored: a program that is killed loses no more. */
const STORE_EVERY_MS = 1000;

type Context = Pick<CoreContext, 'db' | 'changes' | 'log' | 'now'>;

/** Answers a message that is stored, stores what comes in each second and with each step of a call, and how it ended. */
export async function runAnswer(
  context: Context,
  { answer, underWay, isClosing }: { answer: NewAnswer; underWay: UnderWay; isClosing: () => boolean },
): Promise<StoredMessage> {
  const { db, changes, now } = context;
  const { message, settings } = answer;
  const { live, stopping } = underWay;
  const { signal } = stopping;
  const keep = () => {
    db.write((tx) => updateAnswer(tx, { ...message, parts: live.parts }));
    changes.publish('conversations', [message.conversationId]);
  };
  const stopStoring = storeEachSecond(live.parts, keep, (error) =>
    context.log.warn('What was answered so far could not be stored yet.', { code: failureRecord(error).code }),
  );
  const runner: CallRunner = { ...answer.runner, ask: asker(underWay), onChange: keep, signal };
  try {
    const outcome = await answerTurn({
      live,
      runner,
      signal,
      ask: (until) => answer.ask(until),
      onUsage: (used) => db.write((tx) => insertUsage(tx, { message, settings, ...used, nowMs: now() })),
    });
    const isInterrupted = outcome.state === 'stopped' && isClosing();
    const state = isInterrupted ? 'interrupted' : outcome.state;
    const finished = finishedMessage(message, { ...outcome, parts: live.parts });
    const stored: StoredMessage = { ...finished, state, finishedAtMs: now() };
    // What was paid for is on the disk before anybody is told that it is there.
    db.writeSynced((tx) => updateAnswer(tx, stored));
    return stored;
  } finally {
    stopStoring();
  }
}

function finishedMessage(message: StoredMessage, outcome: AnswerOutcome & { parts: MessagePart[] }): StoredMessage {
  return {
    ...message,
    ...outcome,
    usage: addUsage(message.usage, outcome.usage),
    model: outcome.model ?? message.model,
    owner: null,
  };
}

/** What cannot be stored, as on a full disk, is tried again with the next second: the answer goes on. */
function storeEachSecond(
  parts: readonly MessagePart[],
  keep: () => void,
  onFailure: (error: unknown) => void,
): () => void {
  let stored = '';
  const timer = setInterval(() => {
    const now = JSON.stringify(parts);
    if (now === stored) return;
    try {
      keep();
      stored = now;
    } catch (error) {
      onFailure(error);
    }
  }, STORE_EVERY_MS);
  return () => clearInterval(timer);
}

/** Waits for what the user says about a call, or for the end of the answer. */
function asker({ decisions, stopping: { signal } }: UnderWay): CallRunner['ask'] {
  return (callId) =>
    new Promise<ToolDecision>((resolve, reject) => {
      decisions.set(callId, resolve);
      const stop = () => reject(new Failure('CANCELLED', 'The answer was stopped.'));
      signal.addEventListener('abort', stop, { once: true });
    }).finally(() => decisions.delete(callId));
}
