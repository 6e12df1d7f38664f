import { randomInt } from 'node:crypto';
import type { FileStore } from '../../files/file-store.ts';
import type { Callbacks } from './callbacks/callbacks.ts';
import type { VideoTasks } from './tasks/video-facts.ts';

/** What the operations on videos work with. */
export type VideoDeps = { tasks: VideoTasks; files: FileStore; callbacks: Callbacks };

/** Seeds fit a 32-bit number of any client. */
const SEEDS = 2 ** 31;

/** A seed that nobody asked for: the interface has none for videos. */
export const newSeed = (): number => randomInt(SEEDS);
