import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { VideoTask } from '../tasks/video-facts.ts';
import { postJson } from './post-json.ts';
import { pushOf, type ResultLinks } from './push-body.ts';

/** Tells receivers what becomes of tasks (service.md, Video task callback; gaps.md G23). */
export type Callbacks = {
  /** Asks the receiver of a new task whether it is one. */
  open(task: VideoTask): void;
  /** Tells the receiver, where there is a valid one, the state that a task is in now. */
  tell(task: VideoTask): void;
  /** Ends what is under way. */
  dispose(): Promise<void>;
};

const ATTEMPTS = 3;
const BACK_OFF_MS = 500;

type Receiver = { url: string; isValid: Promise<boolean>; line: Promise<void> };

/** `links` signs the ways to results, `backOffMs` is waited before the second attempt and twice that before the third. */
export type CallbackOptions = { links: ResultLinks; backOffMs?: number };

/** Makes the pushes of one engine: in order and one at a time for each task, and none to who does not answer. */
export function createCallbacks({ links, backOffMs = BACK_OFF_MS }: CallbackOptions): Callbacks {
  const stopping = new AbortController();
  const receivers = new Map<string, Receiver>();

  /** After a restart the receiver is asked again before it is told anything. */
  function receiverOf({ id, facts }: VideoTask): Receiver | null {
    if (facts.callbackUrl === null) return null;
    const known = receivers.get(id);
    if (known) return known;
    const isValid = isReceiver(facts.callbackUrl, stopping.signal);
    const receiver: Receiver = { url: facts.callbackUrl, isValid, line: Promise.resolve() };
    receivers.set(id, receiver);
    return receiver;
  }

  return {
    open: (task) => void receiverOf(task),
    tell(task) {
      const receiver = receiverOf(task);
      if (!receiver) return;
      const body = pushOf(task, links);
      const push = async () => {
        if (body && (await receiver.isValid)) await deliver(receiver.url, body, { signal: stopping.signal, backOffMs });
        if (task.finishedAtMs !== null) receivers.delete(task.id);
      };
      receiver.line = receiver.line.then(push);
    },
    async dispose() {
      stopping.abort();
      await Promise.all([...receivers.values()].map(async ({ line }) => line));
    },
  };
}

/** A receiver answers with the very challenge, in time. */
async function isReceiver(url: string, signal: AbortSignal): Promise<boolean> {
  const challenge = randomBytes(16).toString('hex');
  try {
    const answer: unknown = JSON.parse(await postJson(url, { challenge }, signal));
    return typeof answer === 'object' && answer !== null && 'challenge' in answer && answer.challenge === challenge;
  } catch {
    // Whatever went wrong there: it is not told anything, and its task runs on.
    return false;
  }
}

/** Whoever misses all attempts finds the state by asking for it. */
async function deliver(
  url: string,
  body: unknown,
  { signal, backOffMs }: { signal: AbortSignal; backOffMs: number },
): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS && !signal.aborted; attempt++) {
    try {
      await postJson(url, body, signal);
      return;
    } catch {
      if (attempt < ATTEMPTS) await wait(backOffMs * attempt, undefined, { signal }).catch(() => undefined);
    }
  }
}
