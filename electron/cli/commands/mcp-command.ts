import process from 'node:process';
import { printable } from '../../../shared/domain/printable.ts';
import type { McpOptions } from '../arguments/tools/mcp-arguments.ts';
import { serveTools } from '../mcp/serve-tools.ts';
import { createProfileCore } from '../profile-core.ts';
import { programVersion } from '../temporary-core.ts';

/** `atelier mcp`: serves the tools until standard input ends or `signal` aborts, then 0. Only logs leave on standard error. */
export async function mcpCommand({ allowed, folder, isVerbose }: McpOptions, signal: AbortSignal): Promise<number> {
  const { core, dispose } = createProfileCore({ isVerbose });
  const log = (line: string) => void (isVerbose && process.stderr.write(`${printable(line)}\n`));
  try {
    await serveTools({ tools: core.tools, allowed, folder, version: programVersion(), log }, signal);
    return 0;
  } finally {
    await dispose();
  }
}
