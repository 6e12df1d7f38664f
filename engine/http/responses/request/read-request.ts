import { isResponseModel } from '../../../../shared/service-api/responses/response-models.ts';
import { responseBodySchema, type ResponseBody } from '../../../../shared/service-api/responses/response-request.ts';
import type { Assistant, AssistantRequest } from '../../../assistant/conversation.ts';
import type { FileStore } from '../../../files/file-store.ts';
import type { EngineContext } from '../../exchange.ts';
import { readJsonBody } from '../../json-body.ts';
import { badRequest } from '../../service-error.ts';
import { readTurns } from './read-turns.ts';
import { reasoningEffort } from './reasoning-effort.ts';

/** What responses work with. */
export type ResponseDeps = {
  assistant: Assistant;
  files: FileStore;
  now: () => number;
  onError: (error: unknown, traceId: string) => void;
};

/** A request that was checked. */
export type CheckedRequest = { body: ResponseBody; request: Omit<AssistantRequest, 'signal'> };

/** Pictures come as Base64 (service.md, Errors: 413). */
const MOST_BODY_BYTES = 52_428_800;

/**
 * Reads and checks the body of a request (service.md; gaps.md G19, G20).
 * @throws ServiceError 400 that names the field, 413
 */
export async function readRequest(context: EngineContext, deps: ResponseDeps): Promise<CheckedRequest> {
  const body = await readJsonBody(context, responseBodySchema, MOST_BODY_BYTES);
  if (!isResponseModel(body.model) && !deps.assistant.hasModel(body.model)) {
    throw badRequest(`invalid params: unknown model ${JSON.stringify(body.model.slice(0, 60))}`);
  }
  const effort = reasoningEffort(body);
  const tools = body.tool_choice === 'none' ? [] : (body.tools ?? []);
  const request = {
    model: body.model,
    instructions: body.instructions ?? '',
    turns: await readTurns(deps.files, body),
    tools: tools.map(({ name, description = '', parameters = {} }) => ({ name, description, parameters })),
    effort,
    maxOutputTokens: body.max_output_tokens ?? null,
    temperature: body.temperature ?? null,
    topP: body.top_p ?? null,
  };
  return { body, request };
}
