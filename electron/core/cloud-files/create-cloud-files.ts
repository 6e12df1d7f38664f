import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { CLOUD_FILE_PURPOSES, type CloudFile, type CloudFilePurpose } from '../../../shared/domain/jobs/cloud-file.ts';
import type { ItemKind } from '../../../shared/domain/library/item-kinds.ts';
import { serviceHost } from '../../../shared/domain/settings/services/service-host.ts';
import { UPLOAD_PURPOSES } from '../../../shared/service-api/files.ts';
import type { CoreContext } from '../core-context.ts';
import type { RemoteFile } from '../service/files/file-service.ts';
import { isAboutSubject } from '../service/is-about-subject.ts';
import type { ServiceClients } from '../service/service-clients.ts';
import type { Voices } from '../voices/voices.ts';
import { requireKey } from '../voices/voice-services.ts';
import type { CloudFiles } from './cloud-files.ts';

/** What cloud files need beside the context. */
export type CloudFilesNeighbours = {
  service(engine: 'cloud'): Pick<ServiceClients, 'files'>;
  hasCloudKey(): Promise<boolean>;
  voices: Pick<Voices, 'uploadSample'>;
};

type Deps = Pick<CoreContext, 'db' | 'settings' | 'changes'> & CloudFilesNeighbours;

/** An upload that is remembered, with the item that it was made from where that is still there. */
type KnownUpload = {
  fileId: string;
  purpose: CloudFilePurpose;
  uploadedAtMs: number;
  expiresAtMs: number | null;
  itemId: ItemId | null;
  kind: ItemKind | null;
  title: string | null;
  sizeBytes: number | null;
};

/** Builds the files of the account. */
export function createCloudFiles(context: CoreContext, neighbours: CloudFilesNeighbours): CloudFiles {
  const deps: Deps = { ...context, ...neighbours };
  const { db, changes } = deps;
  return {
    list: ({ signal }) => listFiles(deps, signal),
    remove: async ({ id, purpose }) => {
      await requireKey(deps, 'cloud');
      if (isUsed(deps, id)) throw reasonedFailure('CONFLICT', 'cloud_file_used', { id });
      try {
        await deps.service('cloud').files.remove({ id, purpose });
      } catch (error) {
        // Gone already, which is what is wanted.
        if (!isAboutSubject(error)) throw error;
      }
      const sql = `DELETE FROM voice_files WHERE engine = 'cloud' AND host = :host AND file_id = :id`;
      db.write((tx) => tx.run(sql, { host: hostNow(deps), id }));
      changes.publish('remote-tasks', []);
    },
    uploadAgain: async (input) => {
      await deps.voices.uploadSample({ ...input, engine: 'cloud' });
      changes.publish('remote-tasks', []);
    },
  };
}

const hostNow = ({ settings }: Deps): string => serviceHost(settings(), 'cloud') ?? '';

async function listFiles(deps: Deps, signal: AbortSignal | undefined): Promise<CloudFile[]> {
  await requireKey(deps, 'cloud');
  const { files } = deps.service('cloud');
  const lists = await Promise.all(
    CLOUD_FILE_PURPOSES.map(async (purpose) => {
      const remote = await files.list(purpose, signal ? { signal } : {});
      return remote.map((file) => ({ file, purpose }));
    }),
  );
  const known = new Map(knownUploads(deps).map((upload) => [upload.fileId, upload]));
  const there = lists.flat().map(({ file, purpose }) => shownFile(file, purpose, known.get(file.id)));
  const ids = new Set(there.map(({ id }) => id));
  const gone = [...known.values()].flatMap((upload) => (ids.has(upload.fileId) ? [] : goneFile(upload)));
  return [...there, ...gone].toSorted((one, other) => other.createdAtMs - one.createdAtMs);
}

function shownFile(file: RemoteFile, purpose: CloudFilePurpose, upload: KnownUpload | undefined): CloudFile {
  const { id, name, sizeBytes, createdAtMs } = file;
  const { lifetimeMs }: { lifetimeMs: number | null } = UPLOAD_PURPOSES[purpose];
  const expiresAtMs = lifetimeMs === null ? null : createdAtMs + lifetimeMs;
  return {
    id,
    purpose,
    name,
    sizeBytes,
    createdAtMs,
    expiresAtMs,
    source: upload ? sourceOf(upload) : null,
    isGone: false,
  };
}

/** Where the item is deleted too there is nothing to upload, and nothing to tell. */
function goneFile(upload: KnownUpload): CloudFile[] {
  const source = sourceOf(upload);
  if (source === null) return [];
  const { fileId: id, purpose, uploadedAtMs: createdAtMs, expiresAtMs, sizeBytes } = upload;
  return [{ id, purpose, name: source.title, sizeBytes, createdAtMs, expiresAtMs, source, isGone: true }];
}

const sourceOf = ({ itemId, kind, title }: KnownUpload): CloudFile['source'] =>
  itemId === null || kind === null || title === null ? null : { id: itemId, kind, title };

function knownUploads(deps: Deps): KnownUpload[] {
  return deps.db.all<KnownUpload>(
    `SELECT file_id AS fileId, purpose, uploaded_at_ms AS uploadedAtMs, expires_at_ms AS expiresAtMs, items.id AS itemId,
       items.kind, items.title, items.size_bytes AS sizeBytes
     FROM voice_files LEFT JOIN items ON items.id = voice_files.item_id WHERE engine = 'cloud' AND host = :host
       AND purpose IN (SELECT value FROM json_each(:purposes))`,
    // Files of other purposes are listed by no service, so nobody could tell whether they are there.
    { host: hostNow(deps), purposes: JSON.stringify(CLOUD_FILE_PURPOSES) },
  );
}

/** Whether a task that has not ended was sent this file. */
const isUsed = ({ db }: Deps, id: string): boolean =>
  db.get(
    `SELECT 1 FROM remote_tasks, json_each(remote_tasks.inputs) AS input
     WHERE engine = 'cloud' AND state IN ('preparing', 'sending', 'working', 'ready') AND input.value = :id LIMIT 1`,
    { id },
  ) !== undefined;
