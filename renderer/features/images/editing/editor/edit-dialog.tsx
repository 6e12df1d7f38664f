import { Modal } from '@mantine/core';
import { editingTexts as words } from '../draft/editing-texts.ts';
import { askToClose, useEditing } from '../draft/edit-store.ts';
import { Editor } from './editor.tsx';

/** The editor of an image, over the panel. */
export function EditDialog() {
  const editing = useEditing((state) => state.editing);
  return (
    <Modal
      opened={editing !== null}
      onClose={() => void askToClose()}
      size="calc(100vw - 4rem)"
      yOffset="2rem"
      returnFocus={false}
      title={editing ? words.title(editing.image.title) : ''}
    >
      {editing ? <Editor key={editing.image.id} editing={editing} /> : null}
    </Modal>
  );
}
