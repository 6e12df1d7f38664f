import type { AssistantRequest } from '../conversation.ts';
import { toChatMessages } from './to-chat-messages.ts';

/** Efforts as servers know them; deeper ones than theirs are their deepest. */
const EFFORTS = { low: 'low', medium: 'medium', high: 'high', xhigh: 'high', max: 'high' } as const;

/** How a request is put. Without tools, earlier calls are told in words. */
type ChatOptions = { model: string; hasTools: boolean };

/** A request as Chat Completions takes it. Only fields that all of the known servers accept or ignore are sent. */
export async function toChatRequest(
  request: AssistantRequest,
  { model, hasTools }: ChatOptions,
): Promise<Record<string, unknown>> {
  const { effort, maxOutputTokens, temperature, topP, tools } = request;
  return {
    model,
    messages: await toChatMessages(request, hasTools),
    stream: true,
    stream_options: { include_usage: true },
    ...(effort === null ? {} : { reasoning_effort: EFFORTS[effort] }),
    ...(maxOutputTokens === null ? {} : { max_tokens: maxOutputTokens }),
    ...(temperature === null ? {} : { temperature }),
    ...(topP === null ? {} : { top_p: topP }),
    ...(hasTools
      ? {
          tools: tools.map(({ name, description, parameters }) => ({
            type: 'function',
            function: {
              name,
              description,
              parameters: Object.keys(parameters).length > 0 ? parameters : { type: 'object', properties: {} },
            },
          })),
        }
      : {}),
  };
}
