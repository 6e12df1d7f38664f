import { notifications } from '@mantine/notifications';
import { beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../feedback/test-data/shown-toasts.ts';
import { texts } from '../items-texts.ts';
import { noteSeen, seenAction } from './mark-seen.ts';

const id = 'a' as ItemId;
const nothing = () => undefined;

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

it('tells core of what is new only, and of all of a kind', async () => {
  const core = standInCore({ library: { markSeen: nothing, markAllSeen: nothing } });
  noteSeen({ id, isNew: false });
  noteSeen({ id, isNew: true });
  seenAction('song', true).run();
  await vi.waitFor(() =>
    expect(core.asked).toEqual([
      ['library.markSeen', { ids: [id] }],
      ['library.markAllSeen', { kind: 'song' }],
    ]),
  );
});

it('says where that did not work', async () => {
  standInCore({
    library: {
      markSeen: () => {
        throw new Failure('DISK_FULL', 'The disk is full.');
      },
    },
  });
  noteSeen({ id, isNew: true });
  await vi.waitFor(() => expect(shownToasts()[0]?.message).toContain(texts.notSeen));
});
