import type { ServerResponse } from 'node:http';
import { smallClip } from '../../../media/videos/test-data/small-clip.ts';
import { twoColours } from '../../../media/images/test-data/pictures.ts';
import { startScriptedServer } from '../../../service/test-data/scripted-server.ts';
import { randomNumbers } from '../../random-numbers.ts';
import { contentOf } from '../killed-library.ts';

/** How long the service takes for anything, at most: requests and downloads must be caught half-way. */
const LONGEST_MS = 60;
const DONE = { status_code: 0, status_msg: 'success' };

/** What a request that may be billed asked for. */
export type BilledRequest = { prompt: string; count: number };

/** `essence` is a part of a result that every file of it must have. */
export type Served = { prompt: string; essence: Buffer };

/** A service for images, songs and clips that goes on while its client is killed, and knows all that was asked of it. */
export async function startQueueService(seed: number) {
  const billed: BilledRequest[] = [];
  const next = randomNumbers(seed);
  const later = (work: () => void) => void setTimeout(work, next(LONGEST_MS));
  const results = createResults(() => server.baseUrl);
  const server = await startScriptedServer((response, request) => {
    const path = request.url ?? '';
    const file = results.fileAt(path);
    if (file) return sendSlowly(response, file, next);
    if (request.method === 'GET') return later(() => send(response, queried(new URL(path, server.baseUrl))));
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { prompt, n = 1 } = JSON.parse(body) as { prompt: string; n?: number };
      // Whoever asked may be dead by now; what was asked is billed.
      billed.push({ prompt, count: n });
      later(() => send(response, results.answerTo(path, prompt, n)));
    });
  });
  const queried = ({ pathname, searchParams }: URL): object => {
    const id = searchParams.get('file_id') ?? searchParams.get('task_id') ?? '';
    if (pathname.startsWith('/v1/files/retrieve'))
      return { file: { file_id: id, download_url: results.clipLink(id) }, base_resp: DONE };
    return next(2) === 0
      ? { task_id: id, status: 'Success', file_id: id, base_resp: DONE }
      : { task_id: id, status: 'Processing', base_resp: DONE };
  };
  return { baseUrl: server.baseUrl, billed, served: results.served, close: () => server.close() };
}

/** See startQueueService. */
export type QueueService = Awaited<ReturnType<typeof startQueueService>>;

/** What was made, by the address at which it lies. */
function createResults(baseUrl: () => string) {
  const files = new Map<string, Buffer>();
  const clips = new Map<string, string>();
  const served: Served[] = [];
  const keep = (prompt: string, bytes: Buffer, essence: Buffer): string => {
    const path = `/results/${files.size + 1}`;
    files.set(path, bytes);
    served.push({ prompt, essence });
    return baseUrl() + path;
  };
  const image = (prompt: string) => {
    const jpeg = twoColours('jpeg', 40 + files.size * 2, 30);
    // Behind the headers, where a recipe is put in.
    return keep(prompt, jpeg, jpeg.subarray(-200));
  };
  const song = (prompt: string) => {
    const wave = contentOf(`${prompt}.wav`);
    return keep(prompt, wave, wave.subarray(44));
  };
  const clip = (prompt: string): string => {
    const id = String(9000 + files.size);
    const bytes = smallClip({ isMovieFirst: files.size % 2 === 0 });
    const frames = bytes.indexOf('frames ');
    clips.set(id, keep(prompt, bytes, bytes.subarray(frames, frames + 200)));
    return id;
  };
  return {
    served,
    fileAt: (path: string) => files.get(path),
    clipLink: (id: string) => clips.get(id) ?? '',
    answerTo: (path: string, prompt: string, count: number): object => {
      if (path.startsWith('/v1/image')) {
        const links = Array.from({ length: count }, () => image(prompt));
        const metadata = { success_count: count, failed_count: 0 };
        return { id: 'trace', data: { image_urls: links }, metadata, base_resp: DONE };
      }
      if (path.startsWith('/v1/music')) return { data: { audio: song(prompt), status: 2 }, base_resp: DONE };
      return { task_id: clip(prompt), base_resp: DONE };
    },
  };
}

const send = (response: ServerResponse, body: object): void =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** In three parts with a pause after each. */
function sendSlowly(response: ServerResponse, bytes: Buffer, next: (end: number) => number): void {
  response.on('error', () => undefined);
  response.writeHead(200, { 'Content-Length': bytes.length });
  const part = Math.ceil(bytes.length / 3);
  const write = (from: number) => {
    if (from >= bytes.length) return void response.end();
    response.write(bytes.subarray(from, from + part));
    setTimeout(() => write(from + part), next(LONGEST_MS / 3));
  };
  write(0);
}
