/** Counts of a reading thread, in shared memory so that they can be read while it is busy. */
export type ReaderProgress = Int32Array<SharedArrayBuffer>;

/** Where in ReaderProgress steps are counted: what is read or sounds for the first time. The watch looks at the first count. */
export const STEPS = 0;
/** Where it is marked that a model runs: ending the thread then would abort the whole process. */
export const IN_MODEL = 1;
