import type { client } from '../../../api/client.ts';
import type { ConversationSettings } from '../../../../shared/domain/conversation/assistants/conversation-settings.ts';

/** What can be changed of a conversation. */
export type ConversationValues = Parameters<typeof client.conversations.update>[0]['values'];

/** Who answers, and how deep that model reasons. */
export type ModelChoice = Pick<ConversationSettings, 'engine' | 'model' | 'effort'>;
