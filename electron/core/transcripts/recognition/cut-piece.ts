import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import type { JobContext } from '../../jobs/job-work.ts';
import { recordingOf } from '../../library/media/recording-of.ts';
import type { Piece } from '../../media/pieces/piece.ts';
import type { TranscriptsDeps } from '../transcripts-deps.ts';

/** Cuts a piece of a recording into a file that can be sent. `drop` removes it. */
export async function cutPieceFile(
  { deps, context }: { deps: TranscriptsDeps; context: JobContext },
  { mediaId, engine, plan }: { mediaId: ItemId; engine: EngineChoice; plan: Piece },
): Promise<{ file: string; drop: () => Promise<void> }> {
  // What stays on this computer need not be small.
  const format = engine === 'local' ? 'wav' : 'flac';
  const target = path.join(deps.piecesFolder, `${context.id}-${plan.index}.${format}`);
  await mkdir(deps.piecesFolder, { recursive: true });
  const drop = async () => rm(target, { force: true });
  try {
    const source = { ...recordingOf(deps.library, mediaId), signal: context.signal };
    const { file } = await deps.media.encodePiece({ ...source, piece: plan, target, format });
    return { file, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}
