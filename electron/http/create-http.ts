import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Hono } from 'hono';
import { Failure, failureRecord } from '../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../shared/domain/failures/reasoned-failure.ts';
import { totalLog } from '../core/diagnostics/total-log.ts';
import type { ItemId, RecordingId } from '../../shared/domain/ids.ts';
import { ITEM_KINDS } from '../../shared/domain/library/item-kinds.ts';
import { RECORDING_PART_BYTES } from '../../shared/domain/media/recording-limits.ts';
import { TRANSCRIPTION_MAX_BYTES } from '../../shared/domain/transcript/limits.ts';
import type { Core } from '../core/create-core.ts';
import type { Log } from '../core/host-ports.ts';
import type { MediaVariant } from '../core/library/library.ts';
import {
  CLIP_PICTURE_LIMITS,
  CLIP_PICTURES,
  type ClipPictureVariant,
} from '../core/media/videos/create-video-media.ts';
import { pagePolicy, RESOURCE_POLICY } from './content-security-policy.ts';
import { failureResponse } from './failure-response.ts';
import { fileResponse } from './file-response.ts';
import type { RendererSource } from './renderer-source.ts';
import { thumbnailResponse } from './thumbnail-response.ts';
import { type LiveSound, liveResponse, SOUND_VARIANTS, soundResponse } from './sound-response.ts';

const VARIANTS: readonly MediaVariant[] = ['original', 'playback', 'peaks', 'sprite'];
const MAX_NAME_LENGTH = 255;

type CoreBehind = Pick<Core, 'images' | 'library' | 'music' | 'recordings' | 'sounds' | 'speech' | 'transcripts'>;

/** What the HTTP door is made of. */
export type HttpDependencies = {
  /** The page and its files do not wait for it. */
  core: CoreBehind | Promise<CoreBehind>;
  renderer: RendererSource;
  log: Log;
};

/** The HTTP door: `(Request) => Response` for the page, its files, media and sounds by id, and uploads. */
export type HttpDoor = { fetch(request: Request): Promise<Response> };

/**
 * Makes the HTTP door. `GET /` is the page, `GET /media/<id>/original|playback|peaks` a file of an item with ranges,
 * `GET /media/<id>/thumbnail` its waveform in a few heights or, of an image or a clip, a small image, `GET /media/<id>/sprite` of a
 * clip a row of them; `PUT` keeps either as a window drew it,
 * `GET /sounds/<id>/original|peaks` one of a kept sound, `GET /speech/<takeId>/live` a take while it is made,
 * `GET /songs/<itemId>/live` a song while it is made,
 * `GET /edits/<previewId>` an edited image before it is kept,
 * `PUT /dictation` answers with what is said in the body and keeps nothing of it,
 * `PUT /recordings/<id>/<at>` adds 16-bit samples to what is recorded from the microphone, from that byte of them on,
 * `PUT /uploads/<name>` stores the body in the library and answers with the item; failures are `{ code, message, data }`.
 * A path never comes in: media is named by id, an upload by the last part of its name.
 */
export function createHttp({ core, renderer, log }: HttpDependencies): HttpDoor {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    hardened(context.res.headers);
  });
  app.onError((error) => {
    if (failureRecord(error).code === 'INTERNAL') totalLog(log).error('A request failed', { reason: String(error) });
    return failureResponse(error);
  });
  app.get('/', () => page(renderer));
  app.get(`/media/:id/:variant{${VARIANTS.join('|')}}`, async (context) =>
    media(await core, context.req.raw, context.req.param()),
  );
  app.get('/media/:id/thumbnail', async (context) => thumbnail(await core, context.req.raw, context.req.param('id')));
  app.get(`/sounds/:id/:variant{${SOUND_VARIANTS.join('|')}}`, async (context) =>
    soundResponse((await core).sounds, context.req.param(), context.req.raw),
  );
  app.get('/speech/:takeId/live', async (context) => {
    const { speech } = await core;
    const find: LiveSound = (takeId, signal) => speech.liveSound({ takeId, signal });
    return liveResponse(find, context.req.param('takeId'), context.req.raw);
  });
  app.get('/songs/:itemId/live', async (context) => {
    const { music } = await core;
    const find: LiveSound = (itemId, signal) => music.liveSound({ itemId, signal });
    return liveResponse(find, context.req.param('itemId'), context.req.raw);
  });
  app.get('/edits/:previewId', async (context) => {
    const preview = (await core).images.editPreview(context.req.param('previewId'));
    return fileResponse({ ...preview, cacheControl: 'no-store' }, context.req.raw);
  });
  app.put(`/media/:id/:variant{${CLIP_PICTURES.join('|')}}`, async (context) =>
    keepPicture(await core, context.req.raw, context.req.param()),
  );
  app.put('/uploads/:name', async (context) => upload(await core, context.req.raw, context.req.param('name')));
  app.put('/recordings/:id/:at{[0-9]{1,15}}', async (context) =>
    addSamples(await core, context.req.raw, context.req.param()),
  );
  app.put('/dictation', async (context) => dictation(await core, context.req.raw));
  app.get('*', (context) => renderer.asset(context.req.raw));
  return { fetch: async (request) => app.fetch(request) };
}

/** Electron reads these from answers of its own schemes as a browser reads them from a server. */
function hardened(headers: Headers): void {
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'no-referrer');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(self)');
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', RESOURCE_POLICY);
}

async function page(renderer: RendererSource): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const html = (await renderer.document()).replaceAll('__CSP_NONCE__', nonce);
  return new Response(html, {
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(nonce, renderer.policy(nonce)),
      'content-type': 'text/html; charset=utf-8',
    },
  });
}

async function media(core: CoreBehind, request: Request, wanted: { id: string; variant: string }) {
  const id = itemId(wanted.id);
  // What is outside of the library may have gone since it was last looked at.
  if (wanted.variant === 'original' || wanted.variant === 'playback') await core.library.lookAtFile({ id });
  const { file, contentType } = core.library.mediaFile({ id, variant: wanted.variant as MediaVariant });
  return fileResponse({ file, contentType, cacheControl: 'private, no-cache' }, request);
}

async function thumbnail({ library }: CoreBehind, request: Request, wanted: string): Promise<Response> {
  const id = itemId(wanted);
  const { kind } = library.get({ id });
  const { mediaType } = ITEM_KINDS[kind];
  if (mediaType !== 'image' && mediaType !== 'video')
    return thumbnailResponse(library.mediaFile({ id, variant: 'peaks' }).file, request);
  const { file, contentType } = library.mediaFile({ id, variant: 'thumbnail' });
  return fileResponse({ file, contentType, cacheControl: 'private, no-cache' }, request);
}

function itemId(id: string): ItemId {
  if (!/^[\w-]{1,64}$/.test(id)) throw new Failure('NOT_FOUND', 'This recording no longer exists.');
  return id as ItemId;
}

async function keepPicture({ library }: CoreBehind, request: Request, wanted: { id: string; variant: string }) {
  const bytes = await bytesUpTo(request.body, CLIP_PICTURE_LIMITS.bytes);
  const variant = wanted.variant as ClipPictureVariant;
  await library.keepPicture({ id: itemId(wanted.id), variant, bytes });
  return new Response(null, { status: 204 });
}

async function addSamples({ recordings }: CoreBehind, request: Request, { id, at }: { id: string; at: string }) {
  const bytes = await bytesUpTo(request.body, RECORDING_PART_BYTES);
  if (bytes.length > RECORDING_PART_BYTES) throw reasonedFailure('INVALID_INPUT', 'recording_part');
  await recordings.append({ id: id as RecordingId, at: Number(at), bytes });
  return new Response(null, { status: 204 });
}

/** What is said in the body. It is refused where there is more than the engine takes. */
async function dictation({ transcripts }: CoreBehind, request: Request): Promise<Response> {
  const bytes = await bytesUpTo(request.body, TRANSCRIPTION_MAX_BYTES);
  return Response.json({ text: await transcripts.dictate({ bytes, signal: request.signal }) });
}

/** A body that is longer than it may be is read no further; what is there is not whole, and refused. */
async function bytesUpTo(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    parts.push(part);
    if (length > most) break;
  }
  return Buffer.concat(parts);
}

async function upload(core: CoreBehind, request: Request, name: string): Promise<Response> {
  const fileName = path.win32.basename(name).replaceAll('\0', '').slice(0, MAX_NAME_LENGTH);
  if (fileName === '' || fileName === '.' || fileName === '..') {
    throw reasonedFailure('INVALID_INPUT', 'upload_name');
  }
  const body = request.body ?? new Blob([]).stream();
  const item = await core.library.receive({ fileName, body, signal: request.signal });
  return Response.json(item, { status: 201 });
}
