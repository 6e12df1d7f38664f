import { effortOf } from '../../../../shared/service-api/responses/response-models.ts';
import type { ResponseBody } from '../../../../shared/service-api/responses/response-request.ts';
import type { AssistantRequest } from '../../../assistant/conversation.ts';
import { badRequest } from '../../service-error.ts';

/**
 * How deeply the answer is thought about; null is not at all (service.md, Reasoning rules).
 * @throws ServiceError 400 for `none` with a model that always reasons
 */
export function reasoningEffort({ model, reasoning }: ResponseBody): AssistantRequest['effort'] {
  const effort = effortOf(model, reasoning?.effort);
  if (effort === 'refused') throw badRequest(`invalid params: reasoning.effort none is not allowed with ${model}`);
  return effort === 'none' || effort === 'minimal' ? 'low' : effort;
}
