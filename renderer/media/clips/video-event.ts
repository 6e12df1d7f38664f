/** A clip that does not get on for so long cannot be decoded here. */
const PATIENCE_MS = 30_000;

/** Resolves at the next event of that name. Throws Error where the clip cannot be decoded, or nothing comes. */
export function videoEvent(video: HTMLVideoElement, name: 'loadedmetadata' | 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const end = (settle: () => void) => () => {
      clearTimeout(patience);
      stop.abort();
      settle();
    };
    const patience = setTimeout(
      end(() => reject(new Error(`The clip gave no ${name}.`))),
      PATIENCE_MS,
    );
    video.addEventListener(name, end(resolve), { signal: stop.signal });
    video.addEventListener(
      'error',
      end(() => reject(new Error('The clip cannot be decoded.'))),
      { signal: stop.signal },
    );
  });
}
