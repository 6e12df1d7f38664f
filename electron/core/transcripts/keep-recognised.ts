import { randomUUID } from 'node:crypto';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { audioFactsOf } from '../../../shared/domain/library/media-facts.ts';
import { storedRecipe } from '../../../shared/domain/recipe/stored-recipe.ts';
import type { TranscriptRecipe } from '../../../shared/domain/transcript/transcript.ts';
import { TRANSCRIPTION_MODEL } from '../../../shared/service-api/transcription.ts';
import { findItem, insertItem } from '../library/items/item-table.ts';
import type { Piece } from '../media/pieces/piece.ts';
import { insertPieces, loadPieces } from './recognition/piece-table.ts';
import { neighbours } from './recognition/piece-neighbours.ts';
import type { RecognisedWords } from './recognition/lines/recognised-words.ts';
import { storePiece } from './recognition/store-piece.ts';
import type { TranscriptStore } from './transcript-store.ts';
import { insertTranscript, updateHead } from './transcript-table.ts';
import type { TranscriptsDeps } from './transcripts-deps.ts';

/** What the local engine has recognised of a whole recording, in order. */
export type RecognisedRecording = {
  mediaId: ItemId;
  pieces: readonly { plan: Piece; recognised: RecognisedWords }[];
};

/**
 * Makes a transcript of pieces that are recognised already, as the job of transcribing would have. A crash on the way leaves a
 * partial transcript, which can be resumed. Speakers of several pieces are told apart by a task of its own.
 */
export function keepRecognised(
  deps: TranscriptsDeps,
  store: TranscriptStore,
  { mediaId, pieces }: RecognisedRecording,
): { transcriptId: ItemId } {
  const { db, changes, queue } = deps;
  const id = randomUUID() as ItemId;
  const { title, sourceName, media } = findItem(db, mediaId);
  const recipe: TranscriptRecipe = {
    engine: 'local',
    model: TRANSCRIPTION_MODEL,
    language: null,
    speakerCount: null,
    host: null,
  };
  const durationMs = audioFactsOf(media)?.durationMs ?? 0;
  const nothing = { sourcePath: null, sizeBytes: null, mediaFile: null };
  db.write((tx) => {
    insertItem(tx, {
      id,
      kind: 'transcript',
      title,
      sourceName,
      ...nothing,
      recipe: storedRecipe('transcript', recipe),
    });
    insertTranscript(tx, { id, mediaId, recipe, durationMs });
    updateHead(tx, id, { state: 'partial' });
    const plans = pieces.map(({ plan }) => plan);
    insertPieces(tx, id, plans);
  });
  for (const { plan, recognised } of pieces) {
    store.change(id, (changing) => {
      const stored = loadPieces(changing.tx, id);
      storePiece(changing, { ...neighbours(stored, plan), plan, recognised });
    });
  }
  const request = { transcriptId: id, speakerCount: null };
  db.write((tx) => {
    updateHead(tx, id, { state: 'ready', writtenUntilMs: durationMs });
    if (pieces.length > 1) queue.submit(tx, { kind: 'relabel-speakers', title, itemId: id, engine: 'local', request });
  });
  changes.publish('library', [id, mediaId]);
  changes.publish('transcripts', [id]);
  queue.wake();
  return { transcriptId: id };
}
