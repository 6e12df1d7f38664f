import { INPUT_TOKENS_PATH, RESPONSES_PATH } from '../../../shared/service-api/responses/response-request.ts';
import { createChosenAssistant } from '../../assistant/own-model/choose-assistant.ts';
import { createStudioAssistant } from '../../assistant/studio-assistant.ts';
import type { WorkKind } from '../admission/admissions.ts';
import type { Capability, EngineSetup } from '../capability.ts';
import type { FileCapability } from '../files/file-capability.ts';
import { countInputTokens, createResponse } from './create-response.ts';
import { ownModelRoutes } from './own-model/own-model-routes.ts';
import type { ResponseDeps } from './request/read-request.ts';

/** Each may carry pictures of 50 MB. */
const RESPONSE_WORK: WorkKind = { name: 'responses', atOnce: 8, waiting: 24 };

/** Model responses of the studio assistant, or of a model of the user. */
export function openResponseCapability(
  { now, onError }: Pick<EngineSetup, 'now' | 'onError'>,
  { files }: Pick<FileCapability, 'files'>,
): Capability {
  const assistant = createChosenAssistant(createStudioAssistant());
  const deps: ResponseDeps = { assistant, files, now, onError };
  return {
    name: 'responses',
    routes: [
      {
        method: 'POST',
        path: RESPONSES_PATH,
        handler: createResponse(deps),
        work: RESPONSE_WORK,
        begins: 'after-upload',
      },
      { method: 'POST', path: INPUT_TOKENS_PATH, handler: countInputTokens(deps), work: RESPONSE_WORK },
      ...ownModelRoutes(assistant),
    ],
  };
}
