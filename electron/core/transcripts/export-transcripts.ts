import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { fileNameBeside, fileNameFromTemplate } from '../../../shared/domain/files/file-name.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { LANGUAGE_NAMES } from '../../../shared/domain/settings/language-names.ts';
import {
  encodeExport,
  renderTranscript,
  showsSpeakersByDefault,
} from '../../../shared/domain/subtitles/render-transcript.ts';
import { findItem, type StoredItem } from '../library/items/item-table.ts';
import { titleOf } from '../files/media-names.ts';
import { writeNewFile } from '../files/new-files.ts';
import { findHead, type TranscriptHead } from './transcript-table.ts';
import type { TranscriptStore } from './transcript-store.ts';
import type { TranscriptsDeps } from './transcripts-deps.ts';
import type { ExportFormat, ExportTranscripts, RenderTranscript } from './transcripts.ts';

/** Text of an export and the name that the file would get. */
export function renderExport(
  { deps, store }: { deps: TranscriptsDeps; store: TranscriptStore },
  input: RenderTranscript,
): { text: string; fileName: string } {
  const head = findHead(deps.db, input.id);
  const content = store.content(head);
  const wanted = input.segmentIds && new Set(input.segmentIds);
  const segments = wanted ? content.segments.filter((segment) => wanted.has(segment.id)) : content.segments;
  const { title, durationMs, recipe } = head;
  const transcript = { title, durationMs, recipe, segments, speakers: content.speakers };
  const { withTimes, withSpeakers = showsSpeakersByDefault(input.format), withDoubtMarks } = input;
  const { exportNameTemplate: template, captionRules: lineRules } = deps.settings().transcribe;
  const text = renderTranscript(transcript, input.format, { withTimes, withSpeakers, withDoubtMarks, lineRules });
  return { text, fileName: fileName(head, findItem(deps.db, head.id), { template, format: input.format }) };
}

/** Writes the files of an export. See Transcripts.export. */
export async function exportTranscripts(
  context: { deps: TranscriptsDeps; store: TranscriptStore },
  input: ExportTranscripts,
): Promise<{ fileNames: string[]; folder: string } | null> {
  const { deps } = context;
  const heads = input.ids.map((id) => findHead(deps.db, id));
  const folders = input.nextToSource
    ? await Promise.all(heads.map((head) => sourceFolder(context.deps, head.mediaId)))
    : await chosenFolder(deps, input, heads.length);
  if (folders === null) return null;
  const { subtitleLineEnding: lineEnding, subtitleByteOrderMark: byteOrderMark } = deps.settings().transcribe;
  const fileNames: string[] = [];
  for (const [index, head] of heads.entries()) {
    const item = findItem(deps.db, head.id);
    for (const format of input.formats) {
      const { text } = renderExport(context, { ...input, id: head.id, format });
      const name = fileName(head, item, { template: input.nameTemplate, format });
      const content = encodeExport(text, format, { lineEnding, byteOrderMark });
      fileNames.push(await writeNewFile(folders[index] ?? '', name, content));
    }
  }
  return { fileNames, folder: folders[0] ?? '' };
}

async function chosenFolder(deps: TranscriptsDeps, input: ExportTranscripts, count: number): Promise<string[] | null> {
  const folder = input.folder ?? (await deps.shell.chooseFolder('Choose an export folder'));
  return folder === null ? null : Array.from({ length: count }, () => path.resolve(folder));
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
