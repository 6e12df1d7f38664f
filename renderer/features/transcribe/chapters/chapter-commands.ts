import type { ChapterId, ItemId } from '../../../../shared/domain/ids.ts';
import type { Chapter } from '../../../../shared/domain/transcript/transcript.ts';
import { chaptersByLine } from '../../../../shared/domain/transcript/chapters/lines-by-chapter.ts';
import { editTranscript } from '../document/open-documents.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { chapterTexts as words } from './chapter-texts.ts';
import { newRowId } from '../../../ui/collection/new-row-id.ts';

/** A new ID of a chapter. */
export const newChapterId = () => newRowId<ChapterId>('c');

/** The chapter that the heading above the selected line is of; null where there is none. */
export function chapterAtSelection({ transcript, model }: OpenTranscript): Chapter | null {
  const { primary } = useTranscribe.getState().selection;
  const index = primary === null ? undefined : model.indexById.get(primary);
  if (index === undefined) return null;
  return chaptersByLine(transcript.segments, transcript.chapters).get(index)?.at(-1) ?? null;
}

/** Begins a chapter with the selected line, and opens its title; where one begins there already, opens that. */
export function addChapter(open: OpenTranscript): void {
  const there = chapterAtSelection(open);
  if (there) {
    useTranscribe.setState({ renamingChapter: there.id });
    return;
  }
  const { transcript, model } = open;
  const { primary } = useTranscribe.getState().selection;
  const index = primary === null ? undefined : model.indexById.get(primary);
  const line = index === undefined ? undefined : transcript.segments[index];
  if (!line) return;
  const id = newChapterId();
  const chapter = { id, startMs: index === 0 ? 0 : line.startMs, title: words.new };
  if (editTranscript(transcript.id, [{ kind: 'addChapter', chapter }], words.add)) {
    useTranscribe.setState({ renamingChapter: id });
  }
}

/** Changes the title of a chapter; without one the mark is taken out. */
export function renameChapter(id: ItemId, chapterId: ChapterId, title: string): void {
  if (title.trim() === '') return removeChapter(id, chapterId);
  editTranscript(id, [{ kind: 'renameChapter', chapterId, title }], words.rename);
}

/** Takes a chapter mark out; its lines stay. */
export function removeChapter(id: ItemId, chapterId: ChapterId): void {
  editTranscript(id, [{ kind: 'removeChapters', chapterIds: [chapterId] }], words.remove);
}
