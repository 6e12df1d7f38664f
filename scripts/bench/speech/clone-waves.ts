import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { engineEntry } from '../../../electron/core/engine-process/engine-entry.ts';
import { createEngineConnection } from '../../../electron/core/engine-process/engine-connection.ts';
import { createServiceClients } from '../../../electron/core/service/service-clients.ts';
import { silentLog } from '../../../electron/core/testing/quiet-desktop.ts';
import { englishSpeakers } from '../app/speech/speakers.ts';
import { residentBytes } from '../app/meters/resident-memory.ts';
import { watchEngine } from '../app/watched-engine.ts';
import type { BenchRow } from '../bench-row.ts';

const WAVES = Number(process.env['CLONE_WAVES'] ?? 4);
const REQUESTS = Number(process.env['CLONE_REQUESTS'] ?? 200);
/** What was let go is given back to the system a while after the work. */
const REST_MS = 5000;
const MOST_GROWTH = 1.1;
const PREVIEW = 'This is how the new voice sounds.';

/**
 * Sends waves of clone requests to one engine, all of a wave at once, and looks at the engine's memory after each. Most are told
 * to come back; those let in recognise, learn and speak. From the second wave on nothing may be added.
 */
export async function benchCloneWaves(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-bench-'));
  const watched = watchEngine();
  const engine = createEngineConnection({
    processes: watched.processes,
    entry: engineEntry(),
    dataFolder: path.join(folder, 'engine'),
    modelsFolder: path.resolve(import.meta.dirname, '../../../resources/models'),
    log: silentLog,
  });
  const client = createServiceClients({
    baseUrl: async () => (await engine.connection()).baseUrl,
    key: async () => (await engine.connection()).key,
  });
  try {
    const [speaker] = await englishSpeakers(folder);
    const { id: fileId } = await client.files.upload({ file: speaker!.file, purpose: 'voice_clone' });
    const rows: BenchRow[] = [];
    let second = 0;
    for (let wave = 1; wave <= WAVES; wave += 1) {
      const { baseUrl, key, pid } = watched.running();
      let most = 0;
      const timer = setInterval(() => (most = Math.max(most, residentBytes(pid))), 250);
      const made = await sendWave({ baseUrl, key }, { wave, fileId }).finally(() => clearInterval(timer));
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      const bytes = residentBytes(pid);
      if (wave === 2) second = bytes;
      const target = wave > 2 ? { target: '≤ 1.1 of 2', ok: bytes / second <= MOST_GROWTH } : {};
      const note = `${made} of ${REQUESTS} cloned, ${Math.round(most / 1e6)} MB at most`;
      rows.push({ name: `memory after wave ${wave} of clones`, value: bytes / 1e6, unit: 'MB', ...target, note });
      console.log(`  wave ${wave}: ${Math.round(bytes / 1e6)} MB, ${note}`);
    }
    return rows;
  } finally {
    client.dispose();
    await engine.dispose();
    await rm(folder, { recursive: true });
  }
}

/** Sends all requests of a wave at once; how many were answered with a voice. Throws when one gets any other answer than 429. */
async function sendWave(
  { baseUrl, key }: { baseUrl: string; key: string },
  { wave, fileId }: { wave: number; fileId: string },
): Promise<number> {
  const answers = Array.from({ length: REQUESTS }, async (_, index) => {
    const body = { file_id: fileId, voice_id: `Wave${wave}Clone${index}`, text: PREVIEW, model: 'speech-2.8-hd' };
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const answer = await fetch(`${baseUrl}/v1/voice_clone`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { base_resp: base } = (await answer.json()) as { base_resp: { status_code: number; status_msg: string } };
    if (base.status_code !== 0 && base.status_code !== 1002) throw new Error(`${base.status_code} ${base.status_msg}`);
    return base.status_code === 0;
  });
  return (await Promise.all(answers)).filter(Boolean).length;
}
