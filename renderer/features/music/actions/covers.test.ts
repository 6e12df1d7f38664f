import '../../../media/test-data/stand-in-audio.ts';
import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { player } from '../../../media/player/player-hooks.ts';
import type { PlayerTrack } from '../../../media/player/player-track.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { redoLast, undoLast, useUndo } from '../../../ui/items/actions/undo-steps.ts';
import { texts } from '../texts.ts';
import { changeCover, designCover } from './covers.ts';

const words = texts.cover;
const SONG = { id: 'song' as ItemId, title: 'Lamp' };
const [OLD, NEW] = ['old', 'new'] as [ItemId, ItemId];

/** Core with a song that has a cover. */
function begin(first: ItemId | null = OLD) {
  let cover = first;
  const core = standInCore({
    music: {
      setCover: ({ imageId }) => {
        const before = cover;
        cover = imageId;
        return { before };
      },
    },
  });
  return { core, cover: () => cover };
}
const undoLabels = () => useUndo.getState().done.map(({ label }) => label);

beforeEach(() => {
  useUndo.setState(useUndo.getInitialState(), true);
  notifications.clean();
  notifications.cleanQueue();
});

describe('the cover of a song', () => {
  it('is set, undone to the one before, and set again', async () => {
    const { cover } = begin();
    await changeCover(SONG, NEW);
    expect([cover(), undoLabels()]).toEqual([NEW, [words.set('Lamp')]]);
    await undoLast();
    expect(cover()).toBe(OLD);
    await redoLast();
    expect(cover()).toBe(NEW);
    await undoLast();
    expect(cover()).toBe(OLD);
  });

  it('is taken away, and comes back by the button of the toast', async () => {
    const { cover } = begin();
    await changeCover(SONG, null);
    expect([cover(), shownToasts()[0]?.message]).toEqual([null, words.removed('Lamp')]);
    shownToasts()[0]?.act();
    await vi.waitFor(() => expect(cover()).toBe(OLD));
  });

  it('that could not be set is told and leaves nothing to undo', async () => {
    standInCore({
      music: {
        setCover: () => {
          throw new Failure('NOT_FOUND', 'Gone.');
        },
      },
    });
    await changeCover(SONG, NEW);
    expect(shownToasts()).toHaveLength(1);
    expect(undoLabels()).toEqual([]);
  });
});

describe('the player', () => {
  const track: PlayerTrack = {
    id: SONG.id,
    url: 'u',
    title: 'Lamp',
    subtitle: 'Song',
    durationMs: 1000,
    peaksUrl: 'p',
    coverUrl: mediaUrl.thumbnail(OLD),
  };
  const shownCover = () => player.getState().track?.coverUrl;

  it('shows the new cover of the song that it has, and none once it is gone', async () => {
    begin();
    player.load(track);
    await changeCover(SONG, NEW);
    expect(shownCover()).toBe(mediaUrl.thumbnail(NEW));
    await changeCover(SONG, null);
    expect(shownCover()).toBeNull();
    await undoLast();
    expect(shownCover()).toBe(mediaUrl.thumbnail(NEW));
  });

  it('keeps what it has of another song', async () => {
    begin();
    player.load({ ...track, id: 'other' as ItemId });
    await changeCover(SONG, NEW);
    expect(shownCover()).toBe(mediaUrl.thumbnail(OLD));
  });
});

it('is designed in Images from the style of the song', () => {
  const { core } = begin();
  designCover('slow folk');
  expect([core.hash(), core.asked]).toEqual(['#/images', []]);
});
