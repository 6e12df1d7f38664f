import type { CharacterId, ItemId, LineId } from '../../../../shared/domain/ids.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { ScriptLine } from '../../../../shared/domain/script/script.ts';
import { fitToCues } from '../../../../shared/domain/narration/fit-to-cues.ts';
import { selectAll } from '../../../ui/collection/list/list-selection.ts';
import { cuedLines } from '../document/cued-lines.ts';
import {
  characterNamed,
  type EditPlan,
  planBreak,
  planDelete,
  planInsert,
  planJoin,
  planMove,
  planMoveBehind,
  planSentences,
} from './line-plans.ts';
import { newCharacter } from '../document/new-rows.ts';
import { documentOf, editScript } from '../document/open-scripts.ts';
import { activeEditor } from './active-editor.ts';
import type { OpenScript } from '../document/script-context.tsx';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from '../texts.ts';

/** A line by its id. */
export function lineOf(open: OpenScript, id: LineId | null): ScriptLine | null {
  const index = id === null ? undefined : open.indexById.get(id);
  return index === undefined ? null : (open.script.lines[index] ?? null);
}

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

/** Ids of the lines that commands work on, in the order of the script: the one that is edited, else the selected ones. */
export function chosenIds(open: OpenScript): LineId[] {
  const editor = activeEditor.current();
  if (editor) return [editor.lineId];
  const { ids } = useSpeak.getState().selection;
  return open.order.filter((id) => ids.has(id));
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

/** Gives lines to a character, or with null to the script's own voice. */
export function castLines(open: OpenScript, lineIds: LineId[], characterId: CharacterId | null): boolean {
  if (lineIds.length === 0) return false;
  return editScript(
    open.script.id,
    [{ kind: 'setLines', lineIds, values: { characterId, voiceId: null } }],
    texts.labels.cast,
  );
}

/** Gives lines to a new character; one step of undo. */
export function castToNew(open: OpenScript, lineIds: LineId[]): CharacterId | null {
  const { characters } = open.script;
  const character = newCharacter(characters, '');
  const named = { ...character, name: texts.list.newName(character.ordinal + 1) };
  const edits: ScriptEdit[] = [{ kind: 'addCharacter', character: named }];
  if (lineIds.length > 0) edits.push({ kind: 'setLines', lineIds, values: { characterId: named.id, voiceId: null } });
  return editScript(open.script.id, edits, texts.labels.addCharacter) ? named.id : null;
}

/** Casts a line by a name that was typed before it, and takes the name out of the text. */
export function castByName(open: OpenScript, lineId: LineId, typed: { name: string; text: string }): boolean {
  const { characterId, edits } = characterNamed(open.script.characters, typed.name);
  return editScript(
    open.script.id,
    [
      { kind: 'setText', lineId, text: typed.text },
      ...edits,
      { kind: 'setLines', lineIds: [lineId], values: { characterId, voiceId: null } },
    ],
    texts.labels.cast,
  );
}

/** Says that a line is English, so that nobody doubts it any more. */
export function speakAsEnglish(open: OpenScript, lineId: LineId): boolean {
  const edit: ScriptEdit = { kind: 'setLines', lineIds: [lineId], values: { language: 'English' } };
  return editScript(open.script.id, [edit], texts.labels.language);
}

/** Speeds lines up that are longer than their cues, in one step. Returns false where none can be made to fit. */
export function fitLinesToCues(open: OpenScript): boolean {
  const { speeds } = fitToCues(cuedLines(open.states));
  const edits = speeds.flatMap(({ lineId, speed }): ScriptEdit[] => {
    const line = lineOf(open, lineId);
    return line ? [{ kind: 'setLines', lineIds: [lineId], values: { delivery: { ...line.delivery, speed } } }] : [];
  });
  return edits.length > 0 && editScript(open.script.id, edits, texts.labels.fitToCues);
}

/** Sets the title of the section that begins with a line; null makes it part of the section before. */
export function setSection(open: OpenScript, lineId: LineId, section: string | null): boolean {
  return editScript(
    open.script.id,
    [{ kind: 'setLines', lineIds: [lineId], values: { section } }],
    texts.labels.section,
  );
}
