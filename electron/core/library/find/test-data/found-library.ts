import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../../../shared/domain/library/item-kinds.ts';
import { AUDIO_FACTS } from '../../../../../shared/domain/test-data/audio-facts.ts';
import type { Db, Tx } from '../../../database/database.ts';
import { insertItem, updateMedia } from '../../items/item-table.ts';

const BARE = { sourceName: null, sourcePath: null, sizeBytes: null, mediaFile: null, recipe: null };

/** A line of a transcript: when it begins, ms, who says it and what. */
export type WrittenLine = { startMs: number; speaker?: string; text: string };

/** An item with that id, title and age; one of sound has been read and is `durationMs` long. */
export function addItem(
  db: Db,
  item: { id: string; kind: ItemKind; title?: string; createdAtMs?: number; durationMs?: number; ownerId?: string },
): ItemId {
  const id = item.id as ItemId;
  const { kind, title = item.id, createdAtMs = 1, durationMs, ownerId = null } = item;
  db.write((tx) => {
    const media = durationMs === undefined ? BARE : { ...BARE, mediaFile: 'original.wav', sizeBytes: durationMs };
    insertItem(tx, { id, kind, title, ...media });
    if (durationMs !== undefined) updateMedia(tx, id, { state: 'ready', facts: { ...AUDIO_FACTS, durationMs } });
    tx.run('UPDATE items SET created_at_ms = :createdAtMs, owner_id = :ownerId WHERE id = :id', {
      id,
      createdAtMs,
      ownerId,
    });
  });
  return id;
}

/** A transcript of a recording that is in the library. */
export function addTranscript(
  db: Db,
  transcript: Parameters<typeof addItem>[1] & { mediaId: string; engine?: string; lines: readonly WrittenLine[] },
): ItemId {
  const { mediaId, engine = 'local', lines, ...item } = transcript;
  const id = addItem(db, item);
  db.write((tx) => {
    const recipe = JSON.stringify({ engine, language: 'en', speakerCount: null });
    tx.run(
      `INSERT INTO transcripts (id, media_id, state, recipe, duration_ms, written_until_ms, revision, undo_position)
       VALUES (:id, :mediaId, 'ready', :recipe, 60000, 60000, 1, 0)`,
      { id, mediaId, recipe },
    );
    for (const [index, line] of lines.entries()) addLine(tx, id, { ...line, index });
  });
  return id;
}

function addLine(tx: Tx, transcriptId: ItemId, line: WrittenLine & { index: number }): void {
  const { index, startMs, speaker = null, text } = line;
  if (speaker !== null) {
    tx.run(
      'INSERT OR IGNORE INTO speakers (transcript_id, id, ordinal, name) VALUES (:transcriptId, :speaker, 0, :speaker)',
      {
        transcriptId,
        speaker,
      },
    );
  }
  tx.run(
    `INSERT INTO segments (transcript_id, id, start_ms, end_ms, speaker_id, speaker_by_user, text)
     VALUES (:transcriptId, :id, :startMs, :endMs, :speaker, 0, :text)`,
    { transcriptId, id: `line-${index}`, startMs, endMs: startMs + 1000, speaker, text },
  );
}

/** A script that was made from a transcript. */
export function addScript(db: Db, script: Parameters<typeof addItem>[1] & { transcriptId?: string }): ItemId {
  const { transcriptId = null, ...item } = script;
  const id = addItem(db, item);
  db.write((tx) =>
    tx.run(`INSERT INTO scripts (id, settings, dub_transcript_id) VALUES (:id, '{}', :transcriptId)`, {
      id,
      transcriptId,
    }),
  );
  return id;
}
