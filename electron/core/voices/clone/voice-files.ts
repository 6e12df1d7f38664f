import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { UPLOAD_PURPOSES } from '../../../../shared/service-api/files.ts';
import { isAboutSubject } from '../../service/is-about-subject.ts';
import type { CallOptions } from '../../service/transport/service-connection.ts';
import { hostOf } from '../voice-services.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { sha256OfFile } from '../../files/sha256.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** A stored sound on its way to the service. */
export type VoiceUpload = CallOptions & {
  engine: EngineChoice;
  itemId: ItemId;
  purpose: 'voice_clone' | 'prompt_audio';
};

type FileKey = { engine: string; host: string; purpose: string; sha256: string };

/**
 * The service's id of a stored sound: what was uploaded before and is still there is not sent again. The id is on disk
 * before it is used. Throws the service's failure, FILE_MISSING.
 */
export async function uploadedFileId(deps: VoicesDeps, upload: VoiceUpload): Promise<string> {
  const { engine, purpose, itemId, ...options } = upload;
  const { file, fileName } = soundFile(deps, itemId);
  const key: FileKey = { engine, host: hostOf(deps, engine), purpose, sha256: await sha256OfFile(file) };
  const known = storedId(deps, key);
  if (known !== null && (await isStillThere(deps, { engine, id: known, options }))) return known;
  const remote = await deps.service(engine).files.upload({ ...options, file, fileName: wavName(fileName), purpose });
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

/** The file of a stored sample. Throws FILE_MISSING. */
export function soundFile({ library }: Pick<VoicesDeps, 'library'>, id: ItemId): { file: string; fileName: string } {
  try {
    return library.mediaFile({ id, variant: 'original' });
  } catch (error) {
    const message = 'The sample this voice was cloned from is no longer in the library.';
    throw new Failure('FILE_MISSING', message, { id }, { cause: error });
  }
}

function storedId({ db, now }: VoicesDeps, key: FileKey): string | null {
  const row = db.get<{ file_id: string; expires_at_ms: number | null }>(
    `SELECT file_id, expires_at_ms FROM voice_files
     WHERE engine = :engine AND host = :host AND purpose = :purpose AND sha256 = :sha256`,
    key,
  );
  return row && (row.expires_at_ms === null || row.expires_at_ms > now()) ? row.file_id : null;
}

async function isStillThere(
  deps: VoicesDeps,
  { engine, id, options }: { engine: EngineChoice; id: string; options: CallOptions },
): Promise<boolean> {
  try {
    await deps.service(engine).files.retrieve(id, options);
    return true;
  } catch (error) {
    if (!isAboutSubject(error)) throw error;
    return false;
  }
}

const wavName = (fileName: string): string => (fileName.toLowerCase().endsWith('.wav') ? fileName : 'sample.wav');
