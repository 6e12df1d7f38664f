import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { LEAST_SONG_MS, MOST_EDITED_MS, MOST_FADE_MS, wholeSong } from '../../../../shared/domain/media/song-edit.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { openQuestion } from '../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import {
  askToClose,
  changeEdit,
  isChanged,
  openSongEditor,
  resetEdit,
  type SongEditing,
  useEditing,
} from './edit-store.ts';
import { editingTexts as words } from './editing-texts.ts';

vi.stubGlobal('requestAnimationFrame', () => 0);

const SONG = 'song-1' as ItemId;
const editing = (): SongEditing => {
  const { editing: open } = useEditing.getState();
  if (!open) throw new Error('The editor is closed.');
  return open;
};
const edit = () => editing().edit;

async function open(values: { durationMs?: number; container?: string } = {}): Promise<void> {
  const { durationMs = 60_000.7, container = 'wav' } = values;
  const facts = {
    mediaType: 'audio',
    container,
    codec: 'pcm',
    sampleRateHz: 44_100,
    channels: 2,
    durationMs,
    hasVideo: false,
    needsPlaybackCopy: false,
    truncated: false,
  };
  const item = { id: SONG, kind: 'song', title: 'Lamp', media: { state: 'ready', facts } } as LibraryItem;
  standInCore({ library: { get: () => item } });
  await openSongEditor(SONG);
}

beforeEach(() => {
  useEditing.setState({ editing: null });
  notifications.clean();
  notifications.cleanQueue();
});

describe('opening', () => {
  it('begins with the whole song, in the format of its file where that is one of ours', async () => {
    await open();
    expect(editing().song).toEqual({ id: SONG, title: 'Lamp', durationMs: 60_000, format: 'wav', track: null });
    expect(edit()).toEqual(wholeSong(60_000, 'wav'));
    await open({ container: 'ogg' });
    expect(edit().format).toBe('mp3');
    expect(isChanged(editing())).toBe(false);
  });

  it('is refused for songs that are too long, not read yet, or gone', async () => {
    await open({ durationMs: MOST_EDITED_MS + 1 });
    standInCore({ library: { get: () => ({ id: SONG, title: 'Lamp', media: { state: 'reading' } }) as LibraryItem } });
    await openSongEditor(SONG);
    standInCore({
      library: {
        get: () => {
          throw new Failure('NOT_FOUND', 'Gone.');
        },
      },
    });
    await openSongEditor(SONG);
    expect(
      shownToasts()
        .map(({ message }) => message)
        .slice(0, 2),
    ).toEqual([words.tooLong, words.notReady]);
    expect(shownToasts()).toHaveLength(3);
    expect(useEditing.getState().editing).toBeNull();
  });
});

describe('edits', () => {
  it('keep the edges in order, inside of the song and apart', async () => {
    await open();
    changeEdit({ startMs: 90_000 });
    expect(edit()).toMatchObject({ startMs: 60_000 - LEAST_SONG_MS, endMs: 60_000 });
    changeEdit({ startMs: 20_000 });
    changeEdit({ endMs: 10_000 });
    expect(edit()).toMatchObject({ startMs: 20_000, endMs: 20_000 + LEAST_SONG_MS });
    changeEdit({ endMs: 99_000 });
    changeEdit({ startMs: -5 });
    expect(edit()).toMatchObject({ startMs: 0, endMs: 60_000 });
  });

  it('keep fades within the part, the one at the beginning first', async () => {
    await open();
    changeEdit({ fadeInMs: 99_000, fadeOutMs: 99_000 });
    expect(edit()).toMatchObject({ fadeInMs: MOST_FADE_MS, fadeOutMs: MOST_FADE_MS });
    changeEdit({ endMs: 25_000 });
    expect(edit()).toMatchObject({ fadeInMs: 20_000, fadeOutMs: 5000 });
    changeEdit({ endMs: 8000 });
    expect(edit()).toMatchObject({ fadeInMs: 8000, fadeOutMs: 0 });
  });

  it('are taken back as a whole, and what leads back is no change', async () => {
    await open();
    changeEdit({ isLevelled: true });
    expect(isChanged(editing())).toBe(true);
    changeEdit({ isLevelled: false });
    expect(isChanged(editing())).toBe(false);
    changeEdit({ startMs: 1000, format: 'flac', isLoop: true });
    resetEdit(editing());
    expect(edit()).toEqual(wholeSong(60_000, 'wav'));
  });

  it('of a closed editor change nothing', () => {
    changeEdit({ startMs: 5 });
    expect(useEditing.getState().editing).toBeNull();
  });
});

describe('closing', () => {
  it('asks where edits would be lost, once', async () => {
    await open();
    changeEdit({ fadeInMs: 500 });
    const asked = askToClose();
    await askToClose();
    openQuestion()?.answer('cancel');
    await asked;
    expect(edit().fadeInMs).toBe(500);
    const again = askToClose();
    openQuestion()?.answer('confirm');
    await again;
    expect(useEditing.getState().editing).toBeNull();
  });

  it('asks nothing where nothing was changed', async () => {
    await open();
    await askToClose();
    expect([useEditing.getState().editing, openQuestion()]).toEqual([null, null]);
  });
});
