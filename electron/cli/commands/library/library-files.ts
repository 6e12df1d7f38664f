import path from 'node:path';
import { type FailureRecord, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import { scriptFormatOfName } from '../../../../shared/domain/script/parsing/script-file.ts';
import type { RelinkResult } from '../../../../shared/domain/library/origins/file-reference.ts';
import type { Core } from '../../../core/create-core.ts';
import type { LibraryOptions } from '../../arguments/library/library-options.ts';
import { wordsOf } from '../../output/failure-lines.ts';
import { write } from '../../output/write-result.ts';
import { runToEnd } from '../../run-job.ts';

type Of<Action extends LibraryOptions['action']> = Extract<LibraryOptions, { action: Action }>;

type Imported = { file: string; id: ItemId | null; failure: FailureRecord | null };

/**
 * `atelier library import`: 0 where every file is in the library and could be read, else 1; 130 when `signal` stopped it. Texts and
 * subtitles become scripts, as in the window. With a recording, the files are its subtitles, and the recording is imported first.
 */
export async function importFiles(core: Core, options: Of<'import'>, signal: AbortSignal): Promise<number> {
  const { files, asReference } = options;
  const imported: Imported[] = [];
  let recording: Imported | null = null;
  if (options.recording !== null) {
    recording = await importFile(core, { file: path.resolve(options.recording), asReference }, signal);
    imported.push(recording);
  }
  for (const file of recording?.failure ? [] : files) {
    if (signal.aborted) return 130;
    const mediaId = recording?.id ?? null;
    const whole = path.resolve(file);
    imported.push(
      mediaId === null
        ? await importFile(core, { file: whole, asReference }, signal)
        : await openSubtitles(core, whole, mediaId),
    );
  }
  await write(options, imported, (all) => all.map(importedLine));
  return imported.every(({ failure }) => failure === null) ? 0 : 1;
}

async function importFile(
  core: Core,
  { file, asReference }: { file: string; asReference: boolean },
  signal: AbortSignal,
): Promise<Imported> {
  let id: ItemId | null = null;
  try {
    if (scriptFormatOfName(file) !== null)
      return { file, id: (await core.scripts.importFile({ file })).id, failure: null };
    ({ id } = await core.library.importFile({ file, fileName: path.basename(file), asReference }));
    const job = core.jobs.list({ limit: 20 }).find(({ itemId }) => itemId === id);
    if (job) await runToEnd(core, job.id, { signal, onProgress: () => undefined });
    return { file, id, failure: null };
  } catch (error) {
    const failure = failureRecord(error);
    // Nothing of such a file can be used, and it is still where it was.
    if (id !== null && failure.code === 'AUDIO_UNREADABLE') {
      core.organisation.bin({ refs: [itemRef(id)] });
      await core.library.deleteForGood({ ids: [id] });
      return { file, id: null, failure };
    }
    return { file, id, failure };
  }
}

/** A transcript of a recording of the library from a subtitle file. */
async function openSubtitles(core: Core, file: string, mediaId: ItemId): Promise<Imported> {
  try {
    const { fileId, failure } = await core.transcripts.readSubtitles({ file });
    if (failure) return { file, id: null, failure };
    const { transcriptId } = await core.transcripts.openSubtitles({ fileId, recording: { mediaId } });
    return { file, id: transcriptId, failure: null };
  } catch (error) {
    return { file, id: null, failure: failureRecord(error) };
  }
}

const importedLine = ({ file, id, failure }: Imported): string =>
  failure ? `${path.basename(file)}  ${wordsOf(failure)}` : `${id}  ${path.basename(file)}`;

/** `atelier library relink ID FILE`: 0 when it was done. */
export async function relinkItem(core: Core, options: Of<'relink'>): Promise<number> {
  const { id, file, replaces, asReference } = options;
  const outside = asReference === null ? {} : { asReference };
  const { title } = await core.library.relink({ id, file: path.resolve(file), replaces, ...outside });
  await write(options, { id, title }, () => [`${id}  ${title}`]);
  return 0;
}

/** `atelier library relink --folder DIR`: 0 where no item lacks its file any more, else 1. */
export async function relinkFolder(core: Core, options: Of<'relink-folder'>, signal: AbortSignal): Promise<number> {
  const ids = options.ids.length === 0 ? undefined : options.ids;
  const result = await core.library.relinkInFolder({ folder: path.resolve(options.folder), ids, signal });
  await write(options, result, relinkLines);
  return result.leftCount === 0 ? 0 : 1;
}

const relinkLines = ({ relinkedCount, leftCount }: RelinkResult): string[] => [
  `${files(relinkedCount)} found`,
  ...(leftCount === 0 ? [] : [`${files(leftCount)} still missing or changed`]),
];

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);
