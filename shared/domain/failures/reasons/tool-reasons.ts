import type { FailureData } from '../failure.ts';
import { listIn, textIn } from '../failure-data.ts';

/** Sentences about the tools of assistants and the command line. */
export const TOOL_REASONS = {
  tool_approval: (data: FailureData) =>
    `${named(data, 'This tool')} needs approval for: ${listIn(data, 'effects').join(', ') || 'its effects'}.`,
  tool_folder: (data: FailureData) =>
    `${named(data, 'This tool')} needs a folder. Use it in Atelier, which asks for one, or start the command with --out DIR.`,
  tool_input: (data: FailureData) => {
    const path = textIn(data, 'path');
    return `The input${path === null ? '' : ` “${path}”`} of ${named(data, 'this tool')} isn’t valid${problemOf(data)}.`;
  },
  tool_window: () => 'No window of Atelier is open there. Use it in Atelier.',
  tool_unknown: (data: FailureData) => `${named(data, 'This tool')} doesn’t exist. List the tools to see their names.`,
} as const;

const named = (data: FailureData, otherwise: string) => {
  const name = textIn(data, 'tool');
  return name === null ? otherwise : `“${name}”`;
};

const problemOf = (data: FailureData) => {
  const problem = textIn(data, 'problem');
  return problem === null ? '' : `: ${problem.replace(/\.$/, '')}`;
};
