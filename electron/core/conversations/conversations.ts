import type { AnswerChange } from '../../../shared/domain/conversation/answers/answer-changes.ts';
import type {
  ConversationFormat,
  ConversationTextFormat,
} from '../../../shared/domain/conversation/exporting/conversation-export.ts';
import type { ConversationBranch } from '../../../shared/domain/conversation/branches.ts';
import type {
  Conversation,
  ConversationDraft,
  ConversationHit,
  ConversationRow,
  MonthUsage,
} from '../../../shared/domain/conversation/conversation.ts';
import type {
  ConversationModel,
  ConversationSettings,
} from '../../../shared/domain/conversation/assistants/conversation-settings.ts';
import type { DiagramSource, DrawnDiagram } from '../../../shared/domain/conversation/diagram.ts';
import type { Message } from '../../../shared/domain/conversation/message.ts';
import type { ToolDecision, ToolRule } from '../../../shared/domain/conversation/tool-approval.ts';
import type { ItemId, MessageId } from '../../../shared/domain/ids.ts';
import type { ToolName } from '../../../shared/domain/tools/tools.ts';

/** A message of the user. `replaces` is the message that this one is another version of: it takes its place in the tree. */
export type NewMessage = {
  id: ItemId;
  text: string;
  attachments: readonly ItemId[];
  replaces?: MessageId | undefined;
  /** What the user has open, which goes along as a fact. */
  openItem?: ItemId | undefined;
  /** It was the draft, which is empty then. Any other message leaves the draft as it is. */
  isDraft?: boolean | undefined;
};

/** Changes to a conversation; what is left out stays. */
export type ConversationValues = {
  settings?: Partial<ConversationSettings> | undefined;
  isPinned?: boolean | undefined;
  isArchived?: boolean | undefined;
};

/**
 * Conversations with a model. They are items of the library: renaming and the bin are matters of the library and of Organisation.
 * Every method throws NOT_FOUND for an unknown id. What answers is under way in this program alone; another program sees what is
 * stored about every second.
 */
export interface Conversations {
  /** Pinned ones first, then by their last message; what is in the bin is left out. */
  list(): ConversationRow[];
  /** Where words are, the newest first, at most `limit`. Empty for words that cannot be looked for. */
  find(input: { query: string; limit: number }): ConversationHit[];
  get(input: { id: ItemId }): Conversation;
  /** All branches as a tree, the one that is shown straight down. */
  branches(input: { id: ItemId }): ConversationBranch[];
  /** A new one; what is not given is as in the settings of the app. */
  create(input: { settings?: Partial<ConversationSettings> | undefined; title?: string | undefined }): Conversation;
  update(input: { id: ItemId; values: ConversationValues }): void;
  /** Puts one before another in the user’s own order, or at the end. */
  move(input: { id: ItemId; before: ItemId | null }): void;
  setDraft(input: { id: ItemId; draft: ConversationDraft }): void;
  setToolRule(input: { id: ItemId; tool: ToolName; rule: ToolRule | null }): void;
  /** What models there are on an engine. */
  models(input: { engine: ConversationModel['engine'] }): ConversationModel[];
  /**
   * Stores a message and begins its answer. Throws CONFLICT while another is answered, INVALID_INPUT for an empty message, and
   * KEY_MISSING, with nothing stored.
   */
  send(message: NewMessage): Promise<{ messageId: MessageId; answerId: MessageId }>;
  /** Answers again: another version of the answer. Throws like `send`. */
  regenerate(input: { messageId: MessageId }): Promise<{ answerId: MessageId }>;
  /**
   * Goes on with an answer that is not whole, with twice the limit where that ended it. Throws CONFLICT for one that is whole or is
   * not the last.
   */
  continue(input: { messageId: MessageId }): Promise<void>;
  /** Ends what is answered in a conversation; what was said is kept. */
  stop(input: { id: ItemId }): void;
  /** What the user says about a call that waits. Throws CONFLICT where it does not wait any more. */
  decide(input: { messageId: MessageId; callId: string; decision: ToolDecision }): void;
  /** Takes back what a call did; resolves once a task that it began has ended. Throws CONFLICT where it cannot be taken back (any more). */
  undoCall(input: { messageId: MessageId; callId: string }): Promise<void>;
  /** Shows the branch of this version. */
  showVersion(input: { messageId: MessageId }): void;
  /** A new conversation with copies of the messages up to this one. */
  branch(input: { messageId: MessageId }): Conversation;
  /** An answer as it comes in: first its parts as they are, then batches of changes; ends with the answer. */
  follow(input: { messageId: MessageId; signal?: AbortSignal | undefined }): AsyncGenerator<AnswerChange[], void, void>;
  /** Resolves when nothing is answered in the conversation any more. */
  whenAnswered(input: { id: ItemId; signal?: AbortSignal | undefined }): Promise<Message>;
  /** A conversation as text: the branch that is shown (`md`, `html`), or all of it (`json`). */
  render(input: { id: ItemId; format: ConversationTextFormat }): Promise<string>;
  /**
   * Writes conversations into a folder that the user picks (`folder`: the command line), each under its title; never overwrites.
   * What was written before one fails is kept. Null when the dialog was dismissed. Throws DISK_FULL, FOLDER_READ_ONLY, and CONFLICT
   * with `pdf_needs_window` on a host without windows.
   */
  export(input: {
    ids: readonly ItemId[];
    format: ConversationFormat;
    folder?: string | undefined;
  }): Promise<{ fileNames: string[]; folder: string } | null>;
  /** A diagram of an answer, drawn by the host; null where no window of the app is open. Throws INTERNAL where its window fails. */
  drawDiagram(diagram: DiagramSource): Promise<DrawnDiagram | null>;
  /** Tokens by month, the newest first. */
  usage(): MonthUsage[];
}
