import * as z from 'zod';
import { fileAnswerSchema, fileListSchema, type WireFile } from '../../../../shared/service-api/files.ts';
import type { RemoteFile, ServiceFiles } from './file-service.ts';
import { jsonBody } from '../transport/bodies/json-body.ts';
import { multipartBody } from '../transport/bodies/multipart-body.ts';
import { saveBody } from '../transport/bodies/save-body.ts';
import type { ServiceConnection } from '../transport/service-connection.ts';

/** `/v1/files/*`. */
export function createFileClient(connection: ServiceConnection): ServiceFiles {
  return {
    async upload({ file, fileName, purpose, ...options }) {
      const body = async () =>
        multipartBody({ file, fields: { purpose }, ...(fileName === undefined ? {} : { fileName }) });
      const operation = { method: 'POST', path: '/v1/files/upload', body } as const;
      return toRemoteFile((await connection.json(operation, fileAnswerSchema, options)).file);
    },
    async list(purpose, options) {
      const path = purpose === null ? '/v1/files/list' : `/v1/files/list?purpose=${encodeURIComponent(purpose)}`;
      return (await connection.json({ method: 'GET', path }, fileListSchema, options)).files.map(toRemoteFile);
    },
    async retrieve(id, options) {
      const path = `/v1/files/retrieve?file_id=${encodeURIComponent(id)}`;
      return toRemoteFile((await connection.json({ method: 'GET', path }, fileAnswerSchema, options)).file);
    },
    async download(id, target, options) {
      const path = `/v1/files/retrieve_content?file_id=${encodeURIComponent(id)}`;
      const { response } = await connection.open({ method: 'GET', path }, options);
      await saveBody(response, target);
    },
    downloadResult: async (link, target, options) => saveBody(await connection.openLink(link, options), target),
    async remove({ id, purpose }, options) {
      const body = async () => jsonBody({ file_id: id, purpose });
      await connection.json({ method: 'POST', path: '/v1/files/delete', body }, z.looseObject({}), options);
    },
  };
}

function toRemoteFile(wire: WireFile): RemoteFile {
  return {
    id: wire.file_id,
    sizeBytes: wire.bytes,
    createdAtMs: wire.created_at * 1000,
    name: wire.filename,
    purpose: wire.purpose,
    downloadUrl: wire.download_url ?? null,
  };
}
