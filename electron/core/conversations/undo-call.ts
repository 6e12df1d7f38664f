import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ToolCallPart } from '../../../shared/domain/conversation/message.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { parseJson } from '../../../shared/domain/files/parse-json.ts';
import { undoEdit } from '../tools/undo-edit.ts';
import type { ConversationsDeps } from './conversations-deps.ts';

/**
 * Takes back what a call did: a change of how items are kept by its undo ID, an edit of a transcript while it is the last one.
 * Throws CONFLICT where it cannot be taken back (any more), NOT_FOUND where what it changed is gone.
 */
export function undoCall(deps: Pick<ConversationsDeps, 'organisation' | 'transcripts'>, part: ToolCallPart): void {
  const answer = recordIn(part.answer);
  const { undoId, revision } = answer;
  const { id } = recordIn(part.arguments);
  if (part.state !== 'done' || part.isUndone) throw reasonedFailure('CONFLICT', 'call_not_undoable');
  if (typeof undoId === 'string') {
    deps.organisation.undo({ undoId });
  } else if (typeof revision === 'number' && typeof id === 'string') {
    undoEdit(deps.transcripts, { id: id as ItemId, revision });
  } else {
    throw reasonedFailure('CONFLICT', 'call_not_undoable');
  }
}

function recordIn(json: string | null): Record<string, unknown> {
  const value = json === null ? null : parseJson(json);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
