/** Bytes that come in, for any number of readers who may begin at any time and always get all of them. */
export interface GrowingBytes {
  push(bytes: Uint8Array): void;
  end(): void;
  /** Ends with the bytes, or at once when `signal` aborts. */
  read(signal?: AbortSignal): AsyncGenerator<Uint8Array, void, void>;
}

/** Keeps the chunks in memory for as long as somebody holds it. */
export function createGrowingBytes(): GrowingBytes {
  const chunks: Uint8Array[] = [];
  const waiting = new Set<() => void>();
  let isEnded = false;
  const wake = () => {
    for (const resume of waiting) resume();
    waiting.clear();
  };
  const more = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve) => {
      const resume = () => {
        signal?.removeEventListener('abort', resume);
        waiting.delete(resume);
        resolve();
      };
      waiting.add(resume);
      signal?.addEventListener('abort', resume, { once: true });
    });
  return {
    push(bytes) {
      chunks.push(bytes);
      wake();
    },
    end() {
      isEnded = true;
      wake();
    },
    async *read(signal) {
      for (let index = 0; !signal?.aborted;) {
        const chunk = chunks[index];
        if (chunk) {
          index += 1;
          yield chunk;
        } else if (isEnded) return;
        else await more(signal);
      }
    },
  };
}
