import * as z from 'zod';
import { BOARD_TOOLS } from './groups/board-tools.ts';
import { EXPORT_TOOLS } from './groups/export-tools.ts';
import { GENERATION_TOOLS } from './groups/generation-tools.ts';
import { LIBRARY_TOOLS } from './groups/library-tools.ts';
import { SCRIPT_TOOLS } from './groups/script-tools.ts';
import { SPEECH_TOOLS } from './groups/speech-tools.ts';
import { TASK_TOOLS } from './groups/task-tools.ts';
import { effectsOn, effectsToApprove, type Tool, type ToolEffect } from './tool.ts';
import { TRANSCRIPT_TOOLS } from './groups/transcript-tools.ts';

/** The tools by group. A new tool is a row of its group, and a function of the same name in electron/core/tools. */
export const TOOL_GROUPS = {
  library: LIBRARY_TOOLS,
  boards: BOARD_TOOLS,
  transcripts: TRANSCRIPT_TOOLS,
  scripts: SCRIPT_TOOLS,
  speech: SPEECH_TOOLS,
  generation: GENERATION_TOOLS,
  tasks: TASK_TOOLS,
  export: EXPORT_TOOLS,
} as const;

/** All tools by name. */
export const TOOLS = {
  ...LIBRARY_TOOLS,
  ...BOARD_TOOLS,
  ...TRANSCRIPT_TOOLS,
  ...SCRIPT_TOOLS,
  ...SPEECH_TOOLS,
  ...GENERATION_TOOLS,
  ...TASK_TOOLS,
  ...EXPORT_TOOLS,
} as const;

/** Name of a tool. */
export type ToolName = keyof typeof TOOLS;

/** What a tool is called with, once its input was parsed. */
export type ToolInput<Name extends ToolName> = z.output<(typeof TOOLS)[Name]['input']>;

/** A tool as a model or a program is told of it; `inputSchema` is JSON Schema 2020-12. */
export type ToolDescription = {
  name: ToolName;
  description: string;
  effects: readonly ToolEffect[];
  /** What it does beside these where it works with the cloud. */
  cloudEffects: readonly ToolEffect[];
  /** Whether the user has to approve it wherever it works, and only where it works with the cloud. */
  needsApproval: boolean;
  needsApprovalInCloud: boolean;
  inputSchema: Record<string, unknown>;
};

/** Names of all tools. */
export const TOOL_NAMES = Object.keys(TOOLS) as readonly ToolName[];

/** Whether `value` names a tool. */
export const isToolName = (value: string): value is ToolName => Object.hasOwn(TOOLS, value);

/** All tools as a model or a program is told of them. */
export function describeTools(): ToolDescription[] {
  return TOOL_NAMES.map((name) => {
    const tool: Tool = TOOLS[name];
    return {
      name,
      description: tool.description,
      effects: tool.effects,
      cloudEffects: tool.cloudEffects ?? [],
      needsApproval: effectsToApprove(tool.effects).length > 0,
      needsApprovalInCloud: effectsToApprove(effectsOn(tool, 'cloud').effects).length > 0,
      // What a caller writes: values with a default may be left out.
      inputSchema: z.toJSONSchema(tool.input, { io: 'input' }) as Record<string, unknown>,
    };
  });
}
