import type { StartDecoder } from '../../../../shared/processes/decoder/decoder-protocol.ts';

/** Options of one task. */
export type RunOptions = {
  signal?: AbortSignal | undefined;
  onProgress?: ((doneBytes: number, totalBytes: number) => void) | undefined;
};

/** What a worker gets from its surroundings. */
export type WorkerPorts = {
  /** What it prints. */
  onLine: (line: string) => void;
  /** Starts the process that decodes AAC and ALAC for it. */
  startDecoder: StartDecoder;
};
