/** Which sidecars are not written again yet. */
export type SidecarRests = {
  isResting(subject: string): boolean;
  /** Says that a sidecar of this size was written. */
  note(subject: string, sizeBytes: number): void;
};

/** What is smaller never rests. */
const LARGE_BYTES = 256 * 1024;
/**
 * So much time for each byte: while hours of speech are transcribed or corrected, writing all of them again after every line
 * would take more of the disk and the processor than the work itself.
 */
const MS_PER_BYTE = 5000 / (1024 * 1024);

/** Lets a large sidecar rest after it was written, the longer the larger it is: 5 s per MiB. `now` gives ms. */
export function createSidecarRests(now: () => number): SidecarRests {
  const untilMs = new Map<string, number>();
  return {
    isResting(subject) {
      if ((untilMs.get(subject) ?? 0) > now()) return true;
      untilMs.delete(subject);
      return false;
    },
    note(subject, sizeBytes) {
      if (sizeBytes >= LARGE_BYTES) untilMs.set(subject, now() + sizeBytes * MS_PER_BYTE);
    },
  };
}

/** For whoever waits until all are written. */
export const NO_RESTS: SidecarRests = { isResting: () => false, note: () => undefined };
