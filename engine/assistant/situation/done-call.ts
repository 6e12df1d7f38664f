import type { Turn } from '../conversation.ts';
import { parseJson } from '../../../shared/domain/files/parse-json.ts';

/** A call that was made for the request at hand. `answer` is the JSON that the tool gave, or its text; null while it has not. */
export type DoneCall = { name: string; args: Record<string, unknown>; answer: unknown; isAnswered: boolean };

/** Whether a call came to something: it was answered, and neither failed nor was refused. */
export const isDone = ({ answer }: DoneCall): boolean =>
  typeof answer === 'object' && answer !== null && !('error' in answer) && !('refused' in answer);

/** The calls among turns with what came of them, in their order. An answer that names no call belongs to the first without one. */
export function doneCalls(turns: readonly Turn[]): DoneCall[] {
  const calls: (DoneCall & { callId: string })[] = [];
  for (const turn of turns) {
    if (turn.role === 'call') {
      const args = objectIn(turn.arguments);
      calls.push({ callId: turn.callId, name: turn.name, args, answer: null, isAnswered: false });
    } else if (turn.role === 'output') {
      const call = calls.find(({ callId, isAnswered }) => !isAnswered && (turn.callId ?? callId) === callId);
      if (call) Object.assign(call, { answer: valueIn(turn.text), isAnswered: true });
    }
  }
  return calls;
}

function valueIn(text: string): unknown {
  const value = parseJson(text);
  return value === undefined ? text : value;
}

function objectIn(json: string): Record<string, unknown> {
  const value = valueIn(json);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
