import { notifications } from '@mantine/notifications';
import { beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { wholeSong } from '../../../../shared/domain/media/song-edit.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { undoLast, useUndo } from '../../../ui/items/actions/undo-steps.ts';
import { useSongs } from '../results/songs-store.ts';
import { changeEdit, useEditing } from './edit-store.ts';
import { editingTexts as words } from './editing-texts.ts';
import { saveCopy } from './save-copy.ts';

// What gets the keyboard is not here.
vi.stubGlobal('requestAnimationFrame', () => 0);

const SONG = { id: 'song' as ItemId, title: 'Lamp', durationMs: 60_000, format: 'wav' as const, track: null };
const COPY = 'copy' as ItemId;

beforeEach(() => {
  useUndo.setState(useUndo.getInitialState(), true);
  useSongs.setState({ openId: SONG.id });
  useEditing.setState({ editing: { song: SONG, edit: wholeSong(SONG.durationMs, SONG.format) } });
  notifications.clean();
  notifications.cleanQueue();
});

it('opens the copy in place of the editor, and Undo moves it to the bin', async () => {
  const core = standInCore({
    music: { edit: () => ({ id: COPY, title: 'Lamp (edited)' }) as unknown as LibraryItem },
    organisation: { bin: () => ({ changedCount: 1, undoId: null }) },
  });
  changeEdit({ startMs: 5000 });
  const edit = useEditing.getState().editing?.edit;
  await saveCopy();
  expect(core.asked).toEqual([['music.edit', { id: SONG.id, edit }]]);
  expect([useEditing.getState().editing, useSongs.getState().openId]).toEqual([null, COPY]);
  expect(shownToasts()[0]).toMatchObject({ message: words.saved('Lamp (edited)'), label: 'Undo' });
  await undoLast();
  expect(core.asked[1]).toEqual(['organisation.bin', { refs: [itemRef(COPY)] }]);
});

it('leaves the editor as it is where the copy cannot be written', async () => {
  standInCore({
    music: {
      edit: () => {
        throw new Failure('DISK_FULL', 'The disk is full.');
      },
    },
  });
  changeEdit({ startMs: 5000 });
  await saveCopy();
  expect(useEditing.getState().editing?.edit.startMs).toBe(5000);
  expect([useSongs.getState().openId, useUndo.getState().done]).toEqual([SONG.id, []]);
  expect(shownToasts()[0]?.message).toContain(words.notSaved);
});
