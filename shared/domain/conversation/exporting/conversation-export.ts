/**
 * Formats in which a conversation is exported as text: Markdown and HTML have the branch that is shown, JSON all versions and
 * branches.
 */
export const CONVERSATION_TEXT_FORMATS = ['md', 'html', 'json'] as const;
/** See CONVERSATION_TEXT_FORMATS. */
export type ConversationTextFormat = (typeof CONVERSATION_TEXT_FORMATS)[number];

/** All formats of an export: also the HTML printed as PDF, which needs a host with a window. */
export const CONVERSATION_FORMATS = ['md', 'html', 'pdf', 'json'] as const;
/** See CONVERSATION_FORMATS. */
export type ConversationFormat = (typeof CONVERSATION_FORMATS)[number];

/** Most conversations that are exported at once. */
export const MOST_EXPORTED_CONVERSATIONS = 5000;
