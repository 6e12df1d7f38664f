import type { ParseArgsConfig } from 'node:util';
import { TOOL_EFFECTS, type ToolEffect } from '../../../../shared/domain/tools/tool.ts';
import { FLAGS, folderOf, oneOf, parsed, UsageError } from '../argument-values.ts';

/**
 * What `atelier tools` is asked to do. `input` is JSON, null for that on standard input; `allowed` are effects that are approved;
 * `folder`, absolute, is where exports go.
 */
export type ToolsOptions = { isVerbose: boolean } & (
  | { action: 'list'; isJson: boolean }
  | { action: 'run'; tool: string; input: string | null; allowed: ToolEffect[]; folder: string | undefined }
);

const LIST_FLAGS = { ...FLAGS, json: { type: 'boolean' } } as const satisfies ParseArgsConfig['options'];
const RUN_FLAGS = {
  ...FLAGS,
  // Answers are JSON whether it is given or not.
  json: { type: 'boolean' },
  input: { type: 'string', short: 'i' },
  allow: { type: 'string', multiple: true },
  out: { type: 'string', short: 'o' },
} as const satisfies ParseArgsConfig['options'];

/** Understands what stands behind `tools`. Throws UsageError. */
export function toolsCommandOf(args: readonly string[]): { name: 'tools'; options: ToolsOptions } | { name: 'help' } {
  if (args.some((argument) => argument === '--help' || argument === '-h')) return { name: 'help' };
  const [action, ...rest] = args;
  if (action === undefined || action.startsWith('-')) return { name: 'tools', options: listOptions(args) };
  if (action === 'list') return { name: 'tools', options: listOptions(rest) };
  if (action === 'run') return { name: 'tools', options: runOptions(rest) };
  throw new UsageError(`Unknown tools command "${action}". Use list or run.`);
}

function listOptions(args: readonly string[]): ToolsOptions {
  const { values, positionals } = parsed(args, LIST_FLAGS);
  if (positionals[0] !== undefined) throw new UsageError(`Unexpected argument "${positionals[0]}" for list.`);
  return { action: 'list', isJson: values.json === true, isVerbose: values.verbose === true };
}

function runOptions(args: readonly string[]): ToolsOptions {
  const { values, positionals } = parsed(args, RUN_FLAGS);
  const [tool, more] = positionals;
  if (tool === undefined) throw new UsageError('Give the tool to run: atelier tools run find_in_library.');
  if (more !== undefined) throw new UsageError(`Unexpected argument "${more}". Give the input as --input JSON.`);
  const { input = '{}', allow = [] } = values;
  return {
    action: 'run',
    tool,
    input: input === '-' ? null : input,
    folder: folderOf(values.out),
    allowed: allow.map((effect) => oneOf('--allow', effect, TOOL_EFFECTS)),
    isVerbose: values.verbose === true,
  };
}
