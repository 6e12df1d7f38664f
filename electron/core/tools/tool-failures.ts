import type { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ToolName } from '../../../shared/domain/tools/tools.ts';

/** Input that a tool cannot use: `path` names the value, empty for the whole. */
export const inputFailure = (tool: ToolName, path: string, problem: string): Failure =>
  reasonedFailure('INVALID_INPUT', 'tool_input', { tool, path, problem });
