import { eventIterator, type } from '@orpc/contract';
import * as z from 'zod';
import type { AnswerChange } from '../domain/conversation/answers/answer-changes.ts';
import type { ConversationBranch } from '../domain/conversation/branches.ts';
import {
  CONVERSATION_FORMATS,
  MOST_EXPORTED_CONVERSATIONS,
} from '../domain/conversation/exporting/conversation-export.ts';
import type {
  Conversation,
  ConversationHit,
  ConversationRow,
  MonthUsage,
} from '../domain/conversation/conversation.ts';
import {
  CONVERSATION_LIMITS,
  type ConversationModel,
  conversationSettingsSchema,
} from '../domain/conversation/assistants/conversation-settings.ts';
import { type DrawnDiagram, MOST_DIAGRAM_CHARACTERS } from '../domain/conversation/diagram.ts';
import { TOOL_RULES } from '../domain/conversation/tool-approval.ts';
import type { MessageId } from '../domain/ids.ts';
import { isToolName, type ToolName } from '../domain/tools/tools.ts';
import { procedure } from './failures.ts';
import { itemId, messageId } from './inputs.ts';

const settings = conversationSettingsSchema.partial();
const attachments = z.array(itemId).max(CONVERSATION_LIMITS.attachments);
const text = z.string().max(CONVERSATION_LIMITS.textCharacters);
const toolName = z.string().refine(isToolName) as unknown as z.ZodType<ToolName, ToolName>;
const call = z.object({ messageId, callId: z.string().min(1).max(300) });
const changes = z.array(z.custom<AnswerChange>());

/** Procedures of conversations, which are items of the library: `library` renames them, `organisation` bins them. */
export const conversationsContract = {
  /** Pinned ones first, then by their last message. */
  list: procedure.output(type<ConversationRow[]>()),
  /** Where words are in them, the newest first. */
  find: procedure
    .input(z.object({ query: z.string().max(300), limit: z.number().int().min(1).max(200).default(50) }))
    .output(type<ConversationHit[]>()),
  get: procedure.input(z.object({ id: itemId })).output(type<Conversation>()),
  /** All branches as a tree, the one that is shown straight down. */
  branches: procedure.input(z.object({ id: itemId })).output(type<ConversationBranch[]>()),
  create: procedure.input(z.object({ settings: settings.optional() })).output(type<Conversation>()),
  update: procedure
    .input(
      z.object({
        id: itemId,
        values: z.object({
          settings: settings.optional(),
          isPinned: z.boolean().optional(),
          isArchived: z.boolean().optional(),
        }),
      }),
    )
    .output(type<void>()),
  /** Before another one in the user’s own order, or at the end. */
  move: procedure.input(z.object({ id: itemId, before: itemId.nullable() })).output(type<void>()),
  setDraft: procedure.input(z.object({ id: itemId, draft: z.object({ text, attachments }) })).output(type<void>()),
  /** Null takes the rule back. */
  setToolRule: procedure
    .input(z.object({ id: itemId, tool: toolName, rule: z.enum(TOOL_RULES).nullable() }))
    .output(type<void>()),
  models: procedure.input(z.object({ engine: z.enum(['local', 'cloud']) })).output(type<ConversationModel[]>()),
  /** Stores a message and begins its answer. With `replaces` it is another version of that message, with `isDraft` the draft is empty then. */
  send: procedure
    .input(
      z.object({
        id: itemId,
        text,
        attachments,
        replaces: messageId.optional(),
        openItem: itemId.optional(),
        isDraft: z.boolean().optional(),
      }),
    )
    .output(type<{ messageId: MessageId; answerId: MessageId }>()),
  regenerate: procedure.input(z.object({ messageId })).output(type<{ answerId: MessageId }>()),
  continue: procedure.input(z.object({ messageId })).output(type<void>()),
  stop: procedure.input(z.object({ id: itemId })).output(type<void>()),
  /** What the user says about a call that waits. */
  decide: procedure
    .input(call.extend({ decision: z.enum(['allow-once', 'allow-in-chat', 'skip', 'never']) }))
    .output(type<void>()),
  undoCall: procedure.input(call).output(type<void>()),
  showVersion: procedure.input(z.object({ messageId })).output(type<void>()),
  branch: procedure.input(z.object({ messageId })).output(type<Conversation>()),
  /** An answer as it comes in: its parts, then batches of changes; ends with the answer. */
  follow: procedure.input(z.object({ messageId })).output(eventIterator(changes, type<void>())),
  /** Asks for a folder and writes a new file for each there; null when dismissed. JSON has all branches, the others the shown one. */
  export: procedure
    .input(
      z.object({
        ids: z.array(itemId).min(1).max(MOST_EXPORTED_CONVERSATIONS),
        format: z.enum(CONVERSATION_FORMATS),
      }),
    )
    .output(type<{ fileNames: string[]; folder: string } | null>()),
  /** A diagram of an answer as an image; null where no window of the app is open. */
  drawDiagram: procedure
    .input(z.object({ source: z.string().max(MOST_DIAGRAM_CHARACTERS), isDark: z.boolean() }))
    .output(type<DrawnDiagram | null>()),
  usage: procedure.output(type<MonthUsage[]>()),
};
