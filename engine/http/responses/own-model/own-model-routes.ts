import {
  OWN_MODEL_LIST_PATH,
  OWN_MODEL_PATH,
  ownModelBodySchema,
  ownModelServerSchema,
} from '../../../../shared/service-api/responses/own-model.ts';
import type { ChosenAssistant } from '../../../assistant/own-model/choose-assistant.ts';
import { listModels } from '../../../assistant/own-model/list-models.ts';
import type { EngineRoute } from '../../capability.ts';
import { SUCCESS } from '../../envelopes.ts';
import { readJsonBody } from '../../json-body.ts';

/** A server lists its models at once, or is none. */
const LIST_TIMEOUT_MS = 15_000;

/**
 * Routes of the engine alone that choose who answers. The key of a server comes in a body, behind the key of the engine, and stays
 * in memory: it is in no environment, no argument, no file and no answer.
 */
export function ownModelRoutes(assistant: ChosenAssistant): EngineRoute[] {
  const shown = () => {
    const server = assistant.server();
    return { own_model: server && { base_url: server.baseUrl, model: server.model, has_key: server.key !== null } };
  };
  return [
    { method: 'GET', path: OWN_MODEL_PATH, handler: (context) => context.json({ ...shown(), base_resp: SUCCESS }) },
    {
      method: 'POST',
      path: OWN_MODEL_PATH,
      async handler(context) {
        const { own_model: own } = await readJsonBody(context, ownModelBodySchema);
        assistant.use(own && { baseUrl: own.base_url, model: own.model, key: own.key ?? null });
        return context.json({ ...shown(), base_resp: SUCCESS });
      },
    },
    {
      method: 'POST',
      path: OWN_MODEL_LIST_PATH,
      async handler(context) {
        const { base_url: baseUrl, key = null } = await readJsonBody(context, ownModelServerSchema);
        const signal = AbortSignal.any([context.get('gone'), AbortSignal.timeout(LIST_TIMEOUT_MS)]);
        return context.json({ models: await listModels({ baseUrl, key }, signal), base_resp: SUCCESS });
      },
    },
  ];
}
