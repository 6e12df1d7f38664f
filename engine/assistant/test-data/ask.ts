import { describeTools } from '../../../shared/domain/tools/tools.ts';
import { writeStudioContext } from '../../../shared/service-api/responses/studio-context.ts';
import type { AssistantRequest, OfferedTool, Turn } from '../conversation.ts';
import { createStudioAssistant } from '../studio-assistant.ts';

const APP_TOOLS: OfferedTool[] = describeTools().map(({ name, description, inputSchema }) => ({
  name,
  description,
  parameters: inputSchema,
}));
/** What is open where nothing else is said. */
const OPEN = { id: 't1', kind: 'transcript', title: 'Interview' };

/** What the studio assistant calls and says at the end of a conversation, with all tools of the app offered. */
export async function ask(turns: readonly Turn[], changes: Partial<AssistantRequest> = {}) {
  const { pieces } = await createStudioAssistant().begin({
    model: 'Vendor-M3',
    instructions: writeStudioContext({ open: OPEN, selected: [] }),
    turns,
    tools: APP_TOOLS,
    effort: null,
    maxOutputTokens: null,
    temperature: null,
    topP: null,
    signal: new AbortController().signal,
    ...changes,
  });
  const calls: { name: string; args: unknown }[] = [];
  let text = '';
  let reasoning = '';
  for await (const piece of pieces) {
    if (piece.kind === 'text') text += piece.delta;
    if (piece.kind === 'reasoning') reasoning += piece.delta;
    if (piece.kind === 'call') calls.push({ name: piece.name!, args: JSON.parse(piece.delta) as unknown });
  }
  return { calls, text, reasoning };
}
/** What a user says. */
export const user = (...parts: string[]): Turn => ({ role: 'user', parts, media: [] });
/** A call that was made. */
export const call = (name: string, args: unknown): Turn => ({
  role: 'call',
  callId: 'c',
  name,
  arguments: JSON.stringify(args),
});
/** What it answered. */
export const output = (answer: unknown): Turn => ({
  role: 'output',
  callId: 'c',
  text: JSON.stringify(answer),
  media: [],
});
