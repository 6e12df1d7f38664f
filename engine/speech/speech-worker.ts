import { parentPort } from 'node:worker_threads';
import { decodeApart } from '../threads/decode-apart.ts';
import { runSpeechThread } from './threads/speech-thread.ts';

/** Entry of every thread of the synthesiser. */
if (!parentPort) throw new Error('speech-worker is started as a worker thread by the synthesiser.');
decodeApart();
runSpeechThread(parentPort);
