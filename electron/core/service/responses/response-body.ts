import type { InputItem, InputPart, ResponseCall } from './response-service.ts';

/** The body of a request (service.md, POST /v1/responses; gaps.md G19, G20). */
export function responseBody(request: ResponseCall, isStreamed: boolean): Record<string, unknown> {
  const { model, input, instructions, effort, tier, maxOutputTokens, functions } = request;
  return {
    model,
    input: input.map(wireItem),
    stream: isStreamed,
    instructions: instructions === '' ? undefined : instructions,
    reasoning: effort === null ? undefined : { effort },
    service_tier: tier === 'standard' ? undefined : tier,
    max_output_tokens: maxOutputTokens ?? undefined,
    tools: functions.length === 0 ? undefined : functions.map((each) => ({ type: 'function', ...each })),
  };
}

function wireItem(item: InputItem): Record<string, unknown> {
  if (item.kind === 'message') {
    return { type: 'message', role: item.role, content: item.parts.map((part) => wirePart(part, item.role)) };
  }
  if (item.kind === 'output') return { type: 'function_call_output', call_id: item.callId, output: item.output };
  return { type: 'function_call', call_id: item.callId, name: item.name, arguments: item.arguments };
}

function wirePart(part: InputPart, role: 'user' | 'assistant'): Record<string, unknown> {
  if ('imageUrl' in part) return { type: 'input_image', image_url: part.imageUrl };
  if ('videoUrl' in part) return { type: 'input_video', video_url: part.videoUrl };
  return { type: role === 'user' ? 'input_text' : 'output_text', text: part.text };
}
