import type { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ToolName } from '../../../shared/domain/tools/tools.ts';

/** Input that a tool cannot use: `path` names the value, empty for the whole. */
export const inputFailure = (tool: ToolName, path: string, problem: string): Failure =>
  reasonedFailure('INVALID_INPUT', 'tool_input', { tool, path, problem });

/** The longest line that an edit may leave, in UTF-16 units: as the window allows it. */
const LONGEST_LINE = 20_000;

/** Throws INVALID_INPUT where an edit makes a line longer than it may be; one that was longer may become shorter. */
export function checkLineLength(tool: ToolName, text: string, before: string): void {
  if (text.length > LONGEST_LINE && text.length > before.length)
    throw inputFailure(tool, 'replacement', `a line would be longer than ${LONGEST_LINE} characters`);
}
