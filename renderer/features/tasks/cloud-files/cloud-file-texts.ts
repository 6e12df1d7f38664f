import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import type { CloudFilePurpose } from '../../../../shared/domain/jobs/cloud-file.ts';
import { count } from '../../../ui/text/count.ts';

/** English texts of the files of the account. */
export const CLOUD_FILE_TEXTS = {
  title: 'Cloud files',
  facts: (files: number, sizeBytes: number) => `${count(files, 'file', 'files')}, ${formatBytes(sizeBytes)}`,
  checkNow: 'Check now',
  loading: 'Asking the service for its files',
  purposes: {
    voice_clone: 'Voice samples',
    prompt_audio: 'Clone prompts',
    t2a_async_input: 'Long texts',
  } satisfies Record<CloudFilePurpose, string>,
  unnamed: 'Unnamed file',
  kept: 'Until deleted',
  gone: 'No longer there',
  from: (title: string, at: string) => `From ${title}, ${at}`,
  actions: { show: 'Show', delete: 'Delete', forget: 'Dismiss', uploadAgain: 'Upload again' },
  deleteTitle: (name: string) => `Delete “${name}” from the service?`,
  deleteKnown: 'Voices made from it stay. The sample stays in your library and is uploaded again when it’s needed.',
  deleteUnknown: 'Atelier has no copy of this file, so it can’t be uploaded again.',
  keep: 'Keep file',
  deleted: (name: string) => `${name} deleted from the service`,
  uploadedAgain: (name: string) => `${name} uploaded`,
  failedToDelete: 'Couldn’t delete the file',
  failedToUpload: 'Couldn’t upload the file',
  nothing: {
    title: 'No files on the service',
    text: 'Samples and long texts that Atelier uploads to your account are listed here. You can delete them at any time.',
  },
  local: 'Files on this computer are in Library.',
} as const;
