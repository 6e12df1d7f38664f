import fs from 'node:fs';
import path from 'node:path';
import { wavFile } from '../../../shared/audio/wav.ts';
import type { Core } from '../../core/create-core.ts';
import { noProcesses, openTestCore, type TestCore } from '../../core/testing/test-core.ts';

/** The app, but for its window and its engine, with the library that a command line in `home` has, too. */
export function openServedApp(home: string): TestCore {
  const folder = (name: string) => path.join(home, name);
  const folders = { data: home, library: folder('library'), cache: folder('cache'), models: folder('models') };
  return openTestCore({ folders, processes: noProcesses });
}

/** A task of the app that does not end by itself. */
export async function addWaitingTask({ jobs, library }: Core, home: string): Promise<void> {
  jobs.setPaused({ isPaused: true });
  const file = path.join(home, 'tone.wav');
  fs.writeFileSync(file, wavFile(new Float32Array(16_000), 16_000));
  await library.importFile({ file, fileName: 'tone.wav' });
}
