import type { ServerResponse } from 'node:http';
import type { ResponseObject } from '../../../../shared/service-api/responses/response-object.ts';

/** What of an answer is streamed: text, reasoning, or a call. */
type Said = { text: string } | { reasoning: string } | { tool: string; input: unknown };

const write = (response: ServerResponse, event: Record<string, unknown>) =>
  response.write(`event: ${String(event['type'])}\ndata: ${JSON.stringify(event)}\n\n`);

/** Begins an answer and says its deltas; it goes on until `endAnswer`. */
export function beginAnswer(response: ServerResponse, said: readonly Said[]): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  write(response, { type: 'response.created', response: { status: 'in_progress', output: null, usage: null } });
  for (const [index, each] of said.entries()) {
    if ('tool' in each) {
      const item = {
        type: 'function_call',
        call_id: `call_${index}`,
        name: each.tool,
        arguments: JSON.stringify(each.input),
      };
      write(response, { type: 'response.output_item.done', output_index: index, item });
    } else {
      const [name, delta] = 'text' in each ? ['output_text', each.text] : ['reasoning_text', each.reasoning];
      write(response, { type: `response.${name}.delta`, output_index: index, delta });
    }
  }
}

/** Ends an answer; `changes` are to its last event. */
export function endAnswer(
  response: ServerResponse,
  changes: Partial<Record<keyof ResponseObject, unknown>> = {},
): void {
  const usage = {
    input_tokens: 10,
    output_tokens: 5,
    input_tokens_details: { cached_tokens: 4 },
    output_tokens_details: null,
  };
  const status = typeof changes.status === 'string' ? changes.status : 'completed';
  write(response, {
    type: `response.${status}`,
    response: { model: 'M3-served', status, output: null, usage, ...changes },
  });
  response.end();
}

/** A whole answer. */
export const answer =
  (...said: Said[]) =>
  (response: ServerResponse): void => {
    beginAnswer(response, said);
    endAnswer(response);
  };
