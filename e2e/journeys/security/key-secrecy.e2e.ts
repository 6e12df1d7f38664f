import type { ElectronApplication } from 'playwright/test';
import {
  json,
  type ScriptedServer,
  startScriptedServer,
} from '../../../electron/core/service/test-data/scripted-server.ts';
import { expect, test } from '../../fixtures/app.ts';
import { memoryHolds } from '../../fixtures/memory.ts';
import { filesHolding } from '../../fixtures/profile-files.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { Studio } from '../../pages/studio.ts';
import { TranscribePage } from '../../pages/transcribe-page.ts';

const KEY = 'sk-secrecy-0123456789-secret-part-ABCD';
const SECRET = 'secret-part';

const servers: ScriptedServer[] = [];
test.afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A service that repeats the key wherever an answer has a text. */
async function startEchoingService(): Promise<ScriptedServer> {
  const server = await startScriptedServer((response, request) => {
    const said = request.headers.authorization ?? 'nothing';
    response.writeHead(401, { 'Content-Type': 'application/json', 'Trace-Id': said });
    const message = `${'no '.repeat(160)}${said}, token: "${said}" (1004)`;
    response.end(JSON.stringify({ type: 'error', error: { type: 'x', message, http_code: '401' }, request_id: said }));
  });
  servers.push(server);
  return server;
}

/** Another place to send a key to; it accepts whatever comes. */
async function startOtherService(): Promise<ScriptedServer> {
  const server = await startScriptedServer(json(200, { files: [], base_resp: { status_code: 0, status_msg: '' } }));
  servers.push(server);
  return server;
}

/** What the user answers to the question about another address. Resolves to the questions asked so far. */
async function answerQuestions(electron: ElectronApplication, button: number): Promise<() => Promise<string[]>> {
  await electron.evaluate(({ dialog }, response) => {
    const asked: string[] = [];
    dialog.showMessageBox = (async (...args: { detail?: string }[]) => {
      asked.push(args.at(-1)?.detail ?? '');
      return { response, checkboxChecked: false };
    }) as typeof dialog.showMessageBox;
    (globalThis as { asked?: string[] }).asked = asked;
  }, button);
  return async () => electron.evaluate(() => (globalThis as { asked?: string[] }).asked ?? []);
}

test('a key that the service echoes is nowhere: not in the window, its memory, the profile, the log or the bundle', async ({
  app,
  page,
}) => {
  const service = await startEchoingService();
  const account = new AccountPage(app);
  const transcribe = new TranscribePage(page);
  await account.connect(service.baseUrl, KEY);
  await expect(account.main).toContainText('••••ABCD');
  const report = await account.testConnection();
  await expect(report).toContainText('The service rejected your API key.');
  await new Studio(app).chooseEngine('Cloud');
  await new Studio(app).drop([samplePath('speech/jfk.flac')]);
  await expect(transcribe.stage.getByRole('alert')).toContainText('The service rejected your API key');

  const diagnostics = await new Studio(app).openSettings('Diagnostics');
  await diagnostics.getByRole('button', { name: 'Create support bundle' }).click();
  await expect(diagnostics).toContainText('created and shown in your file manager');
  expect(service.received.some(({ headers }) => headers.authorization?.includes(KEY))).toBe(true);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(SECRET);
  expect(await memoryHolds(page, 'ABCD')).toBe(true);
  expect(await memoryHolds(page, SECRET)).toBe(false);
  expect(await filesHolding(app, SECRET)).toEqual([]);
});

test('a key is sent to no address but its own until the user agrees in a dialog of the system', async ({ app }) => {
  const [own, other] = [await startOtherService(), await startOtherService()];
  const account = new AccountPage(app);
  await account.connect(own.baseUrl, KEY);
  await expect(account.main).toContainText('••••ABCD');

  const refused = await answerQuestions(app.electron, 1);
  await account.useAddress(other.baseUrl);
  await expect(account.main).toContainText('No key for this address yet.');
  expect(await refused()).toEqual([expect.stringContaining(`entered for ${new URL(own.baseUrl).host}`)]);
  await account.testConnection();
  expect(other.received.map(({ headers }) => headers.authorization)).toEqual([undefined]);

  await account.useAddress(own.baseUrl);
  await expect(account.main).toContainText('••••ABCD');
  await answerQuestions(app.electron, 0);
  await account.useAddress(other.baseUrl);
  await expect(account.main).toContainText('••••ABCD');
  await account.testConnection();
  expect(other.received.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
});
