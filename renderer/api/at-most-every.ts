/**
 * Gives a function that calls `run` at once, and then no more than once each `everyMs`: calls in between are answered together
 * by one at the end, so that none is without a run after it.
 */
export function atMostEvery(everyMs: number, run: () => void): () => void {
  let isWaiting = false;
  let isWanted = false;
  const start = () => {
    isWanted = false;
    isWaiting = true;
    run();
    setTimeout(() => {
      isWaiting = false;
      if (isWanted) start();
    }, everyMs);
  };
  return () => {
    if (isWaiting) isWanted = true;
    else start();
  };
}
