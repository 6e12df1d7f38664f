import type { Tool as McpTool, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { ToolDescription } from '../../../shared/domain/tools/tools.ts';

/** A tool as the protocol lists it. */
export function offeredTool({ name, description, effects, cloudEffects, inputSchema }: ToolDescription): McpTool {
  // Every input is an object, see Tool.
  return {
    name,
    description,
    inputSchema: inputSchema as McpTool['inputSchema'],
    annotations: hintsOf([...effects, ...cloudEffects]),
  };
}

/** The protocol's hints, from the tool's effects alone. What can be undone destroys nothing. */
function hintsOf(effects: ToolDescription['effects']): ToolAnnotations {
  return {
    readOnlyHint: effects.every((effect) => effect === 'reads'),
    destructiveHint: effects.includes('deletes'),
    openWorldHint: effects.some((effect) => effect === 'bills' || effect === 'sends'),
  };
}
