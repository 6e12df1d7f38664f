import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createServiceClients, type ServiceClients } from '../service-clients.ts';
import { startScriptedServer, type ScriptedServer } from './scripted-server.ts';

/** Key of every client in tests. */
export const KEY = 'sk-secret-0123456789';

/** The HTTP-status envelope of an error. */
export const envelope = (status: number, message: string) => ({
  type: 'error',
  error: { type: 'x', message, http_code: String(status) },
  request_id: 'trace-1',
});

type Answers = Parameters<typeof startScriptedServer>;

/** Servers, clients and files of one test file. */
export type ServiceFixture = {
  /** A small file to send. */
  small: string;
  folder: string;
  server: (...answers: Answers) => Promise<ScriptedServer>;
  clientOf: (baseUrl: string, attempts?: number) => ServiceClients;
  /** What a client without retries makes of an answer to a transcription. */
  failureOf: (...answers: Answers) => Promise<unknown>;
  /** A file of so many zeros. */
  bigFile: (name: string, sizeBytes: number) => Promise<string>;
  /** Ends what the last test started. */
  closeAll: () => Promise<void>;
  end: () => Promise<void>;
};

/** Makes a folder with a small file; call closeAll after each test and end after all. */
export async function createServiceFixture(): Promise<ServiceFixture> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-service-'));
  const small = path.join(folder, 'small.wav');
  await writeFile(small, 'a small file');
  const servers: ScriptedServer[] = [];
  const clients: ServiceClients[] = [];

  async function server(...answers: Answers): Promise<ScriptedServer> {
    const started = await startScriptedServer(...answers);
    servers.push(started);
    return started;
  }
  function clientOf(baseUrl: string, attempts = 3): ServiceClients {
    const client = createServiceClients({ baseUrl, key: async () => KEY, retry: { attempts, firstDelayMs: 10 } });
    clients.push(client);
    return client;
  }
  async function closeAll(): Promise<void> {
    for (const client of clients.splice(0)) client.dispose();
    for (const started of servers.splice(0)) await started.close();
  }

  return {
    small,
    folder,
    server,
    clientOf,
    async failureOf(...answers) {
      const { baseUrl } = await server(...answers);
      const outcome = clientOf(baseUrl, 1).transcription.transcribe({ file: small });
      return outcome.then(
        () => new Error('it succeeded'),
        (error: unknown) => error,
      );
    },
    async bigFile(name, sizeBytes) {
      const file = path.join(folder, name);
      const handle = await open(file, 'w');
      await handle.truncate(sizeBytes);
      await handle.close();
      return file;
    },
    closeAll,
    async end() {
      await closeAll();
      await rm(folder, { recursive: true });
    },
  };
}
