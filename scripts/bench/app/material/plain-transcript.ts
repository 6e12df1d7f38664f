import { randomUUID } from 'node:crypto';
import type { Db } from '../../../../electron/core/database/database.ts';
import { insertItem } from '../../../../electron/core/library/items/item-table.ts';
import { storePatch } from '../../../../electron/core/transcripts/content-table.ts';
import { insertTranscript, updateHead } from '../../../../electron/core/transcripts/transcript-table.ts';
import type { ItemId, SegmentId } from '../../../../shared/domain/ids.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';

const LINE_MS = 1200;
const WORDS_A_LINE = 9;
/** Words of invented lines: a few that are everywhere, many that are rare, as in speech. */
const COMMON = ['the', 'and', 'of', 'to', 'in', 'that'];
const RARE_COUNT = 20_000;

/** A text of invented words, the same for the same number. */
export const inventedLine = (number: number): string =>
  Array.from({ length: WORDS_A_LINE }, (_, at) =>
    at % 2 === 0 ? COMMON[(number + at) % COMMON.length] : `word${((number * WORDS_A_LINE + at) * 7919) % RARE_COUNT}`,
  ).join(' ');

/** Stores a finished transcript of invented lines with words, without a recording; gives its id and those of its lines. */
export function storePlainTranscript(db: Db, { lineCount, seed }: { lineCount: number; seed: number }) {
  const id = randomUUID() as ItemId;
  const recipe = { engine: 'local' as const, model: 'none', language: 'en', speakerCount: null, host: null };
  const segments = Array.from({ length: lineCount }, (_, index) => lineOf(index, seed));
  db.write((tx) => {
    const nowhere = { sourceName: null, sourcePath: null, sizeBytes: null, mediaFile: null };
    insertItem(tx, { id, kind: 'transcript', title: `Transcript ${seed}`, recipe, ...nowhere });
    insertTranscript(tx, { id, mediaId: id, recipe, durationMs: lineCount * LINE_MS });
    const patch = { segments, removedSegmentIds: [], speakers: [], removedSpeakerIds: [] };
    storePatch(tx, id, { patch, chosenByUser: new Set(), isRestoring: false });
    updateHead(tx, id, { state: 'ready', revision: 1 });
  });
  return { id, lineIds: segments.map((segment) => segment.id) };
}

function lineOf(index: number, seed: number): Segment {
  const text = inventedLine(index + seed * 31);
  const startMs = index * LINE_MS;
  const words = text.split(' ').map((word, at) => ({
    text: word,
    startMs: startMs + at * 100,
    endMs: startMs + at * 100 + 90,
  }));
  return { id: randomUUID() as SegmentId, startMs, endMs: startMs + LINE_MS - 100, speakerId: null, text, words };
}
