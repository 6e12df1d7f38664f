import { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import {
  effectsOn,
  effectsToApprove,
  engineOf,
  type Tool,
  type ToolEffect,
} from '../../../shared/domain/tools/tool.ts';
import { isToolName, type ToolName, TOOLS } from '../../../shared/domain/tools/tools.ts';
import { MAX_ANSWER_CHARACTERS } from './answer-page.ts';
import { boardFunctions } from './functions/board-functions.ts';
import { exportFunctions } from './functions/export-functions.ts';
import { generationFunctions } from './functions/generation-functions.ts';
import { libraryFunctions } from './functions/library-functions.ts';
import { scriptFunctions } from './functions/script-functions.ts';
import { speechFunctions } from './functions/speech-functions.ts';
import { taskFunctions } from './functions/task-functions.ts';
import { transcriptFunctions } from './functions/transcript-functions.ts';
import type { ToolDeps, ToolFunctions, ToolRun } from './tool-deps.ts';
import { inputFailure } from './tool-failures.ts';
import type { ToolAnswer, ToolCall, Tools } from './tools.ts';

/** See Tools. What may be done is decided by the tool's row and the engine alone, before any document is read. */
export function createTools(deps: ToolDeps): Tools {
  const functions: ToolFunctions<ToolName> = {
    ...libraryFunctions(deps),
    ...boardFunctions(deps),
    ...transcriptFunctions(deps),
    ...scriptFunctions(deps),
    ...speechFunctions(deps),
    ...generationFunctions(deps),
    ...taskFunctions(deps),
    ...exportFunctions(deps),
  };
  return {
    effectsOf: (call) => checkedCall(deps, call).does,
    run: async ({ approved, signal, folder, ...call }) => {
      const { name, parsed, engine, does } = checkedCall(deps, call);
      checkApproval(name, does.effects, approved);
      if (signal?.aborted) throw new Failure('CANCELLED', 'The tool was stopped before it began.');
      // Each function is called with what its own schema parsed.
      const run = functions[name] as (parsed: unknown, run: ToolRun) => ReturnType<Tools['run']>;
      return bounded(name, await run(parsed, { signal, engine, folder }));
    },
  };
}

/** A call that can run, with all that it does. Throws INVALID_INPUT. */
function checkedCall({ usualEngine }: Pick<ToolDeps, 'usualEngine'>, call: Parameters<Tools['effectsOf']>[0]) {
  const { name, input, engine: usual = usualEngine() } = call;
  if (!isToolName(name)) throw reasonedFailure('INVALID_INPUT', 'tool_unknown', { tool: name.slice(0, 100) });
  const parsed = parsedInput(name, input);
  const engine = engineOf(parsed, usual);
  return { name, parsed, engine, does: effectsOn(TOOLS[name], engine) };
}

function parsedInput(name: ToolName, input: unknown): unknown {
  const tool: Tool = TOOLS[name];
  const result = tool.input.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw inputFailure(name, issue?.path.join('.') ?? '', (issue?.message ?? 'not valid').slice(0, 500));
}

function checkApproval(tool: ToolName, effects: readonly ToolEffect[], approved: ToolCall['approved']): void {
  const missing = effectsToApprove(effects).filter((effect) => !approved.includes(effect));
  if (missing.length > 0) throw reasonedFailure('CONFLICT', 'tool_approval', { tool, effects: missing });
}

/** Pages keep answers small; one that is not is a fault of its tool, and no reader gets it. */
function bounded(name: ToolName, answer: ToolAnswer): ToolAnswer {
  const characters = JSON.stringify(answer).length;
  if (characters <= MAX_ANSWER_CHARACTERS) return answer;
  throw new Failure('INTERNAL', 'The answer of a tool is too long.', { tool: name, characters });
}
