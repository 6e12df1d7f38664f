import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ConversationDraft } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { texts } from '../texts.ts';

/** After so long without a key what is typed is stored. */
const QUIET_MS = 400;

/** What is written and not sent, kept with its conversation. Give the component that uses it the conversation's id as its key. */
export function useDraft(id: ItemId, stored: ConversationDraft) {
  const [draft, setDraft] = useState(stored);
  const pending = useRef<ConversationDraft | null>(null);
  const timer = useRef(0);
  const save = () => {
    window.clearTimeout(timer.current);
    const { current } = pending;
    pending.current = null;
    if (!current) return;
    // Whoever opens the chat again sees what was typed, also before core has answered.
    queryClient.setQueryData(
      api.conversations.get.queryKey({ input: { id } }),
      (chat) => chat && { ...chat, draft: current },
    );
    client.conversations
      .setDraft({ id, draft: { text: current.text, attachments: [...current.attachments] } })
      .catch((error: unknown) => showFailureToast(texts.failures.draft, error));
  };
  const leave = useEffectEvent(save);
  useEffect(() => {
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    draft,
    change: (values: Partial<ConversationDraft>) => {
      const next = { ...draft, ...values };
      setDraft(next);
      pending.current = next;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(save, QUIET_MS);
    },
    /** Core has taken the draft as a message. */
    clear: () => {
      window.clearTimeout(timer.current);
      pending.current = null;
      setDraft({ text: '', attachments: [] });
    },
  };
}
