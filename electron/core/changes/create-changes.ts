import type { Change, ChangeDomain } from '../../../shared/domain/change.ts';
import type { Changes } from './changes.ts';

const COALESCE_MS = 50;
/** Beyond this many ids of one domain a batch says "anything in this domain": the reader has to look at all anyway. */
const MAX_IDS = 500;

type Subscription = {
  stream: AsyncGenerator<Change[], void, void>;
  note(domain: ChangeDomain, ids: readonly string[]): void;
  end(): void;
};

/** Builds the change stream; `dispose` ends all subscriptions. */
export function createChanges(): Changes & { dispose(): void } {
  const subscriptions = new Set<Subscription>();
  return {
    publish: (domain, ids) => {
      for (const subscription of subscriptions) subscription.note(domain, ids);
    },
    subscribe: ({ signal } = {}) => {
      const subscription = createSubscription(() => {
        subscriptions.delete(subscription);
        signal?.removeEventListener('abort', subscription.end);
      });
      subscriptions.add(subscription);
      signal?.addEventListener('abort', subscription.end);
      if (signal?.aborted) subscription.end();
      return subscription.stream;
    },
    dispose: () => {
      for (const subscription of subscriptions) subscription.end();
    },
  };
}

type Result = IteratorResult<Change[], void>;

/**
 * Not a generator function: that would listen only from the first `next` on, and its `return` would wait for a change
 * that may never come.
 */
function createSubscription(onEnd: () => void): Subscription {
  const pending = createPending();
  const waiting: ((result: Result) => void)[] = [];
  let timer: NodeJS.Timeout | null = null;
  let hasEnded = false;

  const deliver = () => {
    timer = null;
    if (!pending.isEmpty()) waiting.shift()?.({ done: false, value: pending.take() });
  };
  const schedule = () => {
    if (!timer && waiting.length > 0 && !pending.isEmpty()) timer = setTimeout(deliver, COALESCE_MS);
  };
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    if (timer) clearTimeout(timer);
    for (const resolve of waiting.splice(0)) resolve({ done: true, value: undefined });
    onEnd();
  };
  const stop = () => {
    end();
    return Promise.resolve<Result>({ done: true, value: undefined });
  };
  const next = () => {
    if (hasEnded) return Promise.resolve<Result>({ done: true, value: undefined });
    return new Promise<Result>((resolve) => {
      waiting.push(resolve);
      schedule();
    });
  };
  const stream: Subscription['stream'] = {
    next,
    return: stop,
    throw: stop,
    [Symbol.asyncIterator]: () => stream,
    [Symbol.asyncDispose]: async () => end(),
  };
  const note = (domain: ChangeDomain, ids: readonly string[]) => {
    pending.add(domain, ids);
    schedule();
  };
  return { stream, note, end };
}

/** What a subscriber has not taken yet, bounded by MAX_IDS per domain; null stands for anything. */
function createPending() {
  const domains = new Map<ChangeDomain, Set<string> | null>();
  return {
    isEmpty: () => domains.size === 0,
    add: (domain: ChangeDomain, ids: readonly string[]) => {
      const known = domains.get(domain);
      if (known === null) return;
      const merged = new Set([...(known ?? []), ...ids]);
      domains.set(domain, ids.length === 0 || merged.size > MAX_IDS ? null : merged);
    },
    take: (): Change[] => {
      const batch = [...domains].map(([domain, ids]) => ({ domain, ids: ids ? [...ids] : [] }));
      domains.clear();
      return batch;
    },
  };
}
