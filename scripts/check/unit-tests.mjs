/**
 * The unit tests. Where a native library ended the process of a test file by a signal and every other file passed, these
 * files run once more: what they test is not known yet, and one such fault in a thousand files is no news about our code.
 * It is printed all the same, because a file that ends twice, or often, has a fault that must be found.
 */
import path from 'node:path';
import process from 'node:process';
import { startVitest } from 'vitest/node';

const results = path.resolve(import.meta.dirname, '../../test-results');
const NATIVE_END = /Worker exited unexpectedly with signal (SIG(?:ABRT|BUS|ILL|SEGV|TRAP))\b.* running test file (\S+)/;
const MOST_FILES = 2;

/** Runs the files, or all; the signals that ended some of them, or null where anything else is wrong. */
async function run(files, report) {
  const vitest = await startVitest('test', files, {
    run: true,
    watch: false,
    reporters: ['default', ['json', { outputFile: path.join(results, report) }]],
  });
  const ends = vitest.state.getUnhandledErrors().map(nativeEnd);
  const failed = vitest.state.getTestModules().filter((module) => !module.ok());
  await vitest.close();
  const isOnlyEnds = ends.every(Boolean) && failed.every(({ moduleId }) => ends.some((end) => end?.file === moduleId));
  return isOnlyEnds ? ends : null;
}

function nativeEnd(error) {
  const [, signal, file] = NATIVE_END.exec(String(error?.cause?.message ?? error?.message)) ?? [];
  return file ? { signal, file } : null;
}

const ends = await run(process.argv.slice(2), 'unit.json');
const isWhole = ends?.length === 0;
if (!isWhole && ends && ends.length <= MOST_FILES) {
  for (const { signal, file } of ends) console.error(`\n${signal} ended the process of ${file}. It runs once more.`);
  const again = await run(
    ends.map(({ file }) => file),
    'unit-again.json',
  );
  process.exitCode = again?.length === 0 ? 0 : 1;
} else {
  process.exitCode = isWhole ? 0 : 1;
}
