import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { printable } from '../../../shared/domain/printable.ts';
import type { ToolEffect } from '../../../shared/domain/tools/tool.ts';

/** The effects that are asked about, as a sentence goes on. */
const EFFECTS: Readonly<Record<ToolEffect, string>> = {
  reads: 'reads your library',
  changes: 'changes your library',
  bills: 'may be billed by the cloud',
  sends: 'sends content to another computer',
  writes: 'writes files outside the library',
  deletes: 'deletes permanently',
};

/** As much of the input is shown, in UTF-16 units. */
const SHOWN_INPUT = 600;
/** A person may be away for a while; one who does not come back has not approved. */
const LONGEST_WAIT_MS = 3_600_000;

/** A call that needs approval. */
export type AskedCall = { name: string; input: unknown; effects: readonly ToolEffect[]; signal: AbortSignal };

/** Whether the client can show its user a form. */
export const canAsk = (server: Server): boolean => server.getClientCapabilities()?.elicitation?.form !== undefined;

/**
 * Asks the user about one call, through the client. Only a form that was sent with the box ticked approves; anything else, also a
 * client that fails, does not. `log` is told of a client that fails.
 */
export async function askApproval(
  server: Server,
  { name, input, effects, signal }: AskedCall,
  log: (line: string) => void,
): Promise<boolean> {
  const json = JSON.stringify(input);
  const shown = printable(json.length > SHOWN_INPUT ? `${json.slice(0, SHOWN_INPUT)}…` : json);
  try {
    const { action, content } = await server.elicitInput(
      {
        message: `Run ${name} ${shown}? It ${effects.map((effect) => EFFECTS[effect]).join(' and ')}.`,
        requestedSchema: {
          type: 'object',
          properties: { isAllowed: { type: 'boolean', title: 'Allow once', description: 'Only this call' } },
          required: ['isAllowed'],
        },
      },
      { signal, timeout: LONGEST_WAIT_MS },
    );
    return action === 'accept' && content?.['isAllowed'] === true;
  } catch (error) {
    log(`${name}: approval could not be asked for. ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}
