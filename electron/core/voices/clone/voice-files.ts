import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { uploadedFile } from '../../cloud-files/uploaded-file.ts';
import type { CallOptions } from '../../service/transport/service-connection.ts';
import { hostOf } from '../voice-services.ts';
import type { VoicesDeps } from '../voices-deps.ts';

/** A stored sound on its way to the service. */
export type VoiceUpload = CallOptions & {
  engine: EngineChoice;
  itemId: ItemId;
  purpose: 'voice_clone' | 'prompt_audio';
};

/** The service's id of a stored sound, see uploadedFile. Throws the service's failure, FILE_MISSING. */
export async function uploadedFileId(deps: VoicesDeps, upload: VoiceUpload): Promise<string> {
  const { file, fileName } = soundFile(deps, upload.itemId);
  const host = hostOf(deps, upload.engine);
  return await uploadedFile(deps, { ...upload, host, file, fileName: wavName(fileName) });
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

const wavName = (fileName: string): string => (fileName.toLowerCase().endsWith('.wav') ? fileName : 'sample.wav');
