/** Formats in which a conversation is exported: Markdown has the branch that is shown, JSON all versions and branches. */
export const CONVERSATION_FORMATS = ['md', 'json'] as const;
/** See CONVERSATION_FORMATS. */
export type ConversationFormat = (typeof CONVERSATION_FORMATS)[number];
