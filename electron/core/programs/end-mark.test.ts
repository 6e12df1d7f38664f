import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noProcesses, openTestCore, type TestCore } from '../testing/test-core.ts';

let test: TestCore;
const mark = () => path.join(test.folder, 'data', 'running.json');
beforeEach(() => {
  test = openTestCore({ processes: noProcesses });
});
afterEach(() => test.dispose());

it('an app that is closed and opened again has nothing to report', async () => {
  expect(fs.existsSync(mark())).toBe(true);
  await test.reopen();
  expect(test.core.app.takeCrashReport()).toBeNull();
  await test.core.dispose();
  expect(fs.existsSync(mark())).toBe(false);
});

it('a run that was cut off is reported once, with the newest change that it saved', async () => {
  await test.core.scripts.create({ title: 'The lamp' });
  const left = fs.readFileSync(mark());
  await test.core.dispose();
  fs.writeFileSync(mark(), left);
  await test.reopen();
  const report = test.core.app.takeCrashReport();
  expect(report).toMatchObject({
    startedAtMs: JSON.parse(left.toString()).startedAtMs,
    unfinishedTasks: 0,
    lastSaved: { title: 'The lamp', kind: 'script' },
  });
  expect(test.core.app.takeCrashReport()).toBeNull();
});

it('a mark that was cut off while it was written counts too', async () => {
  await test.core.dispose();
  fs.writeFileSync(mark(), '{"sta');
  await test.reopen();
  expect(test.core.app.takeCrashReport()).toMatchObject({ startedAtMs: 0, lastSaved: null });
});
