import type { ProcessStarter } from '../../../../../shared/processes/process-starter.ts';
import { programFile } from '../../../../../shared/processes/program-file.ts';
import { LOOK_LINE, LOOK_ORDER_VARIABLE, type LookAnswer, lookAnswerSchema } from './look-order.ts';

/** How a thumbnail looks, as it is stored; null where it could not be read. */
export type StoredLook = LookAnswer['look'];

/** Reads how images and clips look, from their thumbnails. */
export interface LookReader {
  /** Whether there is a thumbnail to read from. */
  hasThumbnail(mediaId: string): boolean;
  /**
   * How some look, in one process. Of those that are missing in the answer nothing is known: the process ended before it came to
   * them, or the signal fired.
   */
  readLooks(mediaIds: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, StoredLook>>;
}

type Ports = { processes: ProcessStarter; thumbnailOf(mediaId: string): string; exists(file: string): boolean };

/** See LookReader. */
export function createLookReader({ processes, thumbnailOf, exists }: Ports): LookReader {
  return {
    hasThumbnail: (mediaId) => exists(thumbnailOf(mediaId)),
    readLooks: async (mediaIds, signal) => {
      const looks = new Map<string, StoredLook>();
      await runThrough(processes, { files: mediaIds.map(thumbnailOf), signal }, ({ at, look }) => {
        const id = mediaIds[at];
        if (id !== undefined) looks.set(id, look);
      });
      return looks;
    },
  };
}

function runThrough(
  processes: ProcessStarter,
  { files, signal }: { files: readonly string[]; signal: AbortSignal },
  take: (answer: LookAnswer) => void,
): Promise<void> {
  if (signal.aborted || files.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const child = processes.start({
      entry: programFile(import.meta, { source: 'look-process.ts', bundled: 'look-process.js' }),
      args: [],
      env: { [LOOK_ORDER_VARIABLE]: JSON.stringify(files) },
      name: 'Atelier looks',
    });
    const kill = () => child.kill();
    signal.addEventListener('abort', kill, { once: true });
    child.onLine((line) => {
      const answer = answerOf(line);
      if (answer) take(answer);
    });
    child.onExit(() => {
      signal.removeEventListener('abort', kill);
      resolve();
    });
  });
}

function answerOf(line: string): LookAnswer | null {
  if (!line.startsWith(LOOK_LINE)) return null;
  try {
    return lookAnswerSchema.safeParse(JSON.parse(line.slice(LOOK_LINE.length))).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
