import type { CallOptions } from '../transport/service-connection.ts';

/** A file that the service stores. */
export type RemoteFile = {
  id: string;
  sizeBytes: number;
  createdAtMs: number;
  name: string;
  purpose: string;
  /** Only from `retrieve`; dies after hours. */
  downloadUrl: string | null;
};

/**
 * Operations on files that the service stores.
 * @throws all: ServiceFailure, or Failure KEY_MISSING, CANCELLED, FILE_MISSING, FILE_CHANGED, ENGINE_UNAVAILABLE
 */
export interface ServiceFiles {
  upload(request: CallOptions & { file: string; fileName?: string; purpose: string }): Promise<RemoteFile>;
  /** Of one purpose, or of all that the service lists then. */
  list(purpose: string | null, options?: CallOptions): Promise<RemoteFile[]>;
  retrieve(id: string, options?: CallOptions): Promise<RemoteFile>;
  /** Streams the bytes into a file at `target`, which must not exist; half a file is never left behind. */
  download(id: string, target: string, options?: CallOptions): Promise<void>;
  /** Streams what a result link leads to into a new file, without the key; half a file is never left behind. */
  downloadResult(link: string, target: string, options?: CallOptions): Promise<void>;
  remove(file: { id: string; purpose: string }, options?: CallOptions): Promise<void>;
}
