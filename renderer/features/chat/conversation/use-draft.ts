import { useState } from 'react';
import type { ConversationDraft } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { useSaveOnLeave } from '../../../ui/text/use-save-on-leave.ts';
import { texts } from '../texts.ts';
import { createDraftKeeper } from './draft-keeper.ts';

/** What is written and not sent, kept with its conversation. Give the component that uses it the conversation's id as its key. */
export function useDraft(id: ItemId, stored: ConversationDraft) {
  const [draft, setDraft] = useState(stored);
  const [keeper] = useState(() => createDraftKeeper<ConversationDraft>((current) => storeDraft(id, current)));
  useSaveOnLeave(keeper.save);
  return {
    draft,
    change: (values: Partial<ConversationDraft>) => {
      const next = { ...draft, ...values };
      setDraft(next);
      keeper.note(next);
    },
    /** Sends the draft; what core has taken as a message is no draft any more. */
    send: async (work: () => Promise<boolean>) => {
      if (await keeper.whileSending(work)) setDraft({ text: '', attachments: [] });
    },
  };
}

function storeDraft(id: ItemId, draft: ConversationDraft): void {
  // Whoever opens the chat again sees what was typed, also before core has answered.
  queryClient.setQueryData(api.conversations.get.queryKey({ input: { id } }), (chat) => chat && { ...chat, draft });
  client.conversations
    .setDraft({ id, draft: { text: draft.text, attachments: [...draft.attachments] } })
    .catch((error: unknown) => showFailureToast(texts.failures.draft, error));
}
