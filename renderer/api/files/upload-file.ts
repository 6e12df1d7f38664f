import { Failure, isFailureCode } from '../../../shared/domain/failures/failure.ts';
import type { RecordingId } from '../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';

/** Sends a file without a path (dragged out of another page, recorded here) through the HTTP door. Throws the Failure of the answer. */
export const uploadFile = (file: File): Promise<LibraryItem> =>
  putFile<LibraryItem>(`/uploads/${encodeURIComponent(file.name)}`, file);

/** What is said in a short recording, recognised on this computer; nothing of it is kept. Throws the Failure of the answer. */
export async function recogniseFile(file: File, signal: AbortSignal): Promise<string> {
  const { text } = await putFile<{ text: string }>('/dictation', file, signal);
  return text;
}

/** Adds 16-bit samples to what is recorded, from byte `at` of them on; on the disk when it resolves. Throws the Failure of the answer. */
export const appendSamples = (id: RecordingId, at: number, bytes: Uint8Array<ArrayBuffer>): Promise<null> =>
  putFile<null>(`/recordings/${id}/${at}`, bytes);

async function putFile<Answer>(
  address: string,
  body: File | Uint8Array<ArrayBuffer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await fetch(address, { method: 'PUT', body, ...(signal ? { signal } : {}) });
  const answer: unknown = response.status === 204 ? null : await response.json();
  if (response.ok) return answer as Answer;
  const { code, message, data } = answer as { code?: unknown; message?: unknown; data?: unknown };
  throw Failure.of({
    code: isFailureCode(code) ? code : 'INTERNAL',
    message: typeof message === 'string' ? message : `HTTP ${response.status}`,
    data: typeof data === 'object' && data !== null ? (data as Failure['data']) : {},
  });
}
