import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { fileNameBeside, fileNameFromTemplate, stemOf } from '../../../../shared/domain/files/file-name.ts';
import type { ItemId, SegmentId } from '../../../../shared/domain/ids.ts';
import { LANGUAGE_NAMES } from '../../../../shared/domain/settings/language-names.ts';
import type { ExportedTranscript, ExportOptions } from '../../../../shared/domain/subtitles/export-options.ts';
import {
  type ExportFormat,
  renderTranscript,
  showsSpeakersByDefault,
} from '../../../../shared/domain/subtitles/render-transcript.ts';
import {
  CHAPTER_FILE_ENDING,
  chapterTitle,
  renderChapterVtt,
} from '../../../../shared/domain/transcript/chapters/render-chapters.ts';
import type { TranscriptExport } from '../../../../shared/domain/transcript/transcript-export.ts';
import { findItem, type StoredItem } from '../../library/items/item-table.ts';
import { titleOf } from '../../files/paths/media-names.ts';
import { quotesByLine } from '../../../../shared/domain/transcript/quotes/quotes-by-line.ts';
import { writeNewFile } from '../../files/paths/new-files.ts';
import { findHead, type TranscriptHead } from '../transcript-table.ts';
import type { TranscriptStore } from '../transcript-store.ts';
import type { TranscriptsDeps } from '../transcripts-deps.ts';
import { exportContent } from './export-content.ts';
import type { ExportTranscripts, RenderTranscript, TranscriptChapters } from '../transcripts.ts';

type Exporting = { deps: TranscriptsDeps; store: TranscriptStore };

/** Text of an export and the name that the file would get. */
export function renderExport(exporting: Exporting, input: RenderTranscript): { text: string; fileName: string } {
  const { deps } = exporting;
  const head = findHead(deps.db, input.id);
  const transcript = exportedOf(exporting, head, input.segmentIds);
  const options = { ...optionsOf(deps, input, input.format), asParagraphs: input.asParagraphs };
  const template = deps.settings().transcribe.exportNameTemplate;
  return {
    text: renderTranscript(transcript, input.format, options),
    fileName: fileName(head, findItem(deps.db, head.id), { template, format: input.format }),
  };
}

function exportedOf({ store }: Exporting, head: TranscriptHead, segmentIds?: readonly SegmentId[]): ExportedTranscript {
  const content = store.content(head);
  const wanted = segmentIds && new Set(segmentIds);
  const segments = wanted ? content.segments.filter((segment) => wanted.has(segment.id)) : content.segments;
  const { title, durationMs, recipe } = head;
  const { speakers, chapters = [], quotes: all = [] } = content;
  const byLine = quotesByLine(content.segments, all);
  const quotes = content.segments.flatMap(({ id }, index) =>
    wanted && !wanted.has(id) ? [] : (byLine.get(index) ?? []),
  );
  return { title, durationMs, recipe, segments, speakers, chapters, quotes };
}

function optionsOf(
  deps: TranscriptsDeps,
  input: Pick<ExportTranscripts, 'withTimes' | 'withSpeakers' | 'withDoubtMarks'>,
  format: ExportFormat,
): ExportOptions {
  const { captionRules: lineRules, subtitleSpeakerNames } = deps.settings().transcribe;
  const { withTimes, withSpeakers = subtitleSpeakerNames || showsSpeakersByDefault(format), withDoubtMarks } = input;
  return { withTimes, withSpeakers, withDoubtMarks, lineRules };
}

/** Writes the files of an export. See Transcripts.export. */
export async function exportTranscripts(
  exporting: Exporting,
  input: ExportTranscripts,
): Promise<TranscriptExport | null> {
  const { deps } = exporting;
  const heads = input.ids.map((id) => findHead(deps.db, id));
  const chosen = input.nextToSource ? null : await chosenFolder(deps, input);
  if (!input.nextToSource && chosen === null) return null;
  const done: TranscriptExport = { fileNames: [], folder: '', failed: [] };
  for (const head of heads) {
    try {
      const folder = chosen ?? (await sourceFolder(deps, head.mediaId));
      if (done.folder === '') done.folder = folder;
      for (const format of input.formats)
        done.fileNames.push(await writeExport(exporting, head, { input, format, folder }));
      const chapters = input.withChapters ? await writeChapters(exporting, head, { input, folder }) : null;
      if (chapters !== null) done.fileNames.push(chapters);
    } catch (error) {
      // Alone, it is what was asked for; among others it must not keep them from being written.
      if (heads.length === 1) throw error;
      done.failed.push({ id: head.id, title: head.title, failure: failureRecord(error) });
    }
  }
  return done;
}

/** Writes one file and gives its name. */
async function writeExport(
  exporting: Exporting,
  head: TranscriptHead,
  { input, format, folder }: { input: ExportTranscripts; format: ExportFormat; folder: string },
): Promise<string> {
  const { deps } = exporting;
  const content = fileContent(exporting, head, { format, options: input });
  const name = fileName(head, findItem(deps.db, head.id), { template: input.nameTemplate, format });
  return await writeNewFile(folder, name, content);
}

/** Writes the chapters of a transcript beside its other files and gives the name; null where there are none. */
async function writeChapters(
  exporting: Exporting,
  head: TranscriptHead,
  { input, folder }: { input: ExportTranscripts; folder: string },
): Promise<string | null> {
  const content = chaptersOf(exporting, head)?.file ?? null;
  if (content === null) return null;
  const item = findItem(exporting.deps.db, head.id);
  const beside = stemOf(fileName(head, item, { template: input.nameTemplate, format: 'vtt' }));
  return await writeNewFile(folder, `${beside}.${CHAPTER_FILE_ENDING}`, content);
}

/** See Transcripts.fileContent. */
export function fileContent(
  exporting: Exporting,
  head: TranscriptHead,
  {
    format,
    options = { withTimes: false },
  }: { format: ExportFormat; options?: Pick<ExportTranscripts, 'withTimes' | 'withSpeakers' | 'withDoubtMarks'> },
): string | Uint8Array {
  const { deps } = exporting;
  const { subtitleLineEnding: lineEnding, subtitleByteOrderMark: byteOrderMark } = deps.settings().transcribe;
  return exportContent(exportedOf(exporting, head), format, {
    ...optionsOf(deps, options, format),
    encoding: { lineEnding, byteOrderMark },
  });
}

/** See Transcripts.chapters. */
export function chaptersOf({ store }: Exporting, { durationMs, ...head }: TranscriptHead): TranscriptChapters | null {
  const { chapters = [] } = store.content({ durationMs, ...head });
  if (chapters.length === 0) return null;
  const list = chapters.map(({ startMs, title }) => ({ startMs, title: chapterTitle(title) }));
  return { list, durationMs, file: renderChapterVtt({ chapters, durationMs }) };
}

async function chosenFolder(deps: TranscriptsDeps, input: ExportTranscripts): Promise<string | null> {
  const folder = input.folder ?? (await deps.shell.chooseExportFolder('transcripts'));
  return folder === null ? null : path.resolve(folder);
}

/** Folder of the file that a recording was imported from. Throws FILE_MISSING when it is gone or never was on this disk. */
async function sourceFolder(deps: TranscriptsDeps, mediaId: ItemId): Promise<string> {
  const { sourcePath, sourceName, title } = findItem(deps.db, mediaId);
  const isThere = sourcePath !== null && (await isFile(sourcePath));
  if (isThere && sourcePath !== null) return path.dirname(sourcePath);
  const name = sourceName ?? title;
  throw new Failure('FILE_MISSING', `The original of ${name} has moved. Choose an export folder.`, {
    fileName: name,
    reason: 'source_moved',
  });
}

async function isFile(file: string): Promise<boolean> {
  return await stat(file).then(
    (facts) => facts.isFile(),
    // Not reachable for whatever reason: then there is no place next to it.
    () => false,
  );
}

/** Variables of a name template: title, source, date, time, lang, language, engine, ext. */
function fileName(
  head: TranscriptHead,
  item: StoredItem,
  { template, format }: { template: string; format: ExportFormat },
): string {
  const created = new Date(item.createdAtMs);
  const two = (value: number) => String(value).padStart(2, '0');
  const values = {
    title: head.title,
    source: item.sourceName === null ? head.title : path.parse(item.sourceName).name,
    date: `${created.getFullYear()}-${two(created.getMonth() + 1)}-${two(created.getDate())}`,
    time: `${two(created.getHours())}-${two(created.getMinutes())}`,
    lang: head.recipe.language ?? '',
    language: LANGUAGE_NAMES[head.recipe.language ?? ''] ?? '',
    engine: head.recipe.engine,
    ext: format,
  };
  // Beside its recording a player looks for the very same stem, whatever is unusual in it.
  const isOwnName =
    template === '{source}' || (template === '{title}' && head.title === titleOf(item.sourceName ?? ''));
  if (item.sourceName !== null && isOwnName) return fileNameBeside(item.sourceName, format);
  return fileNameFromTemplate(template, values, format);
}
