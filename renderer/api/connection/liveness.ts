import { client, reconnect } from '../client.ts';

/** Whether core answers: `lost` shows the restart screen, and goes back to `alive` by itself when core answers again. */
export type Liveness = 'alive' | 'lost';

/** Clock and probe of the watch; tests bring their own. */
export type LivenessOptions = {
  intervalMs: number;
  timeoutMs: number;
  missesAllowed: number;
  ping: () => Promise<unknown>;
  /** Asks for a new port; called once for each silence. */
  reconnect: () => void;
};

const RETRY_MS = 1000;
const DEFAULTS: LivenessOptions = {
  intervalMs: 3000,
  timeoutMs: 4000,
  missesAllowed: 2,
  ping: () => client.app.ping(),
  reconnect,
};

/** Pings core until `signal` aborts and reports each change of its liveness. A missed ping asks for a new port. */
export async function watchLiveness(
  report: (liveness: Liveness) => void,
  signal: AbortSignal,
  options: Partial<LivenessOptions> = {},
): Promise<void> {
  const { intervalMs, timeoutMs, missesAllowed, ping, reconnect: renewPort } = { ...DEFAULTS, ...options };
  let misses = 0;
  let reported: Liveness = 'alive';
  while (!signal.aborted) {
    const answered = await answersWithin(ping, timeoutMs);
    if (signal.aborted) return;
    misses = answered ? 0 : misses + 1;
    if (misses === 1) renewPort();
    const now: Liveness = misses > missesAllowed ? 'lost' : 'alive';
    if (now !== reported) report(now);
    reported = now;
    await sleep(answered ? intervalMs : Math.min(intervalMs, RETRY_MS), signal);
  }
}

async function answersWithin(ping: () => Promise<unknown>, timeoutMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const answer = ping().then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answer, late]);
  clearTimeout(timer);
  return result;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
