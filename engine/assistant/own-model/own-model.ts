import type { OwnModelServer } from './own-model-server.ts';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { Answer, AnswerPiece, Assistant, AssistantRequest } from '../conversation.ts';
import { chatPieces } from './chat-pieces.ts';
import { readChatChunks } from './read-chat-chunks.ts';
import { sendToModel, type ModelAnswer } from './send-to-model.ts';
import { toChatRequest } from './to-chat-request.ts';

/** Such an answer is about tools, whatever its status (Ollama: “does not support tools”; llama.cpp: “tools param requires --jinja”). */
const ABOUT_TOOLS = /\btools?\b|function[ -]?call/i;

/**
 * Answers with a model of the user by Chat Completions. What the server refuses because it has no tools is asked again without
 * them.
 */
export function createOwnModel(server: OwnModelServer): Assistant {
  return {
    hasModel: (model) => model === server.model,
    async begin(request): Promise<Answer> {
      const answer = await ask(server, request);
      return {
        model: server.model,
        callsInParallel: true,
        pieces: withoutKey(chatPieces(readChatChunks(answer), request), server),
      };
    },
  };
}

async function ask(server: OwnModelServer, request: AssistantRequest): Promise<ModelAnswer> {
  const send = async (hasTools: boolean) =>
    sendToModel(server, {
      path: '/chat/completions',
      body: await toChatRequest(request, { model: server.model, hasTools }),
      signal: request.signal,
    });
  const hasTools = request.tools.length > 0;
  try {
    return await send(hasTools);
  } catch (error) {
    const isAboutTools = hasTools && error instanceof Failure && ABOUT_TOOLS.test(error.message);
    if (!isAboutTools || request.signal.aborted) throw error;
    return send(false);
  }
}

/** A failure on the way may quote the key. */
async function* withoutKey(
  pieces: AsyncIterable<AnswerPiece>,
  { key }: OwnModelServer,
): AsyncGenerator<AnswerPiece, void, undefined> {
  try {
    yield* pieces;
  } catch (error) {
    if (key === null || !(error instanceof Failure)) throw error;
    throw Failure.of({ code: error.code, data: error.data, message: error.message.replaceAll(key, '…') });
  }
}
