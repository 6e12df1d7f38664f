/**
 * Functions that run in the page. They are sent there as text, so each stands alone: nothing outside of it is known to it.
 */

/** What was seen between start and stop. All in ms; `blankFrames` are frames in which the list showed no line. */
export type Seen = { frames: number[]; longTasks: number[]; keysToPaint: number[]; blankFrames: number };

/** The instrument in the page, as `installMeter` leaves it there. */
export type MeteredWindow = Window & { meter: { start(): void; stop(): Seen }; keyTimed: Promise<number> };

/** Watches frames, long tasks and the way from key to paint. */
export function installMeter(): void {
  let seen: Seen = { frames: [], longTasks: [], keysToPaint: [], blankFrames: 0 };
  let isOn = false;
  let lastMs = 0;
  const tasks = new PerformanceObserver((list) =>
    seen.longTasks.push(...list.getEntries().map((entry) => entry.duration)),
  );
  const frame = (nowMs: number) => {
    if (!isOn) return;
    if (lastMs > 0) seen.frames.push(nowMs - lastMs);
    lastMs = nowMs;
    requestAnimationFrame(frame);
  };
  addEventListener(
    'keydown',
    (event) => {
      if (!isOn) return;
      requestAnimationFrame(() => {
        // A message is delivered when the frame has been handed on.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          seen.keysToPaint.push(performance.now() - event.timeStamp);
          channel.port1.close();
        };
        channel.port2.postMessage(null);
      });
    },
    true,
  );
  const start = () => {
    seen = { frames: [], longTasks: [], keysToPaint: [], blankFrames: 0 };
    isOn = true;
    lastMs = 0;
    tasks.observe({ type: 'longtask' });
    requestAnimationFrame(frame);
  };
  const stop = () => {
    seen.longTasks.push(...tasks.takeRecords().map((entry) => entry.duration));
    tasks.disconnect();
    isOn = false;
    return seen;
  };
  (globalThis as unknown as MeteredWindow).meter = { start, stop };
}

/** Scrolls an element to its end by `stepPx` each frame; `row` is what must be seen in its middle. */
export async function scrollThrough(way: { scroller: string; row: string; stepPx: number; mostFrames: number }) {
  const scroller = document.querySelector(way.scroller);
  if (!scroller) throw new Error(`There is no ${way.scroller}.`);
  const { left, top, width, height } = scroller.getBoundingClientRect();
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const { meter } = globalThis as unknown as MeteredWindow;
  scroller.scrollTop = 0;
  await nextFrame();
  await nextFrame();
  meter.start();
  let blankFrames = 0;
  for (let count = 0; count < way.mostFrames; count += 1) {
    const before = scroller.scrollTop;
    scroller.scrollTop = before + way.stepPx;
    if (scroller.scrollTop === before) break;
    await nextFrame();
    if (!document.elementFromPoint(left + width / 2, top + height / 2)?.closest(way.row)) blankFrames += 1;
  }
  return { ...meter.stop(), blankFrames };
}

/** Clicks on `target` and waits until a `row` is on the screen; ms until it was painted. */
export async function openAndWait({
  target,
  row,
}: {
  target: string;
  row: string;
}): Promise<Seen & { openMs: number }> {
  const { meter } = globalThis as unknown as MeteredWindow;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  meter.start();
  const startedAtMs = performance.now();
  document.querySelector<HTMLElement>(target)?.click();
  while (!document.querySelector(row)) await nextFrame();
  await nextFrame();
  return { ...meter.stop(), openMs: performance.now() - startedAtMs };
}

/**
 * Leaves `keyTimed` in the page: the ms from the next press of a key until the text of `element` has held each of `texts`
 * in turn and the last one was painted. Fails after 10 s.
 */
export function timeNextKey(wait: { key: string; element: string; texts: string[] }): void {
  (globalThis as unknown as MeteredWindow).keyTimed = new Promise((resolve, reject) => {
    const left = [...wait.texts];
    setTimeout(() => reject(new Error(`After ${wait.key} nobody saw: ${left.join(', ')}`)), 10_000);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== wait.key) return;
      removeEventListener('keydown', onKey, true);
      const observer = new MutationObserver(() => look(event.timeStamp));
      const look = (fromMs: number) => {
        if (!document.querySelector(wait.element)?.textContent?.includes(left[0] ?? '')) return;
        left.shift();
        if (left.length > 0) return look(fromMs);
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - fromMs)));
      };
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    addEventListener('keydown', onKey, true);
  });
}
