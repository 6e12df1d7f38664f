import type { IncomingMessage, ServerResponse } from 'node:http';
import { WAV_HEADER_BYTES, wavFile } from '../../../../shared/audio/wav.ts';
import type { JobId } from '../../../../shared/domain/ids.ts';
import { openRemoteTasks } from '../../open-remote-tasks.ts';
import { createServiceClients } from '../../service/service-clients.ts';
import { startScriptedServer } from '../../service/test-data/scripted-server.ts';
import { createServiceConnection } from '../../service/transport/create-service-connection.ts';
import { openTestContext, testFolder } from '../../testing/test-context.ts';
import { openTestLibrary } from '../../testing/test-library.ts';
import { createGenerations } from '../create-generations.ts';
import { restartable } from '../../testing/restartable.ts';
import { jingleKind, type JingleRecipe, KINDS_WITH_JINGLES } from './jingle-kind.ts';

const RATE_HZ = 16_000;
type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** What the service does; every part can be changed while a test runs. `submit` gives the answer to a request for `count`. */
export type JingleScript = { submit(count: number, response: ServerResponse): void; file: Answer; hasKey: boolean };

/** A service over real HTTP that makes jingles: each is a tone that is a second longer than the one before. */
async function startJingleService() {
  let made = 0;
  const asked: number[] = [];
  const downloads: string[] = [];
  const links = (count: number) => {
    return Array.from({ length: count }, () => `${server.baseUrl}/results/${(made += 1)}.wav`);
  };
  const send = (response: ServerResponse, body: unknown) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  const answer = (response: ServerResponse, count: number) =>
    send(response, { links: links(count), usage: count, base_resp: { status_code: 0 } });
  const refuse = (response: ServerResponse, code: number, message: string) =>
    send(response, { base_resp: { status_code: code, status_msg: message } });
  const script: JingleScript = {
    submit: (count, response) => answer(response, count),
    file: (response, request) => {
      const number = Number(/(\d+)\.wav/.exec(request.url ?? '')?.[1]);
      const tone = Float32Array.from({ length: number * RATE_HZ }, (_, at) => Math.sin(at / 8) / 2);
      response.writeHead(200, { 'Content-Type': 'audio/wav' }).end(wavFile(tone, RATE_HZ));
    },
    hasKey: true,
  };
  const server = await startScriptedServer((response, request) => {
    if (request.method === 'GET') {
      downloads.push(request.url ?? '');
      return script.file(response, request);
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { n } = JSON.parse(body) as { n: number };
      asked.push(n);
      script.submit(n, response);
    });
  });
  return { server, script, asked, downloads, answer, refuse };
}

/** The room for generation with a kind that the program does not have, over real database, jobs, library, files and HTTP. */
export async function openJingleDesk() {
  const service = await startJingleService();
  const folder = testFolder();
  const options = {
    baseUrl: service.server.baseUrl,
    key: async () => 'sk-test',
    retry: { attempts: 1 },
  };
  const program = restartable(open, { folder, close: () => service.server.close() });

  function open() {
    const context = openTestContext({ folder });
    const studio = openTestLibrary(context, { kinds: KINDS_WITH_JINGLES });
    const client = createServiceClients(options);
    const connection = createServiceConnection(options);
    const remoteTasks = openRemoteTasks(context, { service: () => client });
    const generations = createGenerations(context, {
      ...studio,
      remoteTasks,
      hasCloudKey: async () => service.script.hasKey,
    });
    const jingles = generations.register(jingleKind(connection));
    studio.openJobs.start({ adopt: true });
    const stop = async () => {
      await studio.stop();
      remoteTasks.dispose();
      client.dispose();
      connection.dispose();
      context.close();
    };
    return { context, studio, jingles, stop };
  }

  return {
    ...service,
    folder,
    ...program,
    recipe: (prompt = 'Bells', sourceId: string | null = null): JingleRecipe => ({
      kind: 'jingle',
      version: 1,
      prompt,
      sourceId,
    }),
    start: (count: number, recipe: JingleRecipe) => program.now().jingles.start({ engine: 'cloud', recipe, count }),
    ended: ({ jobId }: { jobId: JobId }) => program.now().studio.jobs.whenEnded({ id: jobId }),
    states: () =>
      program
        .now()
        .jingles.list()[0]
        ?.results.map(({ state }) => state),
    /** Seconds of the items of the newest generation, in the order of its results. */
    lengths: () =>
      program
        .now()
        .jingles.list()[0]
        ?.results.map(({ itemId }) => {
          if (itemId === null) return null;
          const { sizeBytes } = program.now().studio.library.get({ id: itemId });
          return ((sizeBytes ?? 0) - WAV_HEADER_BYTES) / 2 / RATE_HZ;
        }),
  };
}

/** See openJingleDesk. */
export type JingleDesk = Awaited<ReturnType<typeof openJingleDesk>>;
