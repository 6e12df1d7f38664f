import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import type { ImportResult } from '../../../../../shared/domain/library/library-page.ts';
import type { EngineChoice } from '../../../../../shared/domain/settings/engine-choice.ts';
import type { SameTranscript } from '../../../../../shared/domain/transcript/transcript.ts';
import { client } from '../../../../api/client.ts';
import { MOST_AT_ONCE } from '../../../../api/files/add-files.ts';
import { type KnownFile, showHere, useImporting } from '../state/importing-state.ts';

/** What new transcripts are made with where it is not what the settings say. */
export type StartOptions = { engine?: EngineChoice };

/** Recordings that nothing was made of in the same way; what was is offered. A file without a path is known only by its bytes. */
export async function withoutSame(items: readonly LibraryItem[], options: StartOptions): Promise<LibraryItem[]> {
  const same = await sameByMedia(
    items.map(({ id }) => id),
    options,
  );
  const isSame = ({ id }: LibraryItem) => same.has(id);
  addKnown(
    items.filter(isSame).flatMap((item) => knownFile(item.sourceName ?? item.title, item.id, same.get(item.id))),
  );
  return items.filter((item) => !isSame(item));
}

async function sameByMedia(mediaIds: ItemId[], options: StartOptions): Promise<Map<ItemId, SameTranscript>> {
  const same = new Map<ItemId, SameTranscript>();
  for (let at = 0; at < mediaIds.length; at += MOST_AT_ONCE) {
    const part = await client.transcripts.findSame({ mediaIds: mediaIds.slice(at, at + MOST_AT_ONCE), ...options });
    for (const each of part) same.set(each.mediaId, each);
  }
  return same;
}

function knownFile(fileName: string, mediaId: ItemId, same: SameTranscript | undefined): KnownFile[] {
  if (same === undefined) return [];
  const { transcriptId, createdAtMs } = same;
  return [{ fileName, mediaId, transcriptId, sameSinceMs: createdAtMs, isUnfinished: false }];
}

function addKnown(files: readonly KnownFile[]): void {
  if (files.length === 0) return;
  useImporting.setState(({ known }) => ({ known: [...known, ...files] }));
  showHere();
}

/** What has a transcript already is offered and not transcribed again without a word. */
export async function offerKnown(results: readonly ImportResult[], options: StartOptions): Promise<void> {
  const found = results.flatMap(({ fileName, item, transcriptId, transcriptState }) => {
    if (item === null || transcriptId === null) return [];
    return [{ fileName, mediaId: item.id, transcriptId, isUnfinished: transcriptState !== 'ready' }];
  });
  const same = await sameByMedia(
    found.map(({ mediaId }) => mediaId),
    options,
  );
  addKnown(
    found.flatMap((file) => {
      const [again] = knownFile(file.fileName, file.mediaId, same.get(file.mediaId));
      return [again ?? { ...file, sameSinceMs: null }];
    }),
  );
}

/** Files with the very content of one before them in the same drop. */
export function repeatedIn(results: readonly ImportResult[]): ImportResult[] {
  const ids = new Set<ItemId>();
  return results.filter(({ item, isKnown, transcriptId }) => {
    if (item === null || transcriptId !== null) return false;
    const isRepeated = isKnown && ids.has(item.id);
    ids.add(item.id);
    return isRepeated;
  });
}
