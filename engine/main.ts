import { randomBytes } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { FOLDER_TAKEN_EXIT_CODE, removeEngineNote, writeEngineNote } from '../shared/disk/engine-folder.ts';
import { takeEngineFolder } from './files/take-engine-folder.ts';
import { startEngine } from './start-engine.ts';
import { decodeApart } from './threads/decode-apart.ts';

/*
 * The local engine's program: node engine/main.ts [--port 0] [--data FOLDER] [--models FOLDER] [--rate-per-minute N] [--keep-voices]
 * With --keep-voices own voices stay until they are deleted; without it they die after 7 days without use, as the
 * interface says.
 * The key comes from ATELIER_ENGINE_KEY; without it one is made and printed, so that any client can be pointed here.
 * Prints one line ATELIER_ENGINE_READY {"port":N} when it answers. With ATELIER_ENGINE_STOP_WITH_STDIN=1 it ends when
 * its standard input closes, which is how it notices that the program that started it has died.
 * With ATELIER_ENGINE_HOST_STARTS_DECODERS=1 it asks for decoders' processes by lines ATELIER_ENGINE_DECODER {"port":N,"token":"…"}.
 * It holds a lock on its data folder for as long as it lives, and notes there, for this user's eyes only, where it answers.
 * Where another engine has the folder it ends with code 75 and changes nothing.
 */

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    data: { type: 'string', default: path.join(os.homedir(), '.atelier-engine') },
    models: { type: 'string', default: path.resolve('resources/models') },
    'rate-per-minute': { type: 'string' },
    'keep-voices': { type: 'boolean', default: false },
  },
});

const givenKey = process.env['ATELIER_ENGINE_KEY'];
const key = givenKey || randomBytes(24).toString('base64url');
// Nothing that the engine starts has any use for it.
delete process.env['ATELIER_ENGINE_KEY'];

const dataFolder = path.resolve(values.data);
const lock = await takeEngineFolder(dataFolder);
if (!lock) {
  console.error(
    `Another engine is using ${dataFolder}. Atelier or its command line is running. ` +
      'Close it, or choose another folder with --data.',
  );
  process.exit(FOLDER_TAKEN_EXIT_CODE);
}

decodeApart();
const engine = await startEngine({
  port: wholeNumber('--port', values.port),
  key,
  dataFolder,
  warmsUp: true,
  ...(values['keep-voices'] ? { unusedVoiceLifetimeMs: null } : {}),
  modelsFolder: path.resolve(values.models),
  ratePerMinute: values['rate-per-minute'] ? wholeNumber('--rate-per-minute', values['rate-per-minute']) : null,
  onError: (error, traceId) => {
    console.error(`[engine] request ${traceId} failed:`, error);
  },
});

writeEngineNote(dataFolder, { port: engine.port, key });
if (!givenKey) console.log(`ATELIER_ENGINE_KEY=${key}`);
console.log(`ATELIER_ENGINE_READY ${JSON.stringify({ port: engine.port })}`);

const LONGEST_STOP_MS = 2000;
let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // Threads in the middle of a computation end late; nobody waits for their result.
  setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
  removeEngineNote(dataFolder);
  await engine.close();
  lock?.release();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
if (process.env['ATELIER_ENGINE_STOP_WITH_STDIN'] === '1') {
  process.stdin.resume();
  process.stdin.once('end', () => void stop());
  process.stdin.once('error', () => void stop());
}

function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  console.error(`${option} must be a whole number, not ${text}.`);
  process.exit(2);
}
