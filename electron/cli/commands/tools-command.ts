import { TOOL_EFFECTS, type ToolEffect } from '../../../shared/domain/tools/tool.ts';
import { describeTools, type ToolDescription } from '../../../shared/domain/tools/tools.ts';
import { UsageError } from '../arguments/argument-values.ts';
import { createProfileCore } from '../profile-core.ts';
import { readStandardInput } from '../standard-input.ts';
import { print } from '../output/standard-output.ts';
import type { ToolsOptions } from '../arguments/tools/tools-arguments.ts';

type RunOptions = Extract<ToolsOptions, { action: 'run' }>;

/** Far more than any tool takes. */
const MAX_INPUT_BYTES = 1_000_000;

/** `atelier tools`: 0 when it was done. A tool's answer is one JSON document on standard output. */
export async function toolsCommand(options: ToolsOptions, signal: AbortSignal): Promise<number> {
  if (options.action === 'run') return await runTool(options, signal);
  const tools = describeTools();
  await print(options.isJson ? json(tools) : tools.map(toolLine).join(''));
  return 0;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Name, effects, whether they need approval, and the first sentence of what it does. */
function toolLine(tool: ToolDescription): string {
  const { name, effects, cloudEffects, needsApproval, needsApprovalInCloud, description } = tool;
  const named = (some: readonly ToolEffect[], isAsked: boolean) =>
    `${TOOL_EFFECTS.filter((effect) => some.includes(effect)).join(', ')}${isAsked ? ' (--allow)' : ''}`;
  const inCloud = cloudEffects.length > 0 ? `; cloud: ${named(cloudEffects, needsApprovalInCloud)}` : '';
  const [sentence] = description.split(/(?<=\.) /);
  return `${name.padEnd(22)}  ${`${named(effects, needsApproval)}${inCloud}`.padEnd(41)}  ${sentence}\n`;
}

async function runTool({ tool, input, allowed, folder, ...options }: RunOptions, signal: AbortSignal): Promise<number> {
  const text =
    input ?? new TextDecoder().decode(await readStandardInput({ maxBytes: MAX_INPUT_BYTES, name: 'The input' }));
  const value = parsedJson(text);
  const { core, dispose } = createProfileCore(options);
  try {
    await print(json(await core.tools.run({ name: tool, input: value, folder, approved: allowed, signal })));
    return 0;
  } finally {
    await dispose();
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The input isn’t JSON: ${message}.`);
  }
}
