import { reasonedFailure } from '../../failures/reasoned-failure.ts';
import type { TranscriptEdit } from '../transcript-edit.ts';
import type { TranscriptDraft } from './transcript-draft.ts';

type EditOf<Kind extends TranscriptEdit['kind']> = Extract<TranscriptEdit, { kind: Kind }>;

/** Adds a chapter in place of one at the same time. Throws CONFLICT for a used id, INVALID_INPUT without a title. */
export function addChapter({ chapters }: TranscriptDraft, { chapter }: EditOf<'addChapter'>): void {
  if (chapters.has(chapter.id)) throw reasonedFailure('CONFLICT', 'chapter_id_used', { id: chapter.id });
  const startMs = Math.max(0, chapter.startMs);
  for (const other of chapters.all()) if (other.startMs === startMs) chapters.remove(other.id);
  chapters.put({ id: chapter.id, startMs, title: checkedTitle(chapter.title) });
}

/** Changes the title of a chapter. Throws INVALID_INPUT for an empty one. */
export function renameChapter({ chapters }: TranscriptDraft, edit: EditOf<'renameChapter'>): void {
  chapters.put({ ...chapters.get(edit.chapterId), title: checkedTitle(edit.title) });
}

/** Takes chapter marks out; their lines stay. */
export function removeChapters({ chapters }: TranscriptDraft, edit: EditOf<'removeChapters'>): void {
  for (const id of new Set(edit.chapterIds)) chapters.remove(chapters.get(id).id);
}

function checkedTitle(title: string): string {
  const trimmed = title.trim();
  if (trimmed !== '') return trimmed;
  throw reasonedFailure('INVALID_INPUT', 'chapter_title');
}
