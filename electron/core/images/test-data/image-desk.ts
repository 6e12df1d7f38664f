import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { GenerationId, ItemId, JobId } from '../../../../shared/domain/ids.ts';
import { DEFAULT_IMAGE_RECIPE, type ImageRecipe } from '../../../../shared/domain/recipe/image-recipe.ts';
import { openGenerationStudio } from '../../generation/test-data/generation-studio.ts';
import { twoColours } from '../../media/images/test-data/pictures.ts';
import { startScriptedServer } from '../../service/test-data/scripted-server.ts';
import { testFolder } from '../../testing/test-context.ts';
import { restartable } from '../../testing/restartable.ts';
import { createImages } from '../create-images.ts';

/** A request as it came over the wire. */
export type Asked = Record<string, unknown> & { n: number };

/** What the service does; both can be changed while a test runs. */
type ImageScript = {
  submit(asked: Asked, response: ServerResponse): void;
  file(number: number, response: ServerResponse): void;
};

/** Answers in JSON. */
export const send = (response: ServerResponse, body: unknown): void =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** Refuses a request as the service does: with HTTP 200. */
export const refuse = (response: ServerResponse, code: number, message: string): void =>
  send(response, { base_resp: { status_code: code, status_msg: message } });

/** A service over real HTTP whose images are as wide as their number says, in tens of pixels. */
async function startImageService() {
  let made = 0;
  const asked: Asked[] = [];
  const downloads: string[] = [];
  const script: ImageScript = {
    submit: ({ n }, response) => answer(response, n, n),
    file: (number, response) => response.writeHead(200).end(twoColours('jpeg', number * 10, 20)),
  };
  const answer = (response: ServerResponse, count: number, of: number, more: object = {}) => {
    const image_urls = Array.from({ length: count }, () => `${server.baseUrl}/results/${(made += 1)}.jpg`);
    const metadata = { success_count: String(count), failed_count: String(of - count), ...more };
    send(response, { id: 'trace', data: { image_urls }, metadata, base_resp: { status_code: 0 } });
  };
  const server = await startScriptedServer((response, request) => {
    if (request.method === 'GET') {
      downloads.push(request.url ?? '');
      return script.file(Number(/(\d+)\.jpg/.exec(request.url ?? '')?.[1]), response);
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const parsed = JSON.parse(body) as Asked;
      asked.push(parsed);
      script.submit(parsed, response);
    });
  });
  return { server, script, asked, downloads, answer };
}

/** Images over real database, jobs, library, files and HTTP; the service is scripted. */
export async function openImageDesk() {
  const service = await startImageService();
  const folder = testFolder();
  const program = restartable(open, { folder, close: () => service.server.close() });

  function open() {
    const studio = openGenerationStudio({ folder, baseUrl: service.server.baseUrl });
    const images = createImages(studio.context, { ...studio.studio, generations: studio.generations });
    studio.begin();
    return { ...studio, images };
  }

  return {
    ...service,
    ...program,
    /** Starts in the cloud and waits for the end of the job. */
    async generate(count: number, changes: Partial<ImageRecipe> = {}) {
      const started = await program.now().images.start({ engine: 'cloud', recipe: imageRecipe(changes), count });
      return { ...started, job: await program.now().studio.jobs.whenEnded({ id: started.jobId }) };
    },
    async retry({ id, jobId }: { id: GenerationId; jobId: JobId }) {
      program.now().images.retry({ id });
      return await program.now().studio.jobs.whenEnded({ id: jobId });
    },
    /** Takes an image of the user into the library, and waits until it was read. */
    async imported(bytes: Buffer, name = 'fox.png'): Promise<ItemId> {
      const { library, jobs } = program.now().studio;
      const file = path.join(folder, name);
      fs.writeFileSync(file, bytes);
      const { id } = await library.importFile({ file, fileName: name });
      await jobs.whenEnded({ id: jobs.list({ limit: 1 })[0]!.id });
      return id;
    },
    /** The items of a generation, once they have been read or could not be; null for an image that has none. */
    async items(id: GenerationId) {
      const ids = program
        .now()
        .images.get({ id })
        .results.map(({ itemId }) => itemId);
      await program.now().untilRead(ids);
      return ids.map((itemId) => itemId && program.now().studio.library.get({ id: itemId }));
    },
  };
}

/** A recipe with the usual values. */
export const imageRecipe = (changes: Partial<ImageRecipe> = {}): ImageRecipe => ({
  ...DEFAULT_IMAGE_RECIPE,
  prompt: 'A red fox in the snow',
  ...changes,
});

/** See openImageDesk. */
export type ImageDesk = Awaited<ReturnType<typeof openImageDesk>>;
