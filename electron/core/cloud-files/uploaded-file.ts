import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { UPLOAD_PURPOSES, type UploadPurpose } from '../../../shared/service-api/files.ts';
import type { CoreContext } from '../core-context.ts';
import { sha256OfFile } from '../files/sha256.ts';
import type { ServiceFiles } from '../service/files/file-service.ts';
import { isAboutSubject } from '../service/is-about-subject.ts';
import type { CallOptions } from '../service/transport/service-connection.ts';

/** What uploads need. */
export type UploadDeps = Pick<CoreContext, 'db' | 'now'> & { service(engine: EngineChoice): { files: ServiceFiles } };

/** A file of an item on its way to a service; `host` is which one. */
export type FileUpload = CallOptions & {
  engine: EngineChoice;
  host: string;
  purpose: UploadPurpose;
  itemId: ItemId;
  file: string;
  fileName: string;
};

type FileKey = { engine: string; host: string; purpose: string; sha256: string };

/**
 * The service's id of a file: what was uploaded before and is still there is not sent again. The id is on disk before it is used.
 * Throws the service's failure, FILE_MISSING.
 */
export async function uploadedFile(deps: UploadDeps, upload: FileUpload): Promise<string> {
  const { engine, host, purpose, itemId, file, fileName, ...options } = upload;
  const key: FileKey = { engine, host, purpose, sha256: await sha256OfFile(file, fileName, options.signal) };
  const { files } = deps.service(engine);
  const known = storedId(deps, key);
  if (known !== null && (await isStillThere(files, known, options))) return known;
  const remote = await files.upload({ ...options, file, fileName, purpose });
  const lifetimeMs: number | null = UPLOAD_PURPOSES[purpose].lifetimeMs;
  deps.db.write((tx) =>
    tx.run(
      `INSERT OR REPLACE INTO voice_files (engine, host, purpose, sha256, file_id, uploaded_at_ms, expires_at_ms, item_id)
       VALUES (:engine, :host, :purpose, :sha256, :fileId, :now, :expiresAtMs, :itemId)`,
      {
        ...key,
        fileId: remote.id,
        itemId,
        now: deps.now(),
        expiresAtMs: lifetimeMs === null ? null : deps.now() + lifetimeMs,
      },
    ),
  );
  return remote.id;
}

function storedId({ db, now }: UploadDeps, key: FileKey): string | null {
  const row = db.get<{ file_id: string; expires_at_ms: number | null }>(
    `SELECT file_id, expires_at_ms FROM voice_files
     WHERE engine = :engine AND host = :host AND purpose = :purpose AND sha256 = :sha256`,
    key,
  );
  return row && (row.expires_at_ms === null || row.expires_at_ms > now()) ? row.file_id : null;
}

async function isStillThere(files: ServiceFiles, id: string, options: CallOptions): Promise<boolean> {
  try {
    await files.retrieve(id, options);
    return true;
  } catch (error) {
    if (!isAboutSubject(error)) throw error;
    return false;
  }
}
