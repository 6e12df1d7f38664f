import type { ItemId } from '../../../shared/domain/ids.ts';
import type { CloudFile, CloudFilePurpose } from '../../../shared/domain/jobs/cloud-file.ts';

/** Files of the account in the cloud. Every method throws KEY_MISSING and what the service answers. */
export interface CloudFiles {
  /** Asks the service for its files of every purpose, the newest first, with those that were uploaded from here and are gone. */
  list(input: { signal?: AbortSignal | undefined }): Promise<CloudFile[]>;
  /** Deletes a file from the service, or forgets one that is gone. Throws CONFLICT (`cloud_file_used`) while a task needs it. */
  remove(input: { id: string; purpose: CloudFilePurpose }): Promise<void>;
  /** Uploads a sample of the library again, unless it is still there. Throws FILE_MISSING, NOT_FOUND. */
  uploadAgain(input: { itemId: ItemId; purpose: 'voice_clone' | 'prompt_audio' }): Promise<void>;
}
