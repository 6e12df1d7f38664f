import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { APP_SCRIPT, watchScripts } from './app-script.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Whether a promise is settled by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  return await Promise.race([
    promise.then(() => true),
    new Promise<boolean>((resolve) => setImmediate(resolve, false)),
  ]);
}

test('the script whose name begins core is the one that the page loads as the app', () => {
  expect(existsSync(path.join(root, `renderer/app/start/${APP_SCRIPT}.tsx`))).toBe(true);
  const first = readFileSync(path.join(root, 'renderer/app/start/main.ts'), 'utf8');
  expect(first).toContain(`import('./${APP_SCRIPT}.tsx')`);
});

test('core waits until the page has every script that it asked for with the app', async () => {
  const scripts = watchScripts(60_000);
  for (const name of ['index-1.js', 'open-app-2.js', 'shared-3.js']) scripts.onAsked(name);
  scripts.onSent('index-1.js');
  scripts.onSent('open-app-2.js');
  expect(await isSettled(scripts.isSent)).toBe(false);
  scripts.onSent('shared-3.js');
  expect(await isSettled(scripts.isSent)).toBe(true);
});

test('core waits until the page has the style sheets of the app, without which no script of it is evaluated', async () => {
  const scripts = watchScripts(60_000);
  for (const name of ['open-app-2.js', 'open-app-4.css', 'shared-5.css']) scripts.onAsked(name);
  scripts.onSent('open-app-4.css');
  scripts.onSent('shared-5.css');
  expect(await isSettled(scripts.isSent)).toBe(false);
  scripts.onSent('open-app-2.js');
  expect(await isSettled(scripts.isSent)).toBe(true);
});

test('a page without the app, or that never reads to the end, keeps core waiting no longer than the limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const scripts = watchScripts(2000);
  scripts.onAsked('open-app-2.js');
  scripts.onSent('index-1.js');
  expect(await isSettled(scripts.isSent)).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(await isSettled(scripts.isSent)).toBe(true);
  vi.useRealTimers();
});
