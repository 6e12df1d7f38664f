import {
  isUploadPurpose,
  LARGEST_UPLOAD_BYTES,
  maxUploadBytes,
  UPLOAD_PURPOSES,
  type UploadPurpose,
} from '../../../shared/service-api/files.ts';
import type { StoredFile } from '../../files/file-index.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { EngineContext } from '../exchange.ts';
import { ServiceError } from '../service-error.ts';
import { readMultipart } from '../uploads/read-multipart.ts';
import type { UploadedFile } from '../uploads/upload-receiver.ts';
import { bytesFitExtension, extensionOf } from './file-kind.ts';
import { generationProblem, type ProbeSound } from './generation-specs.ts';

/** Room for the form around the largest file. */
const FORM_BYTES = 64 * 1024;
const LONGEST_NAME = 255;

/** Reads, checks and keeps an uploaded file. What breaks a rule of its purpose is not kept. */
export async function uploadFile(
  context: EngineContext,
  deps: { store: FileStore; temporaryFolder: string; probe: ProbeSound },
): Promise<StoredFile> {
  const upload = await readMultipart(context, {
    folder: deps.temporaryFolder,
    maxBytes: LARGEST_UPLOAD_BYTES + FORM_BYTES,
  });
  try {
    const purpose = upload.fields.get('purpose') ?? '';
    if (!isUploadPurpose(purpose)) {
      const known = Object.keys(UPLOAD_PURPOSES).join(', ');
      throw invalid(null, purpose === '' ? 'purpose is required' : `purpose must be one of ${known}`);
    }
    if (!upload.file) throw invalid(purpose, 'the form field file is required');
    await checkFile(upload.file, purpose, deps.probe);
    const { path: file, sizeBytes } = upload.file;
    const fileName = upload.file.fileName.slice(-LONGEST_NAME);
    return await deps.store.add({ file, fileName, sizeBytes, purpose });
  } finally {
    await upload.remove();
  }
}

async function checkFile(file: UploadedFile, purpose: UploadPurpose, probe: ProbeSound): Promise<void> {
  const extension = extensionOf(file.fileName);
  const maxBytes = maxUploadBytes(purpose, extension);
  if (maxBytes === null) {
    const extensions = UPLOAD_PURPOSES[purpose].allowed.flatMap((allowance) => [...allowance.extensions]);
    throw invalid(purpose, `a file for ${purpose} must be one of ${extensions.join(', ')}`);
  }
  if (file.sizeBytes === 0) throw invalid(purpose, 'the file is empty');
  if (file.sizeBytes > maxBytes) {
    const message = `the file has ${file.sizeBytes} bytes, the limit for ${purpose} (${extension}) is ${maxBytes} bytes`;
    throw invalid(purpose, message, 'FILE_TOO_LARGE');
  }
  if (!(await bytesFitExtension(file.path, extension))) {
    throw invalid(purpose, `the content of the file is not ${extension}`);
  }
  const problem = purpose === 'video_generation_input' ? await generationProblem(file, extension, probe) : null;
  if (problem !== null) throw invalid(purpose, problem);
}

/** Bad generation inputs keep HTTP 400 (service.md, Errors); the other purposes answer 200 with `base_resp`. */
function invalid(
  purpose: UploadPurpose | null,
  message: string,
  reason: 'FILE_TOO_LARGE' | 'INVALID_INPUT' = 'INVALID_INPUT',
) {
  return new ServiceError(400, `invalid params: ${message}`, {
    reason,
    keepsStatus: purpose === 'video_generation_input',
  });
}
