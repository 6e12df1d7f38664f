import { notifications } from '@mantine/notifications';
import { beforeEach, expect, it } from 'vitest';
import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../../ui/feedback/test-data/shown-toasts.ts';
import { texts } from '../../texts.ts';
import { exportChats } from './export-chat.ts';

const [A, B] = ['a', 'b'] as [ItemId, ItemId];
const messages = () => shownToasts().map(({ message }) => message);

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

it('says which file a chat became, or how many files several became, and where they are', async () => {
  let fileNames = ['Lamp.md'];
  const core = standInCore({ conversations: { export: () => ({ fileNames, folder: 'out' }) } });
  expect(await exportChats([A], 'md')).toBe(true);
  fileNames = ['Lamp.md', 'Fog.md'];
  expect(await exportChats([A, B], 'md')).toBe(true);
  expect(messages()).toEqual([texts.export.done('Lamp.md', 'out'), texts.export.done(texts.export.chats(2), 'out')]);
  expect(core.asked.at(-1)).toEqual(['conversations.export', { ids: [A, B], format: 'md' }]);
});

it('says nothing where the dialog was dismissed, so that what was selected stays selected', async () => {
  standInCore({ conversations: { export: () => null } });
  expect(await exportChats([A], 'html')).toBe(false);
  expect(messages()).toEqual([]);
});

it('says that not all of several chats could be written', async () => {
  standInCore({
    conversations: {
      export: () => {
        throw new Failure('DISK_FULL', 'The disk is full.');
      },
    },
  });
  expect(await exportChats([A, B], 'json')).toBe(false);
  expect(messages()[0]).toContain(texts.failures.export(2));
});
