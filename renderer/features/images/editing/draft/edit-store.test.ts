import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { openQuestion } from '../../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../../ui/feedback/test-data/shown-toasts.ts';
import { useImages } from '../../results/images-store.ts';
import { turnBy, withSide } from '../geometry/edit-draft.ts';
import {
  askToClose,
  canSave,
  changeDraft,
  changeOutput,
  type Editing,
  isTouched,
  openEditor,
  orderOf,
  resetEdits,
  useEditing,
} from './edit-store.ts';
import { editingTexts as words } from './editing-texts.ts';
import { standInWithoutCells } from '../../../../ui/collection/test-data/without-cells.ts';

standInWithoutCells();

const IMAGE = 'image-1' as ItemId;
const editing = (): Editing => {
  const { editing: open } = useEditing.getState();
  if (!open) throw new Error('The editor is closed.');
  return open;
};

/** Core with one image, as its media say it. */
function coreWith(media: unknown) {
  const item = { id: IMAGE, kind: 'image', title: 'Fox', media } as LibraryItem;
  return standInCore({ library: { get: () => item } });
}
const ready = (format: string) => ({
  state: 'ready',
  facts: { mediaType: 'image', format, widthPx: 1600, heightPx: 900 },
});
async function open(format = 'jpeg'): Promise<void> {
  coreWith(ready(format));
  await openEditor(IMAGE);
}

beforeEach(() => {
  useEditing.setState({ editing: null });
  useImages.setState(useImages.getInitialState(), true);
  notifications.clean();
  notifications.cleanQueue();
});

describe('opening', () => {
  it('begins with the image as it is, in its own format, over the viewer that it closes', async () => {
    useImages.setState({ dialog: 'look' });
    await open('webp');
    expect(editing().image).toEqual({ id: IMAGE, title: 'Fox', widthPx: 1600, heightPx: 900, format: 'webp' });
    expect(orderOf(editing())).toEqual({
      id: IMAGE,
      edit: { quarterTurns: 0, isMirrored: false, crop: null, size: null },
      output: null,
    });
    expect([canSave(editing()), isTouched(editing())]).toEqual([false, false]);
    expect(useImages.getState().dialog).toBeNull();
  });

  it('writes what cannot be written again, such as an animation, as PNG', async () => {
    await open('gif');
    expect(orderOf(editing()).output).toEqual({ format: 'png', quality: null });
    expect([canSave(editing()), isTouched(editing())]).toEqual([true, false]);
  });

  it('is refused for what is no image yet, and for what cannot be read', async () => {
    coreWith({ state: 'reading' });
    await openEditor(IMAGE);
    expect(shownToasts()).toMatchObject([{ message: words.notReady }]);
    standInCore({
      library: {
        get: () => {
          throw new Failure('NOT_FOUND', 'Gone.');
        },
      },
    });
    await openEditor(IMAGE);
    expect(shownToasts()).toHaveLength(2);
    expect(useEditing.getState().editing).toBeNull();
  });
});

describe('edits', () => {
  it('are what core is asked for, and reset takes them all back', async () => {
    await open();
    changeDraft((image, draft) => withSide(turnBy(image, draft, 1), 'widthPx', 450));
    changeOutput({ format: 'webp', quality: 80 });
    expect(orderOf(editing())).toEqual({
      id: IMAGE,
      edit: { quarterTurns: 1, isMirrored: false, crop: null, size: { widthPx: 450, heightPx: 800 } },
      output: { format: 'webp', quality: 80 },
    });
    expect([canSave(editing()), isTouched(editing())]).toEqual([true, true]);
    resetEdits();
    expect([canSave(editing()), isTouched(editing())]).toEqual([false, false]);
  });

  it('that only choose how it is written make another file, but a quality makes no other PNG', async () => {
    await open();
    changeOutput({ quality: 60 });
    expect(canSave(editing())).toBe(true);
    await open('png');
    changeOutput({ quality: 60 });
    expect(orderOf(editing()).output).toBeNull();
    expect([canSave(editing()), isTouched(editing())]).toEqual([false, false]);
  });

  it('that lead back to the image leave nothing to save', async () => {
    await open();
    for (let turn = 0; turn < 4; turn += 1) changeDraft((image, draft) => turnBy(image, draft, 1));
    expect([canSave(editing()), isTouched(editing())]).toEqual([false, false]);
  });

  it('of a closed editor change nothing', () => {
    changeOutput({ format: 'png' });
    changeDraft((image, draft) => turnBy(image, draft, 1));
    resetEdits();
    expect(useEditing.getState().editing).toBeNull();
  });
});

describe('closing', () => {
  it('asks only where something would be lost', async () => {
    await open();
    await askToClose();
    expect([useEditing.getState().editing, openQuestion()]).toEqual([null, null]);
  });

  it('keeps the edits until the answer is to discard them', async () => {
    await open();
    changeOutput({ format: 'png' });
    const kept = askToClose();
    expect(openQuestion()).toMatchObject({ title: words.discard.title });
    openQuestion()?.answer('cancel');
    await kept;
    expect(editing().output.format).toBe('png');
    const left = askToClose();
    // Escape reaches the dialog below too while the question is open.
    await askToClose();
    expect(editing().output.format).toBe('png');
    openQuestion()?.answer('confirm');
    await left;
    expect(useEditing.getState().editing).toBeNull();
  });
});
