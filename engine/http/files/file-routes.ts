import { Hono } from 'hono';
import { fileDeletionSchema, isFilePurpose, type WireFile } from '../../../shared/service-api/files.ts';
import type { StoredFile } from '../../files/file-index.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { ResultStore } from '../../files/result-store.ts';
import { SUCCESS } from '../envelopes.ts';
import type { EngineContext, EngineEnvironment } from '../exchange.ts';
import { readJsonBody } from '../json-body.ts';
import { badRequest, ServiceError } from '../service-error.ts';
import { contentResponse } from './content-response.ts';
import type { ProbeSound } from './generation-specs.ts';
import { uploadFile } from './upload-file.ts';

/** What the routes work with. */
type FileDeps = { store: FileStore; temporaryFolder: string; probe: ProbeSound };

/** Path under which links open stored files without a key. */
export const LINK_PATH = '/v1/files/link';
/** Path under which links open results without a key. */
export const RESULT_PATH = '/v1/files/result';

/** `/v1/files/*` (service.md and gaps.md part 2): upload, list, retrieve, retrieve_content, delete. */
export function fileRoutes(deps: FileDeps): Hono<EngineEnvironment> {
  const { store } = deps;
  const routes = new Hono<EngineEnvironment>();
  routes.post('/upload', async (context) => {
    const file = await uploadFile(context, deps);
    return context.json({ file: recordOf(file), base_resp: SUCCESS });
  });
  routes.get('/list', async (context) => {
    const purpose = context.req.query('purpose') || null;
    if (purpose !== null && !isFilePurpose(purpose)) {
      throw badRequest(`invalid params: unknown purpose ${JSON.stringify(purpose.slice(0, 40))}`);
    }
    const files = await store.list(purpose);
    return context.json({ files: files.map(recordOf), base_resp: SUCCESS });
  });
  routes.get('/retrieve', async (context) => {
    const file = await requireFile(store, context.req.query('file_id'));
    const url = `${new URL(context.req.url).origin}${LINK_PATH}/${store.linkToken(file)}`;
    return context.json({ file: { ...recordOf(file), download_url: url }, base_resp: SUCCESS });
  });
  routes.get('/retrieve_content', async (context) => {
    const file = await requireFile(store, context.req.query('file_id'));
    return contentResponse(context, { ...file, file: store.pathOf(file) });
  });
  routes.post('/delete', async (context) => {
    const { file_id: id, purpose } = await readJsonBody(context, fileDeletionSchema);
    const file = await requireFile(store, id);
    if (purpose && purpose !== file.purpose) {
      throw badRequest(`invalid params: file ${id} has the purpose ${file.purpose}, not ${purpose}`);
    }
    await store.remove(file.id);
    return context.json({ file_id: file.id, base_resp: SUCCESS });
  });
  return routes;
}

/** `GET /v1/files/link/<token>`: what `download_url` points to. The token is the permission. */
export const fileLink =
  (store: FileStore) =>
  async (context: EngineContext): Promise<Response> => {
    const file = await store.openLink(context.req.param('token') ?? '');
    if (!file) throw new ServiceError(404, 'This link has expired', { code: 2013 });
    return contentResponse(context, { ...file, file: store.pathOf(file) });
  };

/** `GET /v1/files/result/<name>`: what `data.audio` and its kin point to. The name is the permission. */
export const resultLink =
  (results: ResultStore) =>
  async (context: EngineContext): Promise<Response> => {
    const result = await results.open(context.req.param('name') ?? '');
    if (!result) throw new ServiceError(404, 'This link has expired', { code: 2013 });
    return contentResponse(context, result);
  };

/** The absolute address of a result that `results.add` named. */
export const resultUrl = (context: EngineContext, name: string): string =>
  `${new URL(context.req.url).origin}${RESULT_PATH}/${name}`;

/**
 * The stored file of an id.
 * @throws ServiceError 400 when there is none, or none any more
 */
export async function requireFile(store: FileStore, id: string | undefined): Promise<StoredFile> {
  if (!id) throw badRequest('invalid params: file_id is required');
  const file = await store.find(id);
  if (file === 'expired') throw badRequest(`file expired: upload file ${id} again`);
  if (file === 'unknown') throw badRequest(`invalid params: file ${id.slice(0, 40)} does not exist`, 'NOT_FOUND');
  return file;
}

function recordOf(file: StoredFile): WireFile {
  return {
    file_id: file.id,
    bytes: file.sizeBytes,
    created_at: Math.floor(file.createdAtMs / 1000),
    filename: file.fileName,
    purpose: file.purpose,
  };
}
