import { Failure, isFailureCode } from '../../shared/domain/failures/failure.ts';
import type { LibraryItem } from '../../shared/domain/library/library-item.ts';

/** Sends a file without a path (dragged out of another page, recorded here) through the HTTP door. Throws the Failure of the answer. */
export async function uploadFile(file: File): Promise<LibraryItem> {
  const response = await fetch(`/uploads/${encodeURIComponent(file.name)}`, { method: 'PUT', body: file });
  const answer: unknown = await response.json();
  if (response.ok) return answer as LibraryItem;
  const { code, message, data } = answer as { code?: unknown; message?: unknown; data?: unknown };
  throw Failure.of({
    code: isFailureCode(code) ? code : 'INTERNAL',
    message: typeof message === 'string' ? message : `HTTP ${response.status}`,
    data: typeof data === 'object' && data !== null ? (data as Failure['data']) : {},
  });
}
