import type { ParseArgsConfig } from 'node:util';
import {
  EFFORTS,
  type ReasoningEffort,
} from '../../../../shared/domain/conversation/assistants/conversation-settings.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { TOOL_EFFECTS, type ToolEffect } from '../../../../shared/domain/tools/tool.ts';
import { type ChatExportCommand, chatExportCommandOf } from './chat-export-arguments.ts';
import { engineOf, FLAGS, oneOf, parsed, UsageError } from '../argument-values.ts';

/** What `atelier chat` is asked to do. `prompt` is null for that on standard input; `chat` is the one to go on with. */
export type ChatOptions = {
  prompt: string | null;
  chat: string | null;
  /** IDs of items, or files. */
  attached: string[];
  usesTools: boolean;
  allowed: ToolEffect[];
  engine: EngineChoice | null;
  model: string | null;
  effort: ReasoningEffort | null;
  instructions: string | null;
  isJson: boolean;
  isVerbose: boolean;
};

const CHAT_FLAGS = {
  ...FLAGS,
  attach: { type: 'string', short: 'a', multiple: true },
  chat: { type: 'string' },
  tools: { type: 'boolean' },
  allow: { type: 'string', multiple: true },
  engine: { type: 'string', short: 'e' },
  model: { type: 'string', short: 'm' },
  effort: { type: 'string' },
  instructions: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

/** See ChatOptions. */
export type ChatCommand = { name: 'chat'; options: ChatOptions } | ChatExportCommand;

/** Understands what stands behind `chat`. Throws UsageError. */
export function chatCommandOf(args: readonly string[]): ChatCommand | { name: 'help' } {
  if (args[0] === 'export') return chatExportCommandOf(args.slice(1));
  const { values, positionals } = parsed(args, CHAT_FLAGS);
  if (values.help) return { name: 'help' };
  const [prompt = '-', more] = positionals;
  if (more !== undefined) throw new UsageError('Put the prompt in quotes.');
  return {
    name: 'chat',
    options: {
      prompt: prompt === '-' ? null : prompt,
      chat: values.chat ?? null,
      attached: values.attach ?? [],
      usesTools: values.tools === true,
      allowed: (values.allow ?? []).map((effect) => oneOf('--allow', effect, TOOL_EFFECTS)),
      engine: engineOf(values.engine),
      model: values.model ?? null,
      effort: values.effort === undefined ? null : oneOf('--effort', values.effort, EFFORTS),
      instructions: values.instructions ?? null,
      isJson: values.json === true,
      isVerbose: values.verbose === true,
    },
  };
}
