/** What holds things that die: removes those that have. */
export type Sweepable = { sweep(): Promise<void> };

/**
 * Sweeps one after the other, every so many ms, also when nobody asks for anything: what has expired must not stay on disk
 * because the engine idles. Call what is returned to end it; it resolves when the last sweep is over.
 */
export function sweepRegularly(
  parts: readonly Sweepable[],
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(async () => sweepAll(parts, onError));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function sweepAll(parts: readonly Sweepable[], onError: (error: unknown) => void): Promise<void> {
  for (const part of parts) {
    try {
      await part.sweep();
    } catch (error) {
      onError(error);
    }
  }
}
