import type { CharacterId, LineId } from '../../../../shared/domain/ids.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { Character, ScriptLine } from '../../../../shared/domain/script/script.ts';
import { splitAtSentences } from '../../../../shared/domain/speech/split-at-sentences.ts';
import { texts } from '../texts.ts';
import { newCharacter, newLine, newLineId } from './new-rows.ts';

/** One step of undo, which lines are selected after it, and where the caret goes; null leaves the caret out. */
export type EditPlan = {
  edits: ScriptEdit[];
  label: string;
  select: LineId[];
  caret: { lineId: LineId; offset: number } | null;
};

const MOST_CHARACTERS = 3000;

/** Breaks a line at a caret. Where nothing stands on one side, an empty line of the same character comes there. */
export function planBreak(line: ScriptLine, offset: number, newId = newLineId()): EditPlan {
  const label = texts.labels.split;
  const { text, id } = line;
  if (text.slice(offset).trim() === '') {
    const next = newLine({ id: newId, characterId: line.characterId });
    const rest: ScriptEdit[] =
      offset < text.length ? [{ kind: 'setText', lineId: id, text: text.slice(0, offset) }] : [];
    return { edits: [...rest, { kind: 'insert', lines: [next], afterId: id }], label, ...caretAt(newId, 0) };
  }
  if (text.slice(0, offset).trim() === '') {
    const above = newLine({ id: newId, characterId: line.characterId });
    const edits: ScriptEdit[] = [
      { kind: 'insert', lines: [above], afterId: id },
      { kind: 'move', lineIds: [id], afterId: newId },
    ];
    return { edits, label, ...caretAt(id, 0) };
  }
  return { edits: [{ kind: 'split', lineId: id, offset, newLineId: newId }], label, ...caretAt(newId, 0) };
}

const caretAt = (lineId: LineId, offset: number) => ({ select: [lineId], caret: { lineId, offset } });

/** Joins the selected lines, or a single one with the line after or before it. Null when there is nothing to join. */
export function planJoin(
  lines: readonly ScriptLine[],
  selected: readonly LineId[],
  toward: 'next' | 'previous' = 'next',
): EditPlan | null {
  const chosen = selected.length === 1 ? withNeighbour(lines, selected[0], toward) : selected;
  const order = lines.filter((line) => chosen.includes(line.id));
  const [first] = order;
  if (!first || order.length < 2) return null;
  const edits: ScriptEdit[] = [{ kind: 'join', lineIds: order.map((line) => line.id) }];
  return { edits, label: texts.labels.join, ...caretAt(first.id, first.text.length) };
}

function withNeighbour(
  lines: readonly ScriptLine[],
  id: LineId | undefined,
  toward: 'next' | 'previous',
): readonly LineId[] {
  const at = lines.findIndex((line) => line.id === id);
  const other = lines[toward === 'next' ? at + 1 : at - 1];
  return id === undefined || at < 0 || !other ? [] : [id, other.id];
}

/** Takes lines out; the line after them is selected. */
export function planDelete(lines: readonly ScriptLine[], selected: readonly LineId[]): EditPlan | null {
  if (selected.length === 0) return null;
  const gone = new Set(selected);
  const last = lines.findLastIndex((line) => gone.has(line.id));
  const after = lines.slice(last + 1).find((line) => !gone.has(line.id));
  const next = after ?? lines.slice(0, last).findLast((line) => !gone.has(line.id));
  const edits: ScriptEdit[] = [{ kind: 'delete', lineIds: [...selected] }];
  const label = texts.labels.delete(selected.length);
  if (next) return { edits, label, select: [next.id], caret: null };
  // A script has at least one line to write in.
  const empty = newLine();
  return { edits: [...edits, { kind: 'insert', lines: [empty], afterId: null }], label, ...caretAt(empty.id, 0) };
}

/** Adds an empty line beside another one, of the same character. */
export function planInsert(lines: readonly ScriptLine[], at: number, where: 'before' | 'after'): EditPlan {
  const beside = lines[at];
  const line = newLine({ characterId: beside?.characterId ?? null });
  const afterId = (where === 'after' ? beside?.id : lines[at - 1]?.id) ?? null;
  return {
    edits: [{ kind: 'insert', lines: [line], afterId }],
    label: texts.labels.insert,
    ...caretAt(line.id, 0),
  };
}

/** Moves the selected lines one place up or down together. Null at the ends. */
export function planMove(lines: readonly ScriptLine[], selected: readonly LineId[], by: 1 | -1): EditPlan | null {
  const moving = new Set(selected);
  const first = lines.findIndex((line) => moving.has(line.id));
  const last = lines.findLastIndex((line) => moving.has(line.id));
  const target = by === 1 ? lines[last + 1] : lines[first - 2];
  if (first < 0 || (by === 1 ? !target : first === 0)) return null;
  return {
    edits: [
      {
        kind: 'move',
        lineIds: lines.filter(({ id }) => moving.has(id)).map(({ id }) => id),
        afterId: target?.id ?? null,
      },
    ],
    label: texts.labels.move(moving.size),
    select: [...selected],
    caret: null,
  };
}

/** Puts lines behind another one, or with null first, in their order. Null where they are there already. */
export function planMoveBehind(
  lines: readonly ScriptLine[],
  selected: readonly LineId[],
  afterId: LineId | null,
): EditPlan | null {
  const moving = new Set(selected);
  const at = lines.findIndex(({ id }) => id === afterId);
  // A line that is moved itself is no place: what stands before it is.
  const target = lines.slice(0, at + 1).findLast(({ id }) => !moving.has(id))?.id ?? null;
  const lineIds = lines.filter(({ id }) => moving.has(id)).map(({ id }) => id);
  const rest = lines.filter(({ id }) => !moving.has(id)).map(({ id }) => id);
  const place = target === null ? 0 : rest.indexOf(target) + 1;
  const order = rest.toSpliced(place, 0, ...lineIds);
  if (lineIds.length === 0 || lines.every(({ id }, index) => order[index] === id)) return null;
  return {
    edits: [{ kind: 'move', lineIds, afterId: target }],
    label: texts.labels.move(lineIds.length),
    select: lineIds,
    caret: null,
  };
}

/** The character of a name, compared without regard to case, or a new one and the edit that adds it. */
export function characterNamed(
  characters: readonly Character[],
  name: string,
): { characterId: CharacterId; edits: ScriptEdit[] } {
  const wanted = name.trim().toLocaleLowerCase();
  const known = characters.find((character) => character.name.toLocaleLowerCase() === wanted);
  if (known) return { characterId: known.id, edits: [] };
  const character = newCharacter(characters, name.trim());
  return { characterId: character.id, edits: [{ kind: 'addCharacter', character }] };
}

/** Cuts a long line into several at its sentences. Null where it is one piece. */
export function planSentences(line: ScriptLine): EditPlan | null {
  const pieces = splitAtSentences(line.text, MOST_CHARACTERS).map((piece) => piece.trim());
  const [first, ...rest] = pieces.filter((piece) => piece !== '');
  if (first === undefined || rest.length === 0) return null;
  const { id, characterId, voiceId, delivery, effects, language } = line;
  const lines = rest.map((text) => newLine({ characterId, voiceId, delivery, effects, language, text }));
  return {
    edits: [
      { kind: 'setText', lineId: id, text: first },
      { kind: 'insert', lines, afterId: id },
    ],
    label: texts.labels.splitSentences,
    select: [id],
    caret: null,
  };
}
