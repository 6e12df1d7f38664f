import type { StoredFile } from '../../files/file-index.ts';
import type { FileStore } from '../../files/file-store.ts';
import { badRequest } from '../service-error.ts';

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
