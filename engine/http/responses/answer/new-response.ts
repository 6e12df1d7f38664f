import type { ResponseBody } from '../../../../shared/service-api/responses/response-request.ts';
import type { ResponseObject } from '../../../../shared/service-api/responses/response-object.ts';
import type { AssistantRequest } from '../../../assistant/conversation.ts';

/** What an answer is begun with. `model` is the one that gives it. */
type NewResponse = {
  id: string;
  createdAtMs: number;
  model: string;
  body: ResponseBody;
  effort: AssistantRequest['effort'];
  callsInParallel: boolean;
};

/**
 * An answer without output: its own facts and what it was asked with. Nothing is stored. Fields that do not apply are null, because clients read them without looking (gaps.md G7).
 */
export function newResponse({ id, createdAtMs, model, body, effort, callsInParallel }: NewResponse): ResponseObject {
  return {
    id,
    object: 'response',
    created_at: Math.floor(createdAtMs / 1000),
    model,
    status: 'in_progress',
    output: [],
    output_text: '',
    usage: null,
    error: null,
    incomplete_details: null,
    parallel_tool_calls: callsInParallel,
    store: false,
    truncation: 'disabled',
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    metadata: body.metadata ?? {},
    previous_response_id: null,
    prompt_cache_key: body.prompt_cache_key ?? null,
    reasoning: { effort: effort ?? 'none', summary: null },
    service_tier: body.service_tier ?? 'standard',
    temperature: body.temperature ?? 1,
    text: { format: { type: 'text' } },
    tool_choice: body.tool_choice ?? 'auto',
    tools: (body.tools ?? []).map(({ name, description, parameters }) => ({
      type: 'function',
      name,
      description: description ?? null,
      parameters: parameters ?? null,
      strict: false,
    })),
    top_p: body.top_p ?? 0.95,
  };
}
