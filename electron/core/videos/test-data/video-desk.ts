import type { ServerResponse } from 'node:http';
import type { GenerationId, JobId } from '../../../../shared/domain/ids.ts';
import { type ClipRecipe, DEFAULT_CLIP_RECIPE } from '../../../../shared/domain/recipe/clip-recipe.ts';
import { openGenerationStudio } from '../../generation/test-data/generation-studio.ts';
import { smallClip } from '../../media/videos/test-data/small-clip.ts';
import { startScriptedServer } from '../../service/test-data/scripted-server.ts';
import { testFolder } from '../../testing/test-context.ts';
import { restartable } from '../../testing/restartable.ts';
import { createVideos } from '../create-videos.ts';

/** A request as it came over the wire. */
export type Asked = Record<string, unknown> & { path: string };

/** How the task of the service is, and what its file is; both can be changed while a test runs. */
type VideoScript = { state: string; file: Buffer; submit: ((response: ServerResponse) => void) | null };

const send = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** A service over real HTTP with one task at a time, in the spelling of both generations. */
async function startVideoService() {
  const asked: Asked[] = [];
  const deleted: string[] = [];
  const script: VideoScript = { state: 'succeeded', file: smallClip(), submit: null };
  const counts = { queries: 0, downloads: 0 };
  const first: Record<string, string> = {
    queued: 'Queueing',
    running: 'Processing',
    succeeded: 'Success',
    failed: 'Fail',
  };
  const server = await startScriptedServer((response, request) => {
    const path = request.url ?? '';
    const link = `${server.baseUrl}/results/clip.mp4`;
    if (path.startsWith('/results/')) {
      counts.downloads += 1;
      return void response.writeHead(200).end(script.file);
    }
    if (path.startsWith('/v1/files/retrieve')) return send(response, { file: { file_id: '77', download_url: link } });
    if (path.startsWith('/v1/query')) {
      counts.queries += 1;
      const metadata = { seed: '41', not_drawn: ['zither'], prompt: 'The beam at dawn' };
      const done = script.state === 'succeeded' ? { file_id: '77', metadata } : {};
      return send(response, { status: first[script.state], ...done, base_resp: { status_code: 0 } });
    }
    if (path.startsWith('/v2/query')) {
      counts.queries += 1;
      const done = script.state === 'succeeded' ? { content: { url: link } } : {};
      return send(response, { task: { id: 't', status: script.state, ...done } });
    }
    if (request.method === 'DELETE') {
      deleted.push(path);
      if (script.state !== 'queued') return send(response, { error: { message: 'a task that is running' } }, 400);
      return send(response, { task_id: 't', action: 'cancelled', status: 'cancelled' });
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ ...(JSON.parse(body) as object), path });
      if (script.submit) return script.submit(response);
      return send(response, { task_id: `task-${asked.length}`, base_resp: { status_code: 0 } });
    });
  });
  return { server, script, asked, deleted, counts };
}

/** Clips over real database, jobs, library, files and HTTP; the service is scripted. */
export async function openVideoDesk() {
  const service = await startVideoService();
  const folder = testFolder();
  const program = restartable(open, { folder, close: () => service.server.close() });

  function open() {
    const studio = openGenerationStudio({ folder, baseUrl: service.server.baseUrl });
    const videos = createVideos(studio.context, { ...studio.studio, generations: studio.generations });
    studio.begin();
    return { ...studio, videos };
  }

  return {
    ...service,
    folder,
    ...program,
    start: async (changes: Partial<ClipRecipe> = {}) =>
      await program.now().videos.start({ engine: 'cloud', recipe: clipRecipe(changes), count: 1 }),
    ended: (started: { jobId: JobId }) => program.now().studio.jobs.whenEnded({ id: started.jobId }),
    /** The item of a generation, once it has been read. */
    async item({ id }: { id: GenerationId }) {
      const itemId = program.now().videos.get({ id }).results[0]?.itemId ?? null;
      await program.now().untilRead([itemId]);
      return itemId && program.now().studio.library.get({ id: itemId });
    },
    /** Waits until the service works on a task, and gives it. */
    async task() {
      for (;;) {
        const [task] = program.now().remoteTasks.list({});
        if (task?.state === 'working') return await program.now().remoteTasks.poll({ id: task.id });
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}

/** A recipe with the usual values. */
export const clipRecipe = (changes: Partial<ClipRecipe> = {}): ClipRecipe => ({
  ...DEFAULT_CLIP_RECIPE,
  referenceItemIds: [],
  prompt: 'The beam crosses the bay [Push in]',
  ...changes,
});

/** See openVideoDesk. */
export type VideoDesk = Awaited<ReturnType<typeof openVideoDesk>>;
