import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEngine, type EngineOptions } from '../../start-engine.ts';
import type { Engine } from '../serve-capabilities.ts';

/** Key of every engine in tests. */
export const TEST_KEY = 'a-key-for-tests';

const modelsFolder = path.resolve(import.meta.dirname, '../../../resources/models');

/** An engine on real HTTP in a temporary folder. */
export type TestEngine = Engine & {
  folder: string;
  /** Sends with the key. */
  send: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends JSON and reads the JSON of the answer. */
  post: (path: string, body: unknown) => ReturnType<Response['json']>;
  /** Sends a form to POST /v1/speech_to_text; `file` is a path or ready bytes. */
  transcribe: (form: Record<string, string | Blob>, headers?: Record<string, string>) => Promise<Response>;
  temporaryFiles: () => Promise<string[]>;
  /** Closes it and removes its folder. */
  end: () => Promise<void>;
};

/** Starts an engine with the real recogniser unless the options bring another. */
export async function startTestEngine(options: Partial<EngineOptions> = {}): Promise<TestEngine> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-engine-'));
  const engine = await startEngine({ port: 0, key: TEST_KEY, dataFolder: folder, modelsFolder, ...options });
  const send = async (route: string, init: RequestInit = {}) =>
    fetch(`${engine.baseUrl}${route}`, {
      ...init,
      headers: { Authorization: `Bearer ${TEST_KEY}`, ...(init.headers as Record<string, string> | undefined) },
    });
  return {
    ...engine,
    folder,
    send,
    post: async (route, body) => (await send(route, { method: 'POST', body: JSON.stringify(body) })).json(),
    transcribe: async (fields, headers = {}) =>
      send('/v1/speech_to_text', { method: 'POST', body: formOf(fields), headers }),
    temporaryFiles: async () => readdir(path.join(folder, 'tmp')),
    async end() {
      await engine.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A form; blobs are sent as a file named recording.wav unless they are files with a name. */
export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value instanceof File ? value.name : 'recording.wav');
  }
  return form;
}

/** A file on disk as the part of a form, under its own name. */
export async function filePart(file: string): Promise<File> {
  return new File([await openAsBlob(file)], path.basename(file));
}

/** A silent recording, 8 bit at 8 kHz: 8000 bytes a second. */
export function silentWav(seconds: number): Blob {
  const sizeBytes = Math.round(seconds * 8000);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + sizeBytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(8000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(sizeBytes, 40);
  return new Blob([header, Buffer.alloc(sizeBytes, 128)]);
}
