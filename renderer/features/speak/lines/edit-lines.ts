import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { ScriptLine } from '../../../../shared/domain/script/script.ts';
import { selectAll } from '../../../ui/collection/list/list-selection.ts';
import {
  type EditPlan,
  planBreak,
  planDelete,
  planInsert,
  planJoin,
  planMove,
  planMoveBehind,
  planSentences,
} from './line-plans.ts';
import { documentOf, editScript } from '../document/opened/open-scripts.ts';
import { chosenIds } from './selection/line-selection.ts';
import { activeEditor } from './selection/active-editor.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from '../texts.ts';

/** The lines of the script with what is being typed in them. */
function typedLines(open: OpenScript): { lines: readonly ScriptLine[]; edits: ScriptEdit[] } {
  const { lines } = open.script;
  const editor = activeEditor.current();
  const index = editor ? (open.indexById.get(editor.lineId) ?? -1) : -1;
  const line = lines[index];
  if (!editor || !line) return { lines, edits: [] };
  const { text } = editor.read();
  if (text === line.text) return { lines, edits: [] };
  return { lines: lines.with(index, { ...line, text }), edits: [{ kind: 'setText', lineId: line.id, text }] };
}

/** Carries a plan out: what is being typed and the plan in one step, then selection and caret. */
function carryOut(open: OpenScript, make: (lines: readonly ScriptLine[]) => EditPlan | null): boolean {
  const typed = typedLines(open);
  const plan = make(typed.lines);
  if (!plan || !editScript(open.script.id, [...typed.edits, ...plan.edits], plan.label)) return false;
  activeEditor.current()?.release();
  const { caret } = plan;
  useSpeak.setState({
    draft: null,
    selection: selectAll(plan.select),
    editing: caret ? { lineId: caret.lineId, caret: caret.offset } : null,
  });
  return true;
}

/** Commits a text as one step. Returns false when it did not change. */
export function commitText(id: ItemId, lineId: LineId, text: string): boolean {
  useSpeak.setState({ draft: null });
  const line = documentOf(id)?.content.lines.find((each) => each.id === lineId);
  if (!line || line.text === text) return false;
  return editScript(id, [{ kind: 'setText', lineId, text }], texts.labels.text);
}

/** Breaks the line that is being edited at its caret; without one the selected line at its end. */
export function breakLine(open: OpenScript): boolean {
  const editor = activeEditor.current();
  const [id] = chosenIds(open);
  return carryOut(open, (lines) => {
    const line = lines.find((each) => each.id === id);
    return line ? planBreak(line, editor?.read().to ?? line.text.length) : null;
  });
}

/** Joins the selected lines, or the edited one with a neighbour; the caret stays between the two texts. */
export function joinLines(open: OpenScript, toward: 'next' | 'previous' = 'next'): boolean {
  const isEditing = activeEditor.current() !== null;
  return carryOut(open, (lines) => {
    const plan = planJoin(lines, chosenIds(open), toward);
    return plan && !isEditing ? { ...plan, caret: null } : plan;
  });
}

/** Takes the selected lines out. */
export function deleteLines(open: OpenScript): boolean {
  return carryOut(open, (lines) => planDelete(lines, chosenIds(open)));
}

/** Adds an empty line beside the selected one and opens it. */
export function insertLine(open: OpenScript, where: 'before' | 'after'): boolean {
  const ids = chosenIds(open);
  const id = where === 'after' ? ids.at(-1) : ids[0];
  return carryOut(open, (lines) => {
    const at = id === undefined ? lines.length - 1 : lines.findIndex((line) => line.id === id);
    return planInsert(lines, at, where);
  });
}

/** Moves the selected lines one place up or down; a line that is written is moved with its caret. */
export function moveLines(open: OpenScript, by: 1 | -1): boolean {
  return carryOut(open, (lines) => keepCaret(planMove(lines, chosenIds(open), by)));
}

/** Puts the selected lines behind another one; null puts them first. */
export function moveLinesBehind(open: OpenScript, afterId: LineId | null): boolean {
  return carryOut(open, (lines) => keepCaret(planMoveBehind(lines, chosenIds(open), afterId)));
}

/** A plan that leaves the caret where it is. */
function keepCaret(plan: EditPlan | null): EditPlan | null {
  const editor = activeEditor.current();
  return plan && editor ? { ...plan, caret: { lineId: editor.lineId, offset: editor.read().to } } : plan;
}

/** Cuts the selected line at its sentences. */
export function splitLineAtSentences(open: OpenScript, id: LineId | undefined = chosenIds(open)[0]): boolean {
  return carryOut(open, (lines) => {
    const line = lines.find((each) => each.id === id);
    return line ? planSentences(line) : null;
  });
}

/** Sets the title of the section that begins with a line; null makes it part of the section before. */
export function setSection(open: OpenScript, lineId: LineId, section: string | null): boolean {
  return editScript(
    open.script.id,
    [{ kind: 'setLines', lineIds: [lineId], values: { section } }],
    texts.labels.section,
  );
}
