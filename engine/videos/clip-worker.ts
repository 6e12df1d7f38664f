import { parentPort } from 'node:worker_threads';
import { runClipThread } from './threads/clip-thread.ts';

/** Entry of the thread that makes clips. */
if (!parentPort) throw new Error('clip-worker is started as a worker thread by the maker of clips.');
runClipThread(parentPort);
