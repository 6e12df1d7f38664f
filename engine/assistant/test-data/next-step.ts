import { describeTools } from '../../../shared/domain/tools/tools.ts';
import type { Turn } from '../conversation.ts';
import { createStudioAssistant } from '../studio-assistant.ts';

const OFFERED = describeTools().map(({ name, description, inputSchema }) => ({
  name,
  description,
  parameters: inputSchema,
}));

/** A call that was made, with its answer. */
export type Done = readonly [name: string, args: object, answer: object];
/** What the assistant does: it calls a tool, or says something. */
export type Step = { name: string; args: Record<string, unknown> } | { said: string };

/** Calls with their answers as turns of a conversation. */
export const turnsOf = (done: readonly Done[]): Turn[] =>
  done.flatMap(([name, args, answer], index): Turn[] => [
    { role: 'call', callId: `c${index}`, name, arguments: JSON.stringify(args) },
    { role: 'output', callId: `c${index}`, text: JSON.stringify(answer), media: [] },
  ]);

/** Something that a user asks, as a turn. */
export const asked = (text: string): Turn => ({ role: 'user', parts: [text], media: [] });

/** What the studio assistant does next, with all tools of the studio offered. */
export async function nextStep(turns: Turn[], instructions = ''): Promise<Step> {
  const { pieces } = await createStudioAssistant().begin({
    model: 'Vendor-M3',
    instructions,
    turns,
    tools: OFFERED,
    effort: null,
    maxOutputTokens: null,
    temperature: null,
    topP: null,
    signal: new AbortController().signal,
  });
  let step: Step = { said: '' };
  for await (const piece of pieces) {
    if (piece.kind === 'call') step = { name: piece.name!, args: JSON.parse(piece.delta) as Record<string, unknown> };
    if (piece.kind === 'text' && 'said' in step) step = { said: step.said + piece.delta };
  }
  return step;
}
