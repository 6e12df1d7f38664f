import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { connectionText } from '../../../shared/domain/findings/connection-findings.ts';
import { diagnosticText } from '../../../shared/domain/findings/diagnostic-findings.ts';
import { openDatabase } from '../database/database.ts';
import { createSecrets } from '../secrets/create-secrets.ts';
import { createChanges } from '../changes/create-changes.ts';
import { keychainReason } from '../secrets/keychain-reason.ts';
import { createKnownKeys } from '../secrets/known-keys.ts';
import { createOneAtATime } from '../secrets/one-at-a-time.ts';
import { testConnection } from '../service/connection-test.ts';
import { json } from '../service/test-data/scripted-server.ts';
import { createServiceFixture, envelope, KEY, type ServiceFixture } from '../service/test-data/service-fixture.ts';
import { selfCheck } from './self-check.ts';

let fixture: ServiceFixture;
let folder: string;
beforeAll(async () => {
  fixture = await createServiceFixture();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-words-'));
});
afterEach(async () => fixture.closeAll());
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await fixture.end();
});

/** Fields that hold words of others: the service, the system, a certificate, SQLite. */
const OF_OTHERS = new Set(['serviceMessage', 'issuer', 'keychainName', 'version', 'problems', 'protocol']);

/** All texts in a value that read like a sentence, or part of one, with the way to them. */
function sentencesIn(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return /[a-z’]\s+[a-z]/i.test(value) ? [`${at}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (OF_OTHERS.has(key) ? [] : sentencesIn(part, `${at}.${key}`)));
}

const OK = { files: [], base_resp: { status_code: 0, status_msg: 'success' } };
const ANSWERS: [string, ReturnType<typeof json>][] = [
  ['all is well', json(200, OK)],
  ['the key is wrong', json(401, envelope(401, 'login fail (1004)'))],
  ['the balance is empty', json(200, { base_resp: { status_code: 1008, status_msg: 'insufficient balance' } })],
  ['the rate is exceeded', json(429, envelope(429, 'rate limit (1002)'))],
  ['a web page answers', (response) => void response.writeHead(200).end('<html>Log in</html>')],
  ['the service fails', json(500, envelope(500, 'internal error'))],
  ['the connection breaks', (response) => void response.destroy()],
];

it.each(ANSWERS)(
  'a connection test answers codes and facts, which the catalogue words, where %s',
  async (_, answer) => {
    const { baseUrl } = await fixture.server(answer);
    for (const key of [KEY, null]) {
      const report = await testConnection({ baseUrl, key });
      expect(sentencesIn(report)).toEqual([]);
      for (const { finding } of report.checks) expect(connectionText(finding)).toMatch(/^[A-Z0-9“].*\.$/);
    }
  },
);

it('the self-check answers codes and facts, which the catalogue words, whether all is well or nothing', async () => {
  const database = openDatabase(path.join(folder, 'atelier.db'));
  fs.writeFileSync(path.join(folder, 'in-the-way'), '');
  const vault = (reason: string) => ({
    name: 'Vault',
    read: () => Promise.reject(new Error(reason)),
    write: () => Promise.reject(new Error(reason)),
    remove: () => Promise.reject(new Error(reason)),
  });
  const secrets = (environmentKey: string | null) =>
    createSecrets({
      account: 'cloud-key',
      vault: vault('Secret Service: object locked'),
      environmentKey,
      changes: createChanges(),
      shell: { enterKey: async () => undefined, confirmKeyUse: async () => false },
      knownKeys: createKnownKeys(),
      origin: () => 'https://api.example.com',
    }).secrets;
  const healthy = await selfCheck({
    db: database.db,
    secrets: secrets(KEY),
    libraryFolder: () => path.join(folder, 'library'),
    modelsFolder: path.resolve(import.meta.dirname, '../../../resources/models'),
    startEngine: async () => undefined,
  });
  const broken = await selfCheck({
    db: database.db,
    secrets: secrets(null),
    libraryFolder: () => path.join(folder, 'in-the-way', 'library'),
    modelsFolder: path.join(folder, 'models'),
    startEngine: () => Promise.reject(new Error('no engine here')),
  });
  database.close();
  expect(healthy.slice(0, 5).map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  for (const line of [...healthy, ...broken]) {
    expect(sentencesIn(line)).toEqual([]);
    const { label, detail } = diagnosticText(line);
    expect(label).toMatch(/^[A-Z]/);
    expect(detail).not.toMatch(/undefined|null|NaN|no engine here|ENO/);
    expect(detail.length).toBeGreaterThan(3);
  }
});

it.each([
  ['Secret Service: object locked', 'locked'],
  ['Secret Service: unlock prompt was dismissed', 'locked'],
  ['User interaction is not allowed.', 'locked'],
  ['No DBus session or Secret Service provider found', 'no_service'],
  ['D-Bus error: Failed to connect to socket /run/user/1000/bus: No such file or directory', 'no_service'],
  ['The user name or passphrase you entered is not correct: auth failed', 'denied'],
  ['permission denied', 'denied'],
  ['Mutex failure in credential store: please report a bug', 'unavailable'],
])('a keychain that says “%s” is %s', (said, reason) => {
  expect(keychainReason(new Error(said))).toBe(reason);
});

it('a keychain that does not answer in time says so', async () => {
  const never = createOneAtATime(1)(() => new Promise<never>(() => undefined));
  expect(keychainReason(await never.catch((error: unknown) => error))).toBe('no_response');
});
