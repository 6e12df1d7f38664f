import { create } from 'zustand';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { imageFactsOf } from '../../../../../shared/domain/library/media-facts.ts';
import {
  type ImageEdit,
  type ImageOutput,
  type ImageSize,
  isSameImage,
  WRITTEN_IMAGE_FORMATS,
  type WrittenImageFormat,
} from '../../../../../shared/domain/media/image-edit.ts';
import { client } from '../../../../api/client.ts';
import { confirm, openQuestion } from '../../../../ui/feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../../ui/feedback/toasts/toasts.tsx';
import { focusCell, useImages } from '../../results/images-store.ts';
import { editingTexts as words } from './editing-texts.ts';
import { beginEdit, type EditDraft, editOf } from '../geometry/edit-draft.ts';

/** The image that is edited; `format` is that of its file. */
export type EditedImage = ImageSize & { id: ItemId; title: string; format: string };

/** An image in the editor with what is changed so far. */
export type Editing = { image: EditedImage; draft: EditDraft; output: ImageOutput };

/** What is in the editor; null where it is closed. */
export const useEditing = create<{ editing: Editing | null }>(() => ({ editing: null }));

/** Opens the editor. What cannot be edited is told as a toast. */
export async function openEditor(id: ItemId): Promise<void> {
  try {
    const { title, media } = await client.library.get({ id });
    const facts = imageFactsOf(media);
    if (!facts) return showToast({ message: words.notReady });
    const { widthPx, heightPx, format } = facts;
    useImages.setState({ dialog: null });
    useEditing.setState({ editing: begun({ id, title, widthPx, heightPx, format }) });
  } catch (error) {
    showFailureToast(words.notOpened, error);
  }
}

/** Nothing is changed; an animation is written as PNG. */
const begun = (image: EditedImage): Editing => ({
  image,
  draft: beginEdit(image),
  output: { format: isWritten(image.format) ? image.format : 'png', quality: null },
});

const isWritten = (format: string): format is WrittenImageFormat =>
  (WRITTEN_IMAGE_FORMATS as readonly string[]).includes(format);

/** Changes the edit. */
export function changeDraft(change: (image: ImageSize, draft: EditDraft) => EditDraft): void {
  useEditing.setState(({ editing }) =>
    editing ? { editing: { ...editing, draft: change(editing.image, editing.draft) } } : {},
  );
}

/** Changes how the copy is written. */
export function changeOutput(values: Partial<ImageOutput>): void {
  useEditing.setState(({ editing }) =>
    editing ? { editing: { ...editing, output: { ...editing.output, ...values } } } : {},
  );
}

/** Takes all changes back. */
export function resetEdits(): void {
  useEditing.setState(({ editing }) => (editing ? { editing: begun(editing.image) } : {}));
}

/** What core is asked for; `output` null where the copy is written as the image is. */
export function orderOf({ image, draft, output }: Editing): {
  id: ItemId;
  edit: ImageEdit;
  output: ImageOutput | null;
} {
  const written = output.format === 'png' ? { ...output, quality: null } : output;
  const isAsItIs = written.format === image.format && written.quality === null;
  return { id: image.id, edit: editOf(image, draft), output: isAsItIs ? null : written };
}

/** Whether a copy would be another image than the one that is edited. */
export const canSave = (editing: Editing): boolean => !isSameImage(editing.image, orderOf(editing));

/** Whether the user changed anything. */
export const isTouched = (editing: Editing): boolean =>
  JSON.stringify(orderOf(editing)) !== JSON.stringify(orderOf(begun(editing.image)));

/** Closes the editor; where something would be lost, it asks first. */
export async function askToClose(): Promise<void> {
  const { editing } = useEditing.getState();
  // Escape answers the question that is open, and reaches this dialog as well.
  if (!editing || openQuestion()) return;
  const { title, text, ...answers } = words.discard;
  const isWanted = !isTouched(editing) || (await confirm({ title, text: text(editing.image.title), ...answers }));
  if (isWanted) closeEditor();
}

/** Closes the editor; the keyboard is on the image again. */
export function closeEditor(): void {
  useEditing.setState({ editing: null });
  focusCell(useImages.getState().at);
}
