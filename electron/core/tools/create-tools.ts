import { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { effectsToApprove, type Tool } from '../../../shared/domain/tools/tool.ts';
import { isToolName, type ToolName, TOOLS } from '../../../shared/domain/tools/tools.ts';
import { MAX_ANSWER_CHARACTERS } from './answer-page.ts';
import { libraryFunctions } from './library-functions.ts';
import { scriptFunctions } from './script-functions.ts';
import { speechFunctions } from './speech-functions.ts';
import { taskFunctions } from './task-functions.ts';
import type { ToolDeps, ToolFunctions } from './tool-deps.ts';
import { inputFailure } from './tool-failures.ts';
import type { ToolAnswer, ToolCall, Tools } from './tools.ts';
import { transcriptFunctions } from './transcript-functions.ts';

/** See Tools. What may be done is decided by the tool's row alone, before any document is read. */
export function createTools(deps: ToolDeps): Tools {
  const functions: ToolFunctions<ToolName> = {
    ...libraryFunctions(deps),
    ...transcriptFunctions(deps),
    ...scriptFunctions(deps),
    ...speechFunctions(deps),
    ...taskFunctions(deps),
  };
  return {
    run: async ({ name, input, approved, signal }) => {
      if (!isToolName(name)) throw reasonedFailure('INVALID_INPUT', 'tool_unknown', { tool: name.slice(0, 100) });
      const parsed = parsedInput(name, input);
      checkApproval(name, approved);
      if (signal?.aborted) throw new Failure('CANCELLED', 'The tool was stopped before it began.');
      // Each function is called with what its own schema parsed.
      const run = functions[name] as (parsed: unknown, signal: AbortSignal | undefined) => ReturnType<Tools['run']>;
      return bounded(name, await run(parsed, signal));
    },
  };
}

function parsedInput(name: ToolName, input: unknown): unknown {
  const tool: Tool = TOOLS[name];
  const result = tool.input.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw inputFailure(name, issue?.path.join('.') ?? '', (issue?.message ?? 'not valid').slice(0, 500));
}

function checkApproval(name: ToolName, approved: ToolCall['approved']): void {
  const effects = effectsToApprove(TOOLS[name]).filter((effect) => !approved.includes(effect));
  if (effects.length > 0) throw reasonedFailure('CONFLICT', 'tool_approval', { tool: name, effects });
}

/** Pages keep answers small; one that is not is a fault of its tool, and no reader gets it. */
function bounded(name: ToolName, answer: ToolAnswer): ToolAnswer {
  const characters = JSON.stringify(answer).length;
  if (characters <= MAX_ANSWER_CHARACTERS) return answer;
  throw new Failure('INTERNAL', 'The answer of a tool is too long.', { tool: name, characters });
}
