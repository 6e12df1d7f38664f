import path from 'node:path';
import { stemOf } from '../../../shared/domain/files/file-name.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import {
  type ImageExport,
  type ItemExportOptions,
  PLAIN_IMAGE_EXPORT,
  type TextFormat,
} from '../../../shared/domain/library/item-export.ts';
import type { NameTemplates } from '../../../shared/domain/library/places/name-template.ts';
import { ITEM_KINDS } from '../../../shared/domain/library/item-kinds.ts';
import { CHAPTER_FILE_ENDING } from '../../../shared/domain/transcript/chapters/render-chapters.ts';
import { renderLyrics } from '../../../shared/domain/music/lyrics/lyric-formats.ts';
import { isPlaced } from '../../../shared/domain/music/lyrics/timed-lyrics.ts';
import type { Db } from '../database/database.ts';
import { allLines } from '../library/find/rows/list-rows.ts';
import { songCovers } from '../library/items/song-covers.ts';
import { findItem, type StoredItem } from '../library/items/item-table.ts';
import type { Library } from '../library/library.ts';
import type { TranscriptChapters } from '../transcripts/transcripts.ts';
import { readSongLines } from '../music/lyrics/song-lines-table.ts';
import { IMAGE_EXTENSIONS } from '../media/images/read-image.ts';
import { itemName, type Naming } from './item-name.ts';
import { chapterMarks } from '../../../shared/audio/tags/chapter-mark.ts';
import type { ChapteredFile } from './writing/write-chaptered.ts';
import type { SongWithCover } from './writing/write-song.ts';
import { describeItem } from './describe-item.ts';

/** A file that can be written as it is: a copy of another one, or what is in it. */
export type ReadyFile = { name: string } & ({ copyOf: string } | { text: string } | { bytes: Uint8Array });

/** What is in a file that is no copy. */
export const contentOf = (file: { text: string } | { bytes: Uint8Array }): string | Uint8Array =>
  'text' in file ? file.text : file.bytes;

/** A file that an item becomes; an image, a song with a cover or a recording with chapters has to be written anew first. */
export type PlannedFile =
  | ReadyFile
  | { name: string; imageOf: string; how: ImageExport }
  | { name: string; song: SongWithCover }
  | { name: string; chaptered: ChapteredFile };

/**
 * What the plan of files is made of. `transcript` is what is in a file of one, `chapters` are those of one,
 * with the WebVTT file of them; null where there are none.
 */
export type PlanDeps = {
  db: Db;
  library: Pick<Library, 'mediaFile'>;
  /** What the user calls files. */
  templates: () => NameTemplates;
  transcript: (id: ItemId, format: TextFormat) => string | Uint8Array;
  chapters: (id: ItemId) => TranscriptChapters | null;
};

/**
 * The files of one item, which belong together: its media, or else its text, whatever its kind; what was said in it; and what is
 * known of it. Empty for an item that has neither media nor text.
 */
export function planFiles(
  deps: PlanDeps,
  id: ItemId,
  options: ItemExportOptions & { place: Naming['place'] },
): PlannedFile[] {
  const item = findItem(deps.db, id);
  const naming = { templates: deps.templates(), place: options.place };
  const named = { item, name: (extension: string) => itemName(deps.db, item, { naming, extension }) };
  const own = item.mediaFile === null ? textFile(deps, named, options.format) : mediaFile(deps, named, options.images);
  if (!own) return [];
  const stem = stemOf(own.name);
  const format = options.format === 'vtt' ? 'vtt' : 'srt';
  const subtitles = options.withSubtitles && item.mediaFile !== null ? subtitlesOf(deps, item, format) : null;
  const chapters = options.withChapters ? chaptersOf(deps, item) : null;
  return [
    withChaptersInside(own, item, chapters),
    ...(subtitles === null ? [] : [{ name: `${stem}.${format}`, ...subtitles }]),
    ...(chapters === null ? [] : [{ name: `${stem}.${CHAPTER_FILE_ENDING}`, text: chapters.file }]),
    ...(options.withRecipes ? [{ name: `${stem}.json`, text: describeItem(deps.db, item) }] : []),
  ];
}

/** An item, and the name of its file with an extension. */
type NamedItem = { item: StoredItem; name: (extension: string) => string };

/** Files of songs that have room for a cover. */
const COVERED: readonly string[] = ['.mp3', '.flac'];

function mediaFile(
  { db, library }: PlanDeps,
  { item, name: nameWith }: NamedItem,
  how: ImageExport = PLAIN_IMAGE_EXPORT,
): PlannedFile {
  const { file } = library.mediaFile({ id: item.id, variant: 'original' });
  const name = nameWith(path.extname(file).slice(1));
  const coverId = item.kind === 'song' ? songCovers(db, [item.id]).get(item.id) : undefined;
  if (coverId !== undefined && COVERED.includes(path.extname(file))) {
    const cover = library.mediaFile({ id: coverId, variant: 'original' }).file;
    const lyrics = (readSongLines(db, item.id)?.lines ?? []).map(({ text }) => text).join('\n');
    return { name, song: { file, fileName: name, cover, title: item.title, lyrics } };
  }
  const isAsItIs = how.format === 'original' && how.withRecipe;
  if (ITEM_KINDS[item.kind].mediaType !== 'image' || isAsItIs) return { name, copyOf: file };
  const extension = how.format === 'original' ? null : IMAGE_EXTENSIONS[how.format].slice(1);
  return { name: extension === null ? name : nameWith(extension), imageOf: file, how };
}

function textFile({ db, transcript }: PlanDeps, { item, name }: NamedItem, format: TextFormat): PlannedFile | null {
  if (item.kind === 'transcript') return { name: name(format), ...written(transcript(item.id, format)) };
  const lines = allLines(db, item.id);
  if (lines.length === 0) return null;
  const text = lines.map((line) => (line.speaker === null ? line.text : `${line.speaker}: ${line.text}`)).join('\n\n');
  return { name: name('txt'), text: `${text}\n` };
}

const written = (content: string | Uint8Array): { text: string } | { bytes: Uint8Array } =>
  typeof content === 'string' ? { text: content } : { bytes: content };

/** What is said or sung in an item, with times; null where nobody knows. */
function subtitlesOf(deps: PlanDeps, { id, title }: StoredItem, format: 'srt' | 'vtt') {
  const sung = readSongLines(deps.db, id)?.lines.filter(isPlaced) ?? [];
  if (sung.length > 0) return { text: renderLyrics(sung, format, { title }) };
  const spoken = spokenIn(deps, id);
  return spoken && written(deps.transcript(spoken, format));
}

/** Chapters of a transcript, or of the one of a recording; null where there are none. */
function chaptersOf(deps: PlanDeps, { id, kind }: StoredItem): TranscriptChapters | null {
  const transcriptId = kind === 'transcript' ? id : spokenIn(deps, id);
  return transcriptId && deps.chapters(transcriptId);
}

/** A recording that is copied has its chapters in it, too. */
function withChaptersInside(
  own: PlannedFile,
  { mediaFile: file }: StoredItem,
  chapters: TranscriptChapters | null,
): PlannedFile {
  if (file === null || chapters === null || !('copyOf' in own)) return own;
  const marks = chapterMarks(chapters.list, chapters.durationMs);
  return marks.length === 0 ? own : { name: own.name, chaptered: { file: own.copyOf, fileName: own.name, marks } };
}

/** The newest whole transcript of a recording. */
function spokenIn({ db }: PlanDeps, mediaId: ItemId): ItemId | null {
  const sql = `SELECT transcripts.id FROM transcripts JOIN items ON items.id = transcripts.id
    WHERE media_id = :mediaId AND state = 'ready' AND NOT EXISTS (SELECT 1 FROM organisation
      WHERE subject_kind = 'item' AND subject_id = transcripts.id AND binned_at_ms IS NOT NULL)
    ORDER BY created_at_ms DESC, items.id DESC LIMIT 1`;
  return db.get<{ id: ItemId }>(sql, { mediaId })?.id ?? null;
}
