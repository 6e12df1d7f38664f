import process from 'node:process';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { endAboveLimits } from '../end-above-limits.ts';
import { UNDECODABLE_EXIT_CODE } from '../image-order.ts';
import { descriptorOf } from './image-look.ts';
import { LOOK_LINE, LOOK_ORDER_VARIABLE, type LookAnswer } from './look-order.ts';
import { lookOfFile } from './look-of-file.ts';

/*
 * The process that reads how thumbnails look: node look-process.ts, with ATELIER_LOOK_ORDER in its environment. Those of clips were
 * drawn by windows, so they are decoded as images of strangers are: see image-process.ts.
 */
const LIMITS = { processorMs: 60_000, memoryBytes: 1024 * 1024 * 1024 };

if (isMainThread) watchOver();
else await readAll(workerData as string[]);

function watchOver(): void {
  const files = JSON.parse(process.env[LOOK_ORDER_VARIABLE] ?? '[]') as string[];
  delete process.env[LOOK_ORDER_VARIABLE];
  const thread = new Worker(new URL(import.meta.url), { workerData: files });
  thread.on('message', (answer: LookAnswer) => process.stdout.write(`${LOOK_LINE}${JSON.stringify(answer)}\n`));
  thread.once('error', () => process.exit(UNDECODABLE_EXIT_CODE));
  // Not `exit`: what was printed must arrive.
  thread.once('exit', () => process.stdout.write('\n', () => process.exit(0)));
  endAboveLimits(LIMITS);
}

async function readAll(files: readonly string[]): Promise<void> {
  for (const [at, file] of files.entries()) {
    const look = await lookOfFile(file).catch(() => null);
    const answer: LookAnswer = { at, look: look && { colours: look.colours, descriptor: descriptorOf(look) } };
    parentPort?.postMessage(answer);
  }
}
