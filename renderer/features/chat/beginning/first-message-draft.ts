import * as z from 'zod';
import { conversationSettingsSchema } from '../../../../shared/domain/conversation/assistants/conversation-settings.ts';
import type { ConversationDraft } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { createFormDraft } from '../../../ui/generation-form/draft/form-draft.ts';
import type { ModelChoice } from '../conversation/chat-values.ts';

/** What is written before there is a chat. `model` is null until one is chosen: the chat begins as others do then. */
export type FirstMessage = ConversationDraft & { model: ModelChoice | null };

/** The draft of the window, kept over restarts. */
export const firstMessage = createFormDraft<FirstMessage>({
  id: 'chat.first-message',
  fields: {
    text: z.string(),
    attachments: z.array(z.string().max(64)).transform((ids) => ids as ItemId[]),
    model: conversationSettingsSchema.pick({ engine: true, model: true, effort: true }).nullable(),
  },
  defaults: { text: '', attachments: [], model: null },
});
