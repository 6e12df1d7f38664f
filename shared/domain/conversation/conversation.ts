import type { ItemId, MessageId } from '../ids.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';
import type { ToolName } from '../tools/tools.ts';
import type { ConversationSettings } from './assistants/conversation-settings.ts';
import type { ShownMessage, TokenUsage, UsedTokens } from './message.ts';
import type { ToolRule } from './tool-approval.ts';

/** What the user has written and not sent. */
export type ConversationDraft = { text: string; attachments: readonly ItemId[] };

/** A conversation in a list. */
export type ConversationRow = {
  id: ItemId;
  title: string;
  /** The beginning of its last message, without marks of Markdown. */
  lastWords: string;
  /** Where its answers come from. */
  engine: EngineChoice;
  isPinned: boolean;
  isArchived: boolean;
  /** In the user’s own order, smaller first; null where it was never moved. */
  place: number | null;
  isAnswering: boolean;
  /** A tool waits for the user. */
  needsApproval: boolean;
  hasDraft: boolean;
  /** By name. */
  folders: readonly string[];
  createdAtMs: number;
  lastMessageAtMs: number;
};

/** A conversation with the messages of the branch that is shown, oldest first. */
export type Conversation = {
  id: ItemId;
  title: string;
  settings: ConversationSettings;
  isPinned: boolean;
  isArchived: boolean;
  messages: ShownMessage[];
  draft: ConversationDraft;
  toolRules: Partial<Record<ToolName, ToolRule>>;
  /** Of all its answers, also those of other versions. */
  usage: TokenUsage;
  /** The same by model. */
  used: readonly UsedTokens[];
};

/** Where words of a search are in conversations; `messageId` is null for a title. */
export type ConversationHit = { id: ItemId; title: string; messageId: MessageId | null; text: string; atMs: number };

/** What was used in a month (`2026-11`, of this computer's time zone), also by conversations that are deleted. */
export type MonthUsage = UsedTokens & { month: string; answers: number };
