import { noteThreadId, WATCHED_COUNTS } from '../../../../shared/threads/thread-time.ts';

/** What a thread tells of its work through shared memory, so that it can be read while the thread is busy. */
export type ProgressCounts = Int32Array<SharedArrayBuffer>;

const STEPS = 0;
const BLOCKS = 1;

let counts: ProgressCounts | null = null;

/** Fresh counts for a thread. */
export const createProgressCounts = (): ProgressCounts => new Int32Array(new SharedArrayBuffer(4 * WATCHED_COUNTS));

/** Makes this thread count into `shared`. Elsewhere counting does nothing. */
export function countInto(shared: ProgressCounts): void {
  counts = shared;
  noteThreadId(shared);
}

/** Says that work went on: something was read for the first time, decoded or written. */
export function madeProgress(): void {
  if (counts) Atomics.add(counts, STEPS, 1);
}

/** Says how many blocks of the recording were decoded. */
export function decodedBlocks(count: number): void {
  if (counts) Atomics.store(counts, BLOCKS, count);
  madeProgress();
}

/** How many blocks the thread had decoded when it was last heard of. */
export const blocksOf = (shared: ProgressCounts): number => Atomics.load(shared, BLOCKS);
