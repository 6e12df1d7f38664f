import { parentPort } from 'node:worker_threads';
import { decodeApart } from '../threads/decode-apart.ts';
import { runMusicThread } from './threads/music-thread.ts';

/** Entry of every thread of the composer. */
if (!parentPort) throw new Error('music-worker is started as a worker thread by the composer.');
// References of covers are decoded here.
decodeApart();
runMusicThread(parentPort);
