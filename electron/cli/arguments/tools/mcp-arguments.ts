import type { ParseArgsConfig } from 'node:util';
import { TOOL_EFFECTS, type ToolEffect } from '../../../../shared/domain/tools/tool.ts';
import { FLAGS, folderOf, oneOf, parsed, UsageError } from '../argument-values.ts';

/** What `atelier mcp` is asked to do. `allowed` are effects that are approved for as long as it runs, `folder` is where exports go. */
export type McpOptions = { allowed: ToolEffect[]; folder: string | undefined; isVerbose: boolean };

const MCP_FLAGS = {
  ...FLAGS,
  allow: { type: 'string', multiple: true },
  out: { type: 'string', short: 'o' },
} as const satisfies ParseArgsConfig['options'];

/** Understands what stands behind `mcp`. Throws UsageError. */
export function mcpCommandOf(args: readonly string[]): { name: 'mcp'; options: McpOptions } | { name: 'help' } {
  const { values, positionals } = parsed(args, MCP_FLAGS);
  if (values.help) return { name: 'help' };
  if (positionals[0] !== undefined) throw new UsageError(`Unexpected argument "${positionals[0]}" for mcp.`);
  const allowed = (values.allow ?? []).map((effect) => oneOf('--allow', effect, TOOL_EFFECTS));
  return { name: 'mcp', options: { allowed, folder: folderOf(values.out), isVerbose: values.verbose === true } };
}
