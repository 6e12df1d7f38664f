import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../../../../electron/core/database/database.ts';
import { insertItem } from '../../../../electron/core/library/items/item-table.ts';
import { storePatch } from '../../../../electron/core/transcripts/content-table.ts';
import { insertTranscript, updateHead } from '../../../../electron/core/transcripts/transcript-table.ts';
import { speechSamples } from '../../../../engine/recognition/measures/samples.ts';
import type { ItemId, SegmentId, SpeakerId } from '../../../../shared/domain/ids.ts';
import type { Segment, Speaker } from '../../../../shared/domain/transcript/transcript.ts';
import { TRANSCRIPTION_MODEL } from '../../../../shared/service-api/transcription.ts';
import { openCore, profileFolders } from '../open-core.ts';

const LINE_MS = 1200;
const PAUSE_MS = 100;
const MOST_WORDS = 18;
const LINES_A_TURN = 4;

/**
 * Puts a recording of speech and a transcript of `lineCount` lines with words into an empty profile; its text is that of
 * the samples, cut into lines of 1 to 18 words. Nothing of it was recognised. Needs ffmpeg.
 */
export async function writeLongTranscript(profile: string, lineCount: number, title: string): Promise<void> {
  const durationMs = lineCount * LINE_MS;
  const mediaId = await importSpeech(profile, durationMs / 1000);
  const samples = await speechSamples();
  const words = samples.flatMap((sample) => sample.text.split(/\s+/));
  const speakers = ['Anna', 'Ben', 'Clara'].map((name, ordinal): Speaker => ({
    id: randomUUID() as SpeakerId,
    ordinal,
    name,
  }));
  const segments = Array.from({ length: lineCount }, (_, index) => lineOf(index, { words, speakers }));
  const { db, close } = openDatabase(path.join(profile, 'atelier.db'));
  try {
    db.write((tx) => {
      const id = randomUUID() as ItemId;
      const recipe = {
        engine: 'local' as const,
        model: TRANSCRIPTION_MODEL,
        language: 'en',
        speakerCount: null,
        host: null,
      };
      const nowhere = { sourcePath: null, sizeBytes: null, mediaFile: null };
      insertItem(tx, { id, kind: 'transcript', title, sourceName: null, recipe, ...nowhere });
      insertTranscript(tx, { id, mediaId, recipe, durationMs });
      const patch = { segments, removedSegmentIds: [], speakers, removedSpeakerIds: [] };
      storePatch(tx, id, { patch, chosenByUser: new Set(), isRestoring: false });
      updateHead(tx, id, { state: 'ready', revision: 1, writtenUntilMs: durationMs });
    });
  } finally {
    close();
  }
}

async function importSpeech(profile: string, seconds: number): Promise<ItemId> {
  const { core, dispose } = await openCore({ folders: profileFolders(profile) });
  const file = path.join(profile, 'speech.wav');
  try {
    await joinSpeech(file, seconds);
    const { id } = await core.library.importFile({ file, fileName: 'speech.wav', move: true });
    await core.library.whenRead({ id });
    return id;
  } finally {
    await dispose();
  }
}

/** Small on the disk and quick to read: telephone quality. */
async function joinSpeech(file: string, seconds: number): Promise<void> {
  const list = `${file}.txt`;
  await writeFile(list, (await speechSamples()).map((sample) => `file '${sample.file}'\n`).join(''));
  const input = ['-stream_loop', '-1', '-f', 'concat', '-safe', '0', '-i', list];
  const shape = ['-t', String(seconds), '-ac', '1', '-ar', '8000', '-c:a', 'pcm_u8'];
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...input, ...shape, file]);
  await rm(list);
}

/** The same for the same index. Lengths are spread, so that some lines take two rows on the screen. */
function lineOf(index: number, { words, speakers }: { words: readonly string[]; speakers: Speaker[] }): Segment {
  const count = 1 + ((index * 7) % MOST_WORDS);
  const startMs = index * LINE_MS;
  const wordMs = (LINE_MS - PAUSE_MS) / count;
  const spoken = Array.from({ length: count }, (_, at) => ({
    text: words[(index * 11 + at) % words.length] ?? 'and',
    startMs: startMs + at * wordMs,
    endMs: startMs + (at + 1) * wordMs,
  }));
  return {
    id: randomUUID() as SegmentId,
    startMs,
    endMs: startMs + LINE_MS - PAUSE_MS,
    speakerId: speakers[Math.floor(index / LINES_A_TURN) % speakers.length]?.id ?? null,
    text: spoken.map((word) => word.text).join(' '),
    words: spoken,
  };
}
