/**
 * Runs the local engine alone, from sources, for any client of the interface: npm run engine -- [--port N] [--data FOLDER]
 * [--rate-per-minute N] [--keep-voices]. The key is ATELIER_ENGINE_KEY, or a new one for each run.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { prepareModels } from './prepare-models.mjs';

const root = path.resolve(import.meta.dirname, '..');
const READY = /^ATELIER_ENGINE_READY (.*)$/;

const { folder } = await prepareModels({ log: (line) => console.error(line) });
const key = process.env.ATELIER_ENGINE_KEY || randomBytes(24).toString('base64url');
const entry = path.join(root, 'engine/main.ts');
const engine = spawn(process.execPath, [entry, '--models', folder, ...process.argv.slice(2)], {
  env: { ...process.env, ATELIER_ENGINE_KEY: key, ATELIER_ENGINE_STOP_WITH_STDIN: '1' },
  stdio: ['pipe', 'pipe', 'inherit'],
});

createInterface({ input: engine.stdout }).on('line', (line) => {
  const ready = READY.exec(line);
  if (ready) announce(`http://127.0.0.1:${JSON.parse(ready[1]).port}`);
  else console.log(line);
});
engine.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => engine.kill('SIGTERM'));

function announce(baseUrl) {
  console.log(`The engine answers at ${baseUrl}
Key: ${key}

Try:
  curl ${baseUrl}/v1/speech_to_text -H "Authorization: Bearer ${key}" \\
    -F model=asr-1.0 -F response_format=verbose_json -F file=@recording.wav

Press Ctrl+C to stop it.`);
}
