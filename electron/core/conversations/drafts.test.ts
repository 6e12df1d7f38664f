import { expect, it, onTestFinished } from 'vitest';
import { openConversationDesk } from './test-data/conversation-desk.ts';
import { answer } from './test-data/scripted-model.ts';

it('what is written stays when something else is sent, and is gone once it is sent itself', async () => {
  const desk = await openConversationDesk(
    answer({ text: 'It burns.' }),
    answer({ text: 'All night.' }),
    answer({ text: 'Until four.' }),
  );
  onTestFinished(() => desk.end());
  const { id } = desk;
  const { conversations } = desk.core();
  const draftOf = () => conversations.get({ id }).draft;
  const draft = { text: 'And then', attachments: [] };
  conversations.setDraft({ id, draft });
  const { messageId } = await conversations.send({ id, text: 'What can you do?', attachments: [] });
  await conversations.whenAnswered({ id });
  await conversations.send({ id, text: 'What else?', attachments: [], replaces: messageId });
  await conversations.whenAnswered({ id });
  expect(draftOf()).toEqual(draft);
  await conversations.send({ id, ...draft, isDraft: true });
  expect(draftOf()).toEqual({ text: '', attachments: [] });
  await conversations.whenAnswered({ id });
});
