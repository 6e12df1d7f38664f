import { type CallToolResult, ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { listIn, textIn } from '../../../shared/domain/failures/failure-data.ts';
import { type FailureRecord, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { failureSentences, failureText } from '../../../shared/domain/failures/failure-text.ts';
import type { ToolAnswer } from '../../core/tools/tools.ts';

/** An answer as data, and as text for clients that read only text. */
export const answeredResult = (answer: ToolAnswer): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(answer) }],
  structuredContent: answer,
});

/**
 * A failed call as the model reads it, with the stable code, and the reason where there is one. Throws McpError for a tool that
 * does not exist, as the protocol wants it.
 */
export function failedResult(error: unknown): CallToolResult {
  const failure = failureRecord(error);
  const reason = textIn(failure.data, 'reason');
  const facts = { code: failure.code, ...(reason === null ? {} : { reason }), ...factsOf(failure, reason) };
  const text = `${wordsOf(failure)} [${failure.code}]`;
  if (reason === 'tool_unknown') throw new McpError(ErrorCode.InvalidParams, text, facts);
  return { isError: true, content: [{ type: 'text', text }], structuredContent: { error: facts } };
}

/** Of other failures than those of a call itself only what happened: their details may name files and addresses. */
function wordsOf(failure: FailureRecord): string {
  const { code, data } = failure;
  if (code !== 'CONFLICT' && code !== 'INVALID_INPUT') return `${failureText(failure).what}.`;
  const effects = data['reason'] === 'tool_approval' ? listIn(data, 'effects') : [];
  const flags = effects.map((effect) => `--allow ${effect}`).join(' ');
  return `${failureSentences(failure)}${flags === '' ? '' : ` The user can approve it by starting “atelier mcp” with ${flags}.`}`;
}

function factsOf({ data }: FailureRecord, reason: string | null): Record<string, unknown> {
  if (reason === 'tool_approval') return { effects: listIn(data, 'effects') };
  if (reason === 'tool_input') return { path: textIn(data, 'path') ?? '', problem: textIn(data, 'problem') ?? '' };
  return {};
}
