import { type DoneCall, isDone } from '../../situation/done-call.ts';
import { PlanStopped } from '../../plan/hands.ts';
import type { Skill } from '../skill.ts';

const UNDOING =
  /^(?:undo|revert|take back)(?:\s+(?:it|that|this|the (?:last|latest) (?:change|edit|step|thing)|what you (?:just )?did|your last (?:change|edit)))?$/i;
const OF_TRANSCRIPT =
  /^(?:rename_speaker|replace_in_transcript|set_transcript_lines|(?:split|merge)_transcript_lines?)$/;
const OF_SCRIPT =
  /^(?:add_script_lines|set_script_lines|delete_script_lines|replace_in_script|cast_voice|set_delivery|rename_character)$/;
const NOTHING =
  'I changed nothing in this chat that I could undo. Undo in the title bar takes back what you did in a panel.';

type Undoing = { name: string; args: Record<string, unknown> };

/** Undoes what was changed last in this conversation. */
export const undoLast: Skill = {
  name: 'undo last',
  examples: ['Undo', 'Undo that', 'Take back the last change'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !UNDOING.test(text)) return null;
    return {
      understood: 'Undo the last change.',
      act(hands) {
        const undoing = lastChange(situation.earlierCalls);
        if (!undoing) throw new PlanStopped(NOTHING);
        hands.call(undoing.name, undoing.args);
        return 'The last change is undone.';
      },
    };
  },
};

/** How the latest change that still stands is undone; null where there is none. */
function lastChange(calls: readonly DoneCall[]): Undoing | null {
  let undone = 0;
  for (const call of calls.toReversed()) {
    if (!isDone(call)) continue;
    if (call.name.startsWith('undo_')) {
      undone += 1;
      continue;
    }
    const undoing = undoingOf(call);
    if (!undoing) continue;
    if (undone === 0) return undoing;
    undone -= 1;
  }
  return null;
}

function undoingOf({ name, args, answer }: DoneCall): Undoing | null {
  const { revision, undoId } = answer as Record<string, unknown>;
  const edit = { id: args['id'], revision };
  if (OF_TRANSCRIPT.test(name))
    return typeof revision === 'number' ? { name: 'undo_transcript_edit', args: edit } : null;
  if (OF_SCRIPT.test(name)) return typeof revision === 'number' ? { name: 'undo_script_edit', args: edit } : null;
  return typeof undoId === 'string' ? { name: 'undo_change', args: { undoId } } : null;
}
