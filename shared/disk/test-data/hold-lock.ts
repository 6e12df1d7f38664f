import process from 'node:process';
import { takeFolderLock } from '../folder-lock.ts';

/** Program for tests: takes the lock named by its argument, says whether it got it, and lives until it is killed. */
const lock = takeFolderLock(process.argv[2] ?? '');
process.stdout.write(lock ? 'held\n' : 'busy\n');
setInterval(() => lock, 60_000);
