import { expect, it } from 'vitest';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { usePane } from '../conversation/pane-store.ts';
import { beginPaneChat } from './pane-chat.ts';

it('where no chat can be created the pane knows why, and another try shows the chat', async () => {
  let isFull = true;
  standInCore({
    conversations: {
      create: () => {
        if (isFull) throw new Failure('DISK_FULL', 'The disk is full.');
        return { id: 'c1' } as Conversation;
      },
    },
  });
  await beginPaneChat([]);
  expect(usePane.getState()).toMatchObject({ chatId: null, failure: { code: 'DISK_FULL' } });
  isFull = false;
  await beginPaneChat([]);
  expect(usePane.getState()).toMatchObject({ chatId: 'c1', failure: null });
});
