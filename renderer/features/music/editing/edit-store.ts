import { create } from 'zustand';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { audioFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import {
  changedEdit,
  EDITED_SONG_FORMATS,
  type EditedSongFormat,
  MOST_EDITED_MS,
  type SongEdit,
  wholeSong,
} from '../../../../shared/domain/media/song-edit.ts';
import { client } from '../../../api/client.ts';
import { confirm, openQuestion } from '../../../ui/feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { editingTexts as words } from './editing-texts.ts';

/** A song in the editor with what is changed so far; `format` is that of its file, where we write it. */
export type SongEditing = {
  song: { id: ItemId; title: string; durationMs: number; format: EditedSongFormat; track: number | null };
  edit: SongEdit;
};

/** What is in the editor; null where it is closed. */
export const useEditing = create<{ editing: SongEditing | null }>(() => ({ editing: null }));

/** Opens the editor. What cannot be edited is told as a toast. */
export async function openSongEditor(id: ItemId): Promise<void> {
  try {
    const { title, media } = await client.library.get({ id });
    const facts = audioFactsOf(media);
    if (!facts) return showToast({ message: words.notReady });
    if (facts.durationMs > MOST_EDITED_MS) return showToast({ message: words.tooLong });
    const format = EDITED_SONG_FORMATS.find((each) => each === facts.container) ?? 'mp3';
    const durationMs = Math.floor(facts.durationMs);
    const song = { id, title, durationMs, format, track: facts.track ?? null };
    useEditing.setState({ editing: { song, edit: wholeSong(durationMs, format) } });
  } catch (error) {
    showFailureToast(words.notOpened, error);
  }
}

/** Changes the edit, as far as the song allows it. */
export function changeEdit(values: Partial<SongEdit>): void {
  useEditing.setState(({ editing }) =>
    editing ? { editing: { ...editing, edit: changedEdit(editing.edit, values, editing.song.durationMs) } } : {},
  );
}

/** Takes all changes back. */
export const resetEdit = ({ song }: SongEditing): void =>
  useEditing.setState({ editing: { song, edit: wholeSong(song.durationMs, song.format) } });

/** Whether the copy would be another song than the one that is edited. */
export const isChanged = ({ song, edit }: SongEditing): boolean =>
  JSON.stringify(edit) !== JSON.stringify(wholeSong(song.durationMs, song.format));

/** Closes the editor; where something would be lost, it asks first. */
export async function askToClose(): Promise<void> {
  const { editing } = useEditing.getState();
  // Escape answers the question that is open, and reaches this dialog as well.
  if (!editing || openQuestion()) return;
  const { title, text, ...answers } = words.discard;
  if (!isChanged(editing) || (await confirm({ title, text: text(editing.song.title), ...answers }))) closeEditor();
}

/** Closes the editor; the keyboard is on the song again. */
export function closeEditor(): void {
  const id = useEditing.getState().editing?.song.id;
  useEditing.setState({ editing: null });
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-take="${id}"]`)?.focus());
}
