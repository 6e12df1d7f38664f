import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { wavFile } from '../../../shared/audio/wav.ts';
import { diagnosticText } from '../../../shared/domain/findings/diagnostic-findings.ts';
import type { Core } from '../../core/create-core.ts';
import { checkDataFolder, checkDecoders, checkDisplay, checkModels, checkVersions } from './doctor-checks.ts';
import type { DoctorLine } from '../output/doctor-line.ts';
import { failureLine } from '../output/failure-lines.ts';
import type { TranscribeOptions } from '../arguments/parse-arguments.ts';
import { print } from '../output/standard-output.ts';
import { createTemporaryCore } from '../temporary-core.ts';
import { transcribeFile } from './transcribe-file.ts';

const MARKS: Record<DoctorLine['state'], string> = { ok: 'ok   ', attention: 'note ', failed: 'FAIL ' };
/** What core checks about this system; the rest is about its library, which is a temporary one here. */
const CORE_CHECKS = ['keychain', 'ffmpeg'];
const TEST_SAMPLE_RATE = 16_000;

/** `atelier doctor`: 0 when everything that local work needs is sound, 1 when something is broken. */
export async function doctorCommand({ isVerbose }: { isVerbose: boolean }, signal: AbortSignal): Promise<number> {
  let hasFailed = false;
  const report = async (line: DoctorLine): Promise<void> => {
    hasFailed ||= line.state === 'failed';
    await print(`${MARKS[line.state]} ${line.label.padEnd(20)} ${line.detail}\n`);
  };
  await report(checkVersions());
  await report(await checkDataFolder());
  await report(await checkModels());
  await report(await checkDecoders());
  await checkWithCore({ isVerbose, report, signal });
  await report(checkDisplay());
  return signal.aborted ? 130 : hasFailed ? 1 : 0;
}

type CoreChecks = { isVerbose: boolean; report: (line: DoctorLine) => Promise<void>; signal: AbortSignal };

async function checkWithCore({ isVerbose, report, signal }: CoreChecks): Promise<void> {
  let temporary: Awaited<ReturnType<typeof createTemporaryCore>>;
  try {
    temporary = await createTemporaryCore({ isVerbose });
  } catch (error) {
    return await report({ label: 'Atelier', state: 'failed', detail: failureLine(error) });
  }
  try {
    const lines = await temporary.core.app.diagnostics();
    for (const line of lines.filter(({ id }) => CORE_CHECKS.includes(id)))
      await report({ state: line.state, ...diagnosticText(line) });
    await report(await checkEngine(temporary.core, signal));
  } finally {
    await temporary.dispose();
  }
}

/** Sends half a second of sound the whole way: decoder, engine process, its HTTP interface, recognition. */
async function checkEngine(core: Core, signal: AbortSignal): Promise<DoctorLine> {
  const line = { label: 'Local engine' };
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-doctor-'));
  try {
    const file = path.join(folder, 'half-a-second.wav');
    await writeFile(file, halfASecond());
    const startedAtMs = Date.now();
    await transcribeFile(core, { file, options: testOptions(file) }, { signal, onProgress: () => undefined });
    const detail = `started and transcribed a 0.5 s test in ${((Date.now() - startedAtMs) / 1000).toFixed(1)} s`;
    return { ...line, state: 'ok', detail };
  } catch (error) {
    return { ...line, state: 'failed', detail: failureLine(error) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function halfASecond(): Uint8Array {
  const samples = Float32Array.from(
    { length: TEST_SAMPLE_RATE / 2 },
    (_, index) => 0.3 * Math.sin((2 * Math.PI * 220 * index) / TEST_SAMPLE_RATE),
  );
  return wavFile(samples, TEST_SAMPLE_RATE);
}

const testOptions = (file: string): TranscribeOptions => ({
  files: [file],
  language: 'en',
  format: 'txt',
  level: 'sentence',
  speakerCount: 1,
  speakerNames: false,
  outFolder: null,
  engine: 'local',
  track: null,
  acceptsSilence: false,
  isVerbose: false,
});
