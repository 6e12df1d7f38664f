import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createServiceClients } from '../../electron/core/service/service-clients.ts';
import { loneEngine } from './app/lone-engine.ts';
import { printBenchRows, type BenchRow } from './bench-row.ts';

const UPLOAD_BYTES = 50_000_000;
const ROUNDS = 10;
const HIGHEST_RATIO = 1.5;

type Address = { baseUrl: string; key: string };

/** Measures an upload of 50 MB through our client against the program curl, to the same engine, turn by turn. */
export async function benchService(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-bench-'));
  const engine = loneEngine(folder);
  try {
    const file = path.join(folder, 'clip.mp4');
    await writeFile(file, uploadContent());
    return [await compareUploads(file, await engine.connection())];
  } finally {
    await engine.dispose();
    await rm(folder, { recursive: true });
  }
}

async function compareUploads(file: string, address: Address): Promise<BenchRow> {
  const ours: number[] = [];
  const curls: number[] = [];
  // The first round warms file cache and engine up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ownMs = await uploadMs(file, address);
    const curlsMs = await curlMs(file, address);
    if (round === 0) continue;
    ours.push(ownMs);
    curls.push(curlsMs);
  }
  // The fastest of each: whatever else the machine does only ever adds time.
  const [own, curl] = [Math.min(...ours), Math.min(...curls)];
  const value = own / curl;
  return {
    name: 'service: upload of 50 MB, client / curl',
    value,
    unit: 'times',
    target: `<= ${HIGHEST_RATIO}`,
    ok: value <= HIGHEST_RATIO,
    note: `${Math.round(own)} ms and ${Math.round(curl)} ms, fastest of ${ROUNDS}`,
  };
}

async function uploadMs(file: string, { baseUrl, key }: Address): Promise<number> {
  const client = createServiceClients({ baseUrl, key: async () => key });
  const start = performance.now();
  const stored = await client.files.upload({ file, purpose: 'video_generation_input' });
  const durationMs = performance.now() - start;
  await client.files.remove(stored);
  client.dispose();
  return durationMs;
}

async function curlMs(file: string, { baseUrl, key }: Address): Promise<number> {
  const options = ['--silent', '--fail', '--write-out', '\n%{time_total}'];
  const form = ['--form', 'purpose=video_generation_input', '--form', `file=@${file}`];
  const target = ['--header', `Authorization: Bearer ${key}`, `${baseUrl}/v1/files/upload`];
  const { stdout } = await promisify(execFile)('curl', options.concat(form, target));
  const [body, seconds] = stdout.split('\n');
  const stored = JSON.parse(body!) as { file: { file_id: string; purpose: string } };
  const client = createServiceClients({ baseUrl, key: async () => key });
  await client.files.remove({ id: stored.file.file_id, purpose: stored.file.purpose });
  client.dispose();
  return Number(seconds) * 1000;
}

/** Looks like the beginning of a film to the engine's check; the rest is filler. */
function uploadContent(): Buffer {
  const content = Buffer.alloc(UPLOAD_BYTES, 'filler of a film ');
  content.write('\0\0\0\x18ftypisom', 0, 'latin1');
  return content;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  printBenchRows(await benchService());
}
