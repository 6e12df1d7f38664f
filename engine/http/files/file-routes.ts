import { fileDeletionSchema, isFilePurpose, type WireFile } from '../../../shared/service-api/files.ts';
import type { StoredFile } from '../../files/file-index.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { ResultStore } from '../../files/result-store.ts';
import type { WorkKind } from '../admission/admissions.ts';
import type { EngineRoute } from '../capability.ts';
import { SUCCESS } from '../envelopes.ts';
import { readJsonBody } from '../json-body.ts';
import { badRequest } from '../service-error.ts';
import { contentResponse } from './content-response.ts';
import type { ProbeSound } from './generation-specs.ts';
import { fileLink, LINK_PATH, RESULT_PATH, resultLink } from './linked-content.ts';
import { requireFile } from './require-file.ts';
import { uploadFile } from './upload-file.ts';

/** What the routes work with. */
type FileDeps = { store: FileStore; results: ResultStore; temporaryFolder: string; probe: ProbeSound };
type Handler = EngineRoute['handler'];

/** Files that are written to disk and looked into. */
const UPLOADS: WorkKind = { name: 'uploads', atOnce: 16, waiting: 48 };
/** An open file each. */
const DOWNLOADS: WorkKind = { name: 'downloads', atOnce: 256, waiting: 256 };

/** `/v1/files/*` (service.md and gaps.md part 2): upload, list, retrieve, retrieve_content, delete, and links to content. */
export function fileRoutes(deps: FileDeps): EngineRoute[] {
  const { store, results } = deps;
  return [
    { method: 'POST', path: '/v1/files/upload', handler: upload(deps), work: UPLOADS },
    { method: 'GET', path: '/v1/files/list', handler: list(store) },
    { method: 'GET', path: '/v1/files/retrieve', handler: retrieve(store) },
    { method: 'GET', path: '/v1/files/retrieve_content', handler: retrieveContent(store), work: DOWNLOADS },
    { method: 'POST', path: '/v1/files/delete', handler: remove(store) },
    { method: 'GET', path: `${LINK_PATH}/:token`, handler: fileLink(store), work: DOWNLOADS, opensByLink: true },
    { method: 'GET', path: `${RESULT_PATH}/:name`, handler: resultLink(results), work: DOWNLOADS, opensByLink: true },
  ];
}

const upload =
  (deps: FileDeps): Handler =>
  async (context) => {
    const file = await uploadFile(context, deps);
    return context.json({ file: recordOf(file), base_resp: SUCCESS });
  };

const list =
  (store: FileStore): Handler =>
  async (context) => {
    const purpose = context.req.query('purpose') || null;
    if (purpose !== null && !isFilePurpose(purpose)) {
      throw badRequest(`invalid params: unknown purpose ${JSON.stringify(purpose.slice(0, 40))}`);
    }
    const files = await store.list(purpose);
    return context.json({ files: files.map(recordOf), base_resp: SUCCESS });
  };

const retrieve =
  (store: FileStore): Handler =>
  async (context) => {
    const file = await requireFile(store, context.req.query('file_id'));
    const url = `${new URL(context.req.url).origin}${LINK_PATH}/${store.linkToken(file)}`;
    return context.json({ file: { ...recordOf(file), download_url: url }, base_resp: SUCCESS });
  };

const retrieveContent =
  (store: FileStore): Handler =>
  async (context) => {
    const file = await requireFile(store, context.req.query('file_id'));
    return contentResponse(context, { ...file, file: store.pathOf(file) });
  };

const remove =
  (store: FileStore): Handler =>
  async (context) => {
    const { file_id: id, purpose } = await readJsonBody(context, fileDeletionSchema);
    const file = await requireFile(store, id);
    if (purpose && purpose !== file.purpose) {
      throw badRequest(`invalid params: file ${id} has the purpose ${file.purpose}, not ${purpose}`);
    }
    await store.remove(file.id);
    return context.json({ file_id: file.id, base_resp: SUCCESS });
  };

function recordOf(file: StoredFile): WireFile {
  return {
    file_id: file.id,
    bytes: file.sizeBytes,
    created_at: Math.floor(file.createdAtMs / 1000),
    filename: file.fileName,
    purpose: file.purpose,
  };
}
