import { randomUUID } from 'node:crypto';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { Conversation } from '../../../shared/domain/conversation/conversation.ts';
import type { ConversationSettings } from '../../../shared/domain/conversation/assistants/conversation-settings.ts';
import { branchTo, newestLeaf } from '../../../shared/domain/conversation/message-tree.ts';
import type { ItemId, MessageId } from '../../../shared/domain/ids.ts';
import type { CoreContext } from '../core-context.ts';
import { createAnswers } from './answering/answers.ts';
import type { Conversations } from './conversations.ts';
import type { ConversationsDeps, ConversationsNeighbours } from './conversations-deps.ts';
import { findConversation, insertConversation, updateConversation, updateDraft } from './stored/conversation-table.ts';
import { moveConversation } from './stored/arrange-conversations.ts';
import { endedParts, endInterrupted } from './interrupted-answers.ts';
import { listBranches } from './stored/list-branches.ts';
import { findInConversations, listConversations, usageByMonth } from './stored/list-conversations.ts';
import {
  findMessage,
  insertMessage,
  messageNodes,
  messagesOf,
  type StoredMessage,
  updateAnswer,
} from './stored/message-table.ts';
import { modelSettingsOf, modelsOf } from './models.ts';
import { continueAnswer, regenerateAnswer, sendMessage } from './send-message.ts';
import { exportConversations, renderConversation } from './exporting/export-conversation.ts';
import { shownConversation } from './shown-conversation.ts';
import { undoCall } from './undo-call.ts';

/** The title of a conversation until something is said in it. */
const NEW_TITLE = 'New chat';

/** Builds conversations. `stop` ends what is answered. */
export function createConversations(
  context: CoreContext,
  neighbours: ConversationsNeighbours,
): { conversations: Conversations; stop(): Promise<void> } {
  const answers = createAnswers(context);
  const modelSettings = () => modelSettingsOf(context.settings());
  const deps: ConversationsDeps = { ...context, ...neighbours, answers, sources: neighbours, modelSettings };
  endInterrupted(deps);
  const { db } = deps;
  const tell = (id: ItemId) => deps.changes.publish('conversations', [id]);
  const conversations: Conversations = {
    ...reading(deps),
    create: (input) => createNew(deps, input),
    update: ({ id, values: { settings, ...flags } }) => {
      db.write((tx) => {
        const head = findConversation(tx, id);
        updateConversation(tx, id, { ...flags, ...(settings ? { settings: { ...head.settings, ...settings } } : {}) });
      });
      tell(id);
    },
    move: (input) => {
      db.write((tx) => moveConversation(tx, input));
      tell(input.id);
    },
    setDraft: ({ id, draft }) => {
      db.write((tx) => updateDraft(tx, findConversation(tx, id).id, draft));
      tell(id);
    },
    setToolRule: ({ id, tool, rule }) => {
      db.write((tx) => {
        const { [tool]: _before, ...toolRules } = findConversation(tx, id).toolRules;
        updateConversation(tx, id, { toolRules: rule === null ? toolRules : { ...toolRules, [tool]: rule } });
      });
      tell(id);
    },
    send: async (message) => await sendMessage(deps, message),
    regenerate: async ({ messageId }) => await regenerateAnswer(deps, messageId),
    continue: async ({ messageId }) => await continueAnswer(deps, messageId),
    stop: ({ id }) => answers.stop(findConversation(db, id).id),
    decide: ({ messageId, callId, decision }) => answers.decide(messageId, callId, decision),
    undoCall: async ({ messageId, callId }) => tell(await undoStored(deps, messageId, callId)),
    showVersion: ({ messageId }) => {
      const { conversationId } = findMessage(db, messageId);
      const leafId = newestLeaf(messageNodes(db, conversationId), messageId);
      db.write((tx) => updateConversation(tx, conversationId, { leafId }));
      tell(conversationId);
    },
    branch: ({ messageId }) => branchOff(deps, messageId),
    async *follow({ messageId, signal }) {
      yield* answers.live(messageId)?.follow(signal) ?? [];
    },
    whenAnswered: async ({ id, signal }) => await whenAnswered(deps, id, signal),
  };
  return { conversations, stop: () => answers.dispose() };
}

type Reading = Pick<
  Conversations,
  'branches' | 'list' | 'find' | 'get' | 'models' | 'usage' | 'render' | 'export' | 'drawDiagram'
>;

function reading(deps: ConversationsDeps): Reading {
  const { db, answers } = deps;
  return {
    list: () => {
      endInterrupted(deps);
      return listConversations(db, (id) => answers.isWaiting(id));
    },
    find: (input) => findInConversations(db, input),
    get: ({ id }) => {
      endInterrupted(deps);
      return shownConversation(deps, id);
    },
    branches: ({ id }) => listBranches(db, findConversation(db, id)),
    models: ({ engine }) => modelsOf(engine, deps.modelSettings()),
    drawDiagram: async (diagram) => await deps.shell.drawDiagram(diagram),
    usage: () => usageByMonth(db),
    render: async (input) => await renderConversation(deps, input),
    export: async (input) => await exportConversations(deps, input),
  };
}

function createNew(
  deps: ConversationsDeps,
  { settings, title }: { settings?: Partial<ConversationSettings> | undefined; title?: string | undefined },
): Conversation {
  const { db, changes, now } = deps;
  const id = randomUUID() as ItemId;
  const engine = settings?.engine ?? deps.settings().engine;
  const [first] = modelsOf(engine, deps.modelSettings());
  const usual: ConversationSettings = {
    engine,
    model: first?.model ?? '',
    effort: null,
    tier: 'standard',
    instructions: '',
    maxOutputTokens: null,
    usesTools: true,
    starters: [],
  };
  db.write((tx) =>
    insertConversation(tx, {
      id,
      title: title ?? NEW_TITLE,
      isTitled: title !== undefined,
      settings: { ...usual, ...settings },
      nowMs: now(),
    }),
  );
  changes.publish('conversations', [id]);
  changes.publish('library', [id]);
  return shownConversation(deps, id);
}

/** A new conversation with copies of the messages up to one, each with an id of its own. */
function branchOff(deps: ConversationsDeps, messageId: MessageId): Conversation {
  const { db, now } = deps;
  const { conversationId } = findMessage(db, messageId);
  const head = findConversation(db, conversationId);
  const branch = branchTo(messageNodes(db, conversationId), messageId).map((message) => message.id);
  const copy = createNew(deps, { settings: head.settings, title: `${head.title} (2)` });
  db.write((tx) => {
    let parentId: MessageId | null = null;
    for (const message of messagesOf(tx, branch)) {
      const id = randomUUID() as MessageId;
      const state: StoredMessage['state'] = message.state === 'answering' ? 'stopped' : message.state;
      insertMessage(tx, {
        ...message,
        id,
        parts: endedParts(message.parts),
        parentId,
        conversationId: copy.id,
        state,
        owner: null,
        usage: null,
        createdAtMs: now(),
      });
      parentId = id;
    }
    updateConversation(tx, copy.id, { toolRules: head.toolRules });
  });
  return shownConversation(deps, copy.id);
}

async function undoStored(deps: ConversationsDeps, messageId: MessageId, callId: string): Promise<ItemId> {
  const { db, answers } = deps;
  const message = findMessage(db, messageId);
  // While the answer goes on its parts are in memory, and would be written over.
  if (answers.live(messageId)) throw reasonedFailure('CONFLICT', 'chat_answering');
  const index = message.parts.findIndex((each) => each.type === 'call' && each.callId === callId);
  const part = message.parts[index];
  if (part?.type !== 'call') throw reasonedFailure('CONFLICT', 'call_not_undoable');
  await undoCall(deps, part);
  db.write((tx) => {
    // Another call may have been undone in the meantime; parts of an answer that is whole keep their places.
    const now = findMessage(tx, messageId);
    updateAnswer(tx, { ...now, parts: now.parts.with(index, { ...part, isUndone: true }) });
  });
  return message.conversationId;
}

async function whenAnswered({ db, answers }: ConversationsDeps, id: ItemId, signal: AbortSignal | undefined) {
  const stop = () => answers.stop(id);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await answers.of(id)?.done;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
  const { leafId } = findConversation(db, id);
  if (leafId === null) throw reasonedFailure('CONFLICT', 'chat_empty');
  return findMessage(db, leafId);
}
