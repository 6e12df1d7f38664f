import type { client } from '../../../api/client.ts';

/** What can be changed of a conversation. */
export type ConversationValues = Parameters<typeof client.conversations.update>[0]['values'];
