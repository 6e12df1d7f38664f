/** Work had no answer within its limit. */
export class NoAnswerError extends Error {}

/**
 * Runs pieces of work one after another, in the order in which they are asked for. One that has no answer `limitMs` after
 * it was asked for rejects; if it still waits then, it is never begun. Work that fails or hangs past its limit is waited
 * for by the next, which may so give up without having begun.
 */
export function createOneAtATime(limitMs: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    let hasGivenUp = false;
    const result = last.then(() => {
      if (hasGivenUp) throw new Error('nobody waits for this any more');
      return work();
    });
    last = result.catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        hasGivenUp = true;
        reject(new NoAnswerError(`It didn’t respond within ${limitMs / 1000} s. Check for an open prompt.`));
      }, limitMs);
    });
    try {
      return await Promise.race([result, limit]);
    } finally {
      clearTimeout(timer);
    }
  };
}
