import { parseJson } from '../../../../../shared/domain/files/parse-json.ts';
import type { ProcessStarter } from '../../../../../shared/processes/process-starter.ts';
import { programFile } from '../../../../../shared/processes/program-file.ts';
import { runToExit } from '../../../../../shared/processes/run-to-exit.ts';
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

async function runThrough(
  processes: ProcessStarter,
  { files, signal }: { files: readonly string[]; signal: AbortSignal },
  take: (answer: LookAnswer) => void,
): Promise<void> {
  if (files.length === 0) return;
  const request = {
    entry: programFile(import.meta, { source: 'look-process.ts', bundled: 'look-process.js' }),
    args: [],
    env: { [LOOK_ORDER_VARIABLE]: JSON.stringify(files) },
    name: 'Atelier looks',
  };
  const onLine = (line: string) => {
    const answer = answerOf(line);
    if (answer) take(answer);
  };
  await runToExit(processes, request, { signal, onLine });
}

const answerOf = (line: string): LookAnswer | null =>
  line.startsWith(LOOK_LINE)
    ? (lookAnswerSchema.safeParse(parseJson(line.slice(LOOK_LINE.length))).data ?? null)
    : null;
