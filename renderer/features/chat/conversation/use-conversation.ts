import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { applyAnswerChanges } from '../../../../shared/domain/conversation/answers/answer-changes.ts';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import type { MessagePart, ShownMessage } from '../../../../shared/domain/conversation/message.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { api, client } from '../../../api/client.ts';
import { useRoute } from '../../../ui/layout/navigation.ts';

/** The conversation of the address, e.g. `#/chat/c_1/m_2`, with the message that is jumped to; null where none is named. */
export function useOpenChat(): { id: ItemId | null; messageId: string | null } {
  const { path } = useRoute();
  return { id: (path[0] as ItemId | undefined) ?? null, messageId: path[1] ?? null };
}

/** The open conversation; idle while none is. */
export function useConversation(id: ItemId | null) {
  return useQuery({
    ...api.conversations.get.queryOptions({ input: { id: id ?? ('' as ItemId) } }),
    enabled: id !== null,
  });
}

/** All conversations. */
export const useConversations = () => useQuery(api.conversations.list.queryOptions());

/** The models of the engine that a conversation uses. */
export function useModels(engine: Conversation['settings']['engine'] | undefined) {
  return useQuery({
    ...api.conversations.models.queryOptions({ input: { engine: engine ?? 'local' } }),
    enabled: engine !== undefined,
    staleTime: 0,
  });
}

/** The parts of a message: of one that is being answered as they come in, drawn at most once a frame. */
export function useLiveParts({
  id,
  state,
  parts,
}: Pick<ShownMessage, 'id' | 'state' | 'parts'>): readonly MessagePart[] {
  const [live, setLive] = useState<readonly MessagePart[] | null>(null);
  const queries = useQueryClient();
  const isAnswering = state === 'answering';
  useEffect(() => {
    if (!isAnswering) return;
    const stopping = new AbortController();
    let known: readonly MessagePart[] = [];
    let frame = 0;
    const follow = async () => {
      for await (const changes of await client.conversations.follow({ messageId: id }, { signal: stopping.signal })) {
        known = applyAnswerChanges(known, changes);
        if (frame !== 0) continue;
        frame = requestAnimationFrame(() => {
          frame = 0;
          setLive(known);
        });
      }
    };
    // A stream that broke says nothing that the stored message does not say too.
    void follow()
      .catch(() => undefined)
      .finally(() => void queries.invalidateQueries({ queryKey: api.conversations.get.key() }));
    return () => {
      stopping.abort();
      cancelAnimationFrame(frame);
    };
  }, [id, isAnswering, queries]);
  return isAnswering ? (live ?? parts) : parts;
}
