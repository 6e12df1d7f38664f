import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JobId } from '../../../../shared/domain/ids.ts';
import { createServiceClients } from '../../service/service-clients.ts';
import { type ScriptedServer, startScriptedServer } from '../../service/test-data/scripted-server.ts';
import { answered } from '../../speech/test-data/speech-answers.ts';
import { openTestContext } from '../../testing/test-context.ts';
import type { Clock } from '../clock.ts';
import { createRemoteTasks } from '../create-remote-tasks.ts';
import type { TaskControl, TaskKind } from '../task-kind.ts';
import type { TaskOrder } from '../task-order.ts';
import { selectTasks } from '../task-table.ts';

/** What a scripted service does with one request. */
export type TaskAnswer = (response: ServerResponse, request: IncomingMessage) => void;

/** What the service answers to each operation; every part can be changed while a test runs. */
export type TaskScript = { submit: TaskAnswer; query: TaskAnswer; retrieve: TaskAnswer; content: TaskAnswer };

/** What is ordered in these tests. */
export type Order = { text: string };

/** A clock that a test turns by hand. */
export function createHandClock(startMs: number): Clock & { pass(ms: number): void } {
  let nowMs = startMs;
  const alarms = new Set<{ atMs: number; ring: () => void }>();
  return {
    now: () => nowMs,
    after(ms, ring) {
      const alarm = { atMs: nowMs + ms, ring };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    pass(ms) {
      nowMs += ms;
      for (const alarm of [...alarms].filter(({ atMs }) => atMs <= nowMs)) {
        alarms.delete(alarm);
        alarm.ring();
      }
    },
  };
}

/** A kind in one row over operations of the real client. */
export const A_KIND: TaskKind<Order> = {
  kind: 'speech',
  failureData: { isLongText: true },
  async submit({ service, request, options }) {
    const { taskId, fileId } = await service.speech.submit({
      ...options,
      model: 'a',
      voiceId: 'b',
      text: request.text,
    });
    return { remoteId: taskId, result: fileId === null ? null : { fileId }, billedUnits: null };
  },
  async poll({ service, remoteId, options }) {
    const { state, fileId, reason } = await service.speech.query(remoteId, options);
    return { state, result: fileId === null ? null : { fileId }, reason };
  },
};

/** A service over real HTTP whose tasks follow a script. */
export async function startTaskService(script: Partial<TaskScript> = {}) {
  const file = { file_id: '9', bytes: 5, created_at: 1, filename: 'a.wav', purpose: 't2a_async' };
  const now: TaskScript = {
    submit: answered({ task_id: '5', file_id: 9, usage_characters: 3 }),
    query: answered({ task_id: 5, status: 'Processing', file_id: 9 }),
    retrieve: answered({ file }),
    content: (response) => void response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end('sound'),
    ...script,
  };
  const server = await startScriptedServer((response, request) => {
    const url = request.url ?? '';
    if (url.startsWith('/v1/query')) return now.query(response, request);
    if (url.startsWith('/v1/files/retrieve_content')) return now.content(response, request);
    if (url.startsWith('/v1/files/retrieve')) return now.retrieve(response, request);
    return now.submit(response, request);
  });
  const count = (start: string) => server.received.filter(({ path: at }) => at.startsWith(start)).length;
  return {
    server,
    script: now,
    submissions: () => count('/v1/t2a_async_v2'),
    queries: () => count('/v1/query'),
  };
}

/** See startTaskService. */
export type TaskServiceDesk = Awaited<ReturnType<typeof startTaskService>>;

/** The room over a real database file and real HTTP; only time is turned by hand. */
export function openTaskDesk(server: ScriptedServer, options: { folder?: string; kind?: TaskKind<Order> } = {}) {
  const context = openTestContext(options.folder === undefined ? {} : { folder: options.folder });
  const { db, changes, folder } = context;
  const clock = createHandClock(1_800_000_000_000);
  const client = createServiceClients({ baseUrl: server.baseUrl, key: async () => 'sk-test', retry: { attempts: 1 } });
  const surroundings = { host: 'cloud.test' };
  const room = createRemoteTasks(context, { service: () => client, host: () => surroundings.host, clock });
  const tasks = room.register(options.kind ?? A_KIND);
  return {
    folder,
    db,
    changes,
    clock,
    surroundings,
    tasks,
    register: room.register,
    room: room.remoteTasks,
    rows: () => selectTasks(db, 'ORDER BY row'),
    /** The one task there is. */
    only: () => selectTasks(db, 'ORDER BY row')[0]!,
    close() {
      room.dispose();
      client.dispose();
      context.close();
    },
  };
}

/** See openTaskDesk. */
export type TaskDesk = ReturnType<typeof openTaskDesk>;

/** An order of a line of a script. */
export const order = (text = 'Hello.', changes: Partial<TaskOrder<Order>> = {}): TaskOrder<Order> => ({
  ownerId: 'script',
  ownerPart: 'line',
  jobId: 'job' as JobId,
  place: { engine: 'cloud', host: 'cloud.test' },
  request: { text },
  ...changes,
});

/** Somebody who waits, what he was told, and how he stops. */
export function createWaiter(): TaskControl & { told: (number | null)[]; stop(): void } {
  const abort = new AbortController();
  const told: (number | null)[] = [];
  return {
    signal: abort.signal,
    onWaiting: (wait) => void told.push(wait?.untilMs ?? null),
    told,
    stop: () => abort.abort(),
  };
}
