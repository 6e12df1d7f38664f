import { randomUUID } from 'node:crypto';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type {
  ConversationModel,
  ConversationSettings,
} from '../../../shared/domain/conversation/assistants/conversation-settings.ts';
import type { Message, MessagePart } from '../../../shared/domain/conversation/message.ts';
import { branchTo } from '../../../shared/domain/conversation/message-tree.ts';
import type { ItemId, MessageId } from '../../../shared/domain/ids.ts';
import { offerAllTools, offerTools, toolsOfMessages } from '../../../shared/domain/tools/offered-tools.ts';
import { ownModelFailure } from '../own-model/own-model-failure.ts';
import type { InputItem, OfferedFunction, ServiceResponses } from '../service/responses/response-service.ts';
import type { AskedModel } from './answering/answer-turn.ts';
import type { ConversationsDeps } from './conversations-deps.ts';
import { type ConversationHead, findConversation, updateConversation } from './stored/conversation-table.ts';
import { messageNodes, messagesOf, type StoredMessage } from './stored/message-table.ts';
import { leavesComputer, modelOf, type ModelSettings, wireModel } from './models.ts';
import { clipSender } from './answering/attached-clip.ts';
import { answerItems, writeInput, writeInstructions } from './answering/write-input.ts';

/** What a model that was cut off is asked. */
const GO_ON =
  'Your answer broke off. Go on exactly where it ends, without repeating anything and without a remark about it.';

/** How an answer is begun: `parts` are kept of an earlier part of it, after which the model goes on. */
export type AnswerStart = {
  message: StoredMessage;
  parts: readonly MessagePart[];
  limitFactor: number;
};

/** A new answer to a message, not stored yet. */
export function newAnswer(
  deps: ConversationsDeps,
  question: Pick<StoredMessage, 'id' | 'conversationId'>,
): StoredMessage {
  return {
    id: randomUUID() as MessageId,
    conversationId: question.conversationId,
    parentId: question.id,
    role: 'assistant',
    state: 'answering',
    parts: [],
    incomplete: null,
    failure: null,
    model: null,
    usage: null,
    owner: deps.owner,
    createdAtMs: deps.now(),
    finishedAtMs: null,
  };
}

/**
 * What must hold in the moment in which an answer is begun: nobody else answers, and its model is there. Without a pause between this
 * and the beginning, or two windows both begin one, and both are billed. Throws CONFLICT.
 */
export function checkIdle(deps: ConversationsDeps, id: ItemId): ConversationSettings {
  const { settings } = findConversation(deps.db, id);
  if (deps.answers.of(id)) throw reasonedFailure('CONFLICT', 'chat_answering');
  if (!modelOf(settings, deps.modelSettings())) {
    throw reasonedFailure('CONFLICT', 'chat_model_gone', { model: settings.model });
  }
  return settings;
}

/** See checkIdle; and that there is a key where one is needed. Throws CONFLICT, KEY_MISSING. */
export async function checkAnswer(deps: ConversationsDeps, id: ItemId): Promise<void> {
  const settings = checkIdle(deps, id);
  if (settings.engine === 'cloud' && !(await deps.hasCloudKey())) {
    throw new Failure('KEY_MISSING', 'The cloud needs an API key. Add one in Settings.');
  }
}

/** Begins an answer whose message is stored. */
export function beginAnswer(deps: ConversationsDeps, { message, parts, limitFactor }: AnswerStart): void {
  const head = findConversation(deps.db, message.conversationId);
  const app = deps.modelSettings();
  const model = modelOf(head.settings, app);
  if (!model) throw reasonedFailure('CONFLICT', 'chat_model_gone', { model: head.settings.model });
  const kept = model.kind === 'studio' ? parts.filter(({ type }) => type === 'call') : parts;
  deps.answers.begin({
    message,
    parts: kept,
    settings: head.settings,
    runner: {
      tools: deps.tools,
      engine: head.settings.engine,
      leavesComputer: leavesComputer(model, app),
      ruleOf: (tool) => findConversation(deps.db, head.id).toolRules[tool],
      setRule: (tool, rule) =>
        deps.db.write((tx) => {
          const { toolRules } = findConversation(tx, head.id);
          updateConversation(tx, head.id, { toolRules: { ...toolRules, [tool]: rule } });
        }),
    },
    ask: (signal) => askedModel(deps, { head, model, message, kept, limitFactor, signal }),
  });
}

type Asked = {
  head: ConversationHead;
  model: ConversationModel;
  message: StoredMessage;
  kept: readonly MessagePart[];
  limitFactor: number;
  signal: AbortSignal;
};

async function askedModel(deps: ConversationsDeps, asked: Asked): Promise<AskedModel> {
  const { head, model, message, kept, limitFactor, signal } = asked;
  const { settings } = head;
  // The engine forgets who answers when it ends, and another program may have told it otherwise.
  if (settings.engine === 'local') await deps.ownModel.apply();
  const before: Message[] = branchBefore(deps, message);
  const goesOn: InputItem[] = kept.some(({ type }) => type === 'text')
    ? [{ kind: 'message', role: 'user', parts: [{ text: GO_ON }] }]
    : [];
  const sendClip = settings.engine === 'cloud' ? clipSender(deps, signal) : null;
  return {
    service: withOwnModelFailures(deps.service(settings.engine).responses, deps.modelSettings(), model),
    input: [...(await writeInput(deps.sources, before, sendClip)), ...answerItems(kept), ...goesOn],
    functions: (parts) => (settings.usesTools ? offeredTo(model, head, [...before, { parts }]) : []),
    request: {
      model: wireModel(model, deps.modelSettings()),
      instructions: writeInstructions(settings.instructions, before),
      effort: settings.effort !== null && model.efforts.includes(settings.effort) ? settings.effort : null,
      tier: settings.engine === 'cloud' ? settings.tier : 'standard',
      maxOutputTokens: settings.maxOutputTokens && settings.maxOutputTokens * limitFactor,
    },
  };
}

/** The assistant that works by rules knows all tools and bills nothing; another model is told of those that the chat has come to. */
function offeredTo(
  { kind }: ConversationModel,
  { toolRules }: ConversationHead,
  messages: Parameters<typeof toolsOfMessages>[0],
): OfferedFunction[] {
  if (kind === 'studio') return offerAllTools((name) => toolRules[name] !== 'never');
  return offerTools(toolsOfMessages(messages).filter((name) => toolRules[name] !== 'never'));
}

/** What fails with the user's own model says so: nothing is wrong with the network or with Atelier. */
function withOwnModelFailures(
  service: Pick<ServiceResponses, 'stream'>,
  { ownModel }: ModelSettings,
  { kind }: ConversationModel,
): Pick<ServiceResponses, 'stream'> {
  if (kind !== 'own' || !ownModel) return service;
  return {
    async *stream(request) {
      try {
        yield* service.stream(request);
      } catch (error) {
        throw ownModelFailure(error, ownModel.baseUrl);
      }
    },
  };
}

/** The messages before an answer, oldest first. */
function branchBefore({ db }: ConversationsDeps, { conversationId, parentId }: StoredMessage): StoredMessage[] {
  const branch = branchTo(messageNodes(db, conversationId), parentId);
  return messagesOf(
    db,
    branch.map(({ id }) => id),
  );
}
