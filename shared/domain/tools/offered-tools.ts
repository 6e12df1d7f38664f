import * as z from 'zod';
import type { ItemKind } from '../library/item-kinds.ts';
import type { MessagePart } from '../conversation/message.ts';
import { parseJson } from '../files/parse-json.ts';
import { briefSchema } from './brief-schema.ts';
import { describeTools, isToolName, TOOL_NAMES, type ToolName } from './tools.ts';

/** The tool of conversations alone that brings the others in. It tells nothing of the library, so it needs no approval. */
export const GET_TOOLS = 'get_tools';

/** A tool as a model of a conversation is told of it; `parameters` is JSON Schema, without limits that a refused call names. */
export type OfferedTool = { name: string; description: string; parameters: Record<string, unknown> };

/** What every conversation begins with: each costs tokens with every message, so these are few. */
const FIRST: readonly ToolName[] = [
  'find_in_library',
  'get_item',
  'open_in_window',
  'wait_for_task',
  'generate_images',
  'generate_speech',
];

/** What fits an item that is open or attached. */
const FOR_KIND: Readonly<Record<ItemKind, readonly ToolName[]>> = {
  recording: ['transcribe_recordings'],
  transcript: ['read_transcript', 'find_in_transcript', 'replace_in_transcript', 'set_transcript_lines'],
  script: ['read_script', 'add_script_lines', 'set_script_lines', 'narrate_script'],
  speech: ['read_script'],
  'voice-sample': ['list_voices'],
  image: ['generate_clip'],
  song: ['generate_song'],
  clip: ['generate_clip'],
  conversation: [],
};

const OTHERS = TOOL_NAMES.filter((name) => !FIRST.includes(name)) as [ToolName, ...ToolName[]];
const getToolsInput = z.strictObject({ names: z.array(z.enum(OTHERS)).min(1) });

const GET_TOOLS_OFFER: OfferedTool = {
  name: GET_TOOLS,
  description: 'Brings further tools into this chat. Call it first when one of these fits what the user asks for.',
  parameters: {
    type: 'object',
    properties: { names: { type: 'array', items: { type: 'string', enum: OTHERS } } },
    required: ['names'],
  },
};

let brief: ReadonlyMap<ToolName, OfferedTool> | undefined;

/** Worked out at the first conversation: the schemas of all tools took a tenth of the start of core. */
const briefOf = (name: ToolName): OfferedTool | undefined =>
  (brief ??= new Map(
    describeTools().map(({ name: each, description, inputSchema }) => [
      each,
      { name: each, description, parameters: briefSchema(inputSchema) },
    ]),
  )).get(name);

/** The tools that a call of GET_TOOLS names, or null where it cannot be read. */
export function toolsAskedFor(input: unknown): ToolName[] | null {
  const read = getToolsInput.safeParse(input);
  return read.success ? [...new Set(read.data.names)] : null;
}

/**
 * The tools that a conversation has come to, from its messages alone: those that each begins with, then, in the order of the
 * messages, what fits their items, what was brought in, and what was called. It only ever grows at its end, so that what a service
 * has cached of a request stays good.
 */
export function toolsOfMessages(messages: readonly { parts: readonly MessagePart[] }[]): ToolName[] {
  const names = new Set<ToolName>(FIRST);
  for (const part of messages.flatMap(({ parts }) => parts)) {
    for (const name of namedBy(part)) names.add(name);
  }
  return [...names];
}

function namedBy(part: MessagePart): readonly ToolName[] {
  if (part.type === 'attachment') return FOR_KIND[part.kind];
  if (part.type !== 'call') return [];
  if (part.tool === GET_TOOLS) return part.state === 'done' ? toolsOfAnswer(part.answer) : [];
  return isToolName(part.tool) ? [part.tool] : [];
}

function toolsOfAnswer(json: string | null): ToolName[] {
  const read = z.object({ tools: z.array(z.string()) }).safeParse(json === null ? null : parseJson(json));
  return read.success ? read.data.tools.filter(isToolName) : [];
}

/** Tools as a model is told of them, with the one that brings in the others: it says the same whatever was brought in. */
export const offerTools = (names: readonly ToolName[]): OfferedTool[] => [
  GET_TOOLS_OFFER,
  ...names.flatMap((name) => briefOf(name) ?? []),
];

/** All tools that the user allows, for an assistant that isn't billed by the token and has to know them. */
export const offerAllTools = (isAllowed: (name: ToolName) => boolean): OfferedTool[] =>
  TOOL_NAMES.filter(isAllowed).flatMap((name) => briefOf(name) ?? []);
