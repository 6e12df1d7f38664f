import type { CharacterId } from '../../../../shared/domain/ids.ts';
import { subtitleFormatOf } from '../../../../shared/domain/subtitles/reading/read-subtitles.ts';
import { type ParsedScript, parseScript } from '../../../../shared/domain/script/parsing/parse-script.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { Character, ScriptLine } from '../../../../shared/domain/script/script.ts';
import { selectAll } from '../../../ui/collection/list/list-selection.ts';
import { characterNamed } from '../lines/line-plans.ts';
import { newLineId } from '../lines/new-rows.ts';
import { editScript } from '../document/opened/open-scripts.ts';
import { chosenIds } from '../lines/selection/line-selection.ts';
import { lineOf, type OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from '../texts.ts';
import { activeEditor } from '../lines/selection/active-editor.ts';
import { leftCaretIn } from '../lines/selection/left-caret.ts';
import { apart } from '../../../ui/text/insert-text.ts';

/** Whether a pasted text is more than a piece of one line: several lines, or one that names who speaks. */
export const isScriptText = (text: string): boolean => /\S[^]*\n[^]*\S/.test(text) || /^\s*\[[^\]\n]+\]\s/.test(text);

/** The edits that put parsed lines behind a line, or at its caret: the first joins what stands before it, the last what stands behind. */
export function planPaste(
  parsed: ParsedScript,
  place: { line: ScriptLine; from: number; to: number; characters: readonly Character[] },
): { edits: ScriptEdit[]; lastId: ScriptLine['id'] } | null {
  const { line, from, to, characters } = place;
  const cast = mergedCast(parsed.characters, characters);
  const lines = parsed.lines.map((each) => ({
    ...each,
    characterId: each.characterId === null ? line.characterId : (cast.idOf.get(each.characterId) ?? null),
  }));
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return null;
  const before = line.text.slice(0, from);
  const after = line.text.slice(to);
  const edits: ScriptEdit[] = [...cast.edits];
  if (before.trim() === '') {
    // The line is empty up to the caret: the first pasted line takes its place.
    const { characterId, section } = first;
    edits.push({ kind: 'setText', lineId: line.id, text: first.text });
    edits.push({
      kind: 'setLines',
      lineIds: [line.id],
      values: { characterId, ...(line.section === null ? { section } : {}) },
    });
    lines.shift();
  } else {
    edits.push({ kind: 'setText', lineId: line.id, text: before.trimEnd() });
  }
  if (after.trim() !== '')
    lines.push({
      ...last,
      id: newLineId(),
      section: null,
      cue: null,
      characterId: line.characterId,
      text: after.trimStart(),
    });
  if (lines.length > 0) edits.push({ kind: 'insert', lines, afterId: line.id });
  return { edits, lastId: lines.at(-1)?.id ?? line.id };
}

/** The edit that puts a single line that nobody is named for into a line that has a text, with blanks around it. Null for anything else. */
export function planInline(
  { lines: [only, more] }: ParsedScript,
  { line, from, to }: { line: ScriptLine; from: number; to: number },
): { edits: ScriptEdit[]; lastId: ScriptLine['id'] } | null {
  if (!only || more || only.characterId !== null || only.section !== null || line.text.trim() === '') return null;
  const [before, after] = [line.text.slice(0, from), line.text.slice(to)];
  const text = before + apart(only.text, { before, after }) + after;
  return { edits: [{ kind: 'setText', lineId: line.id, text }], lastId: line.id };
}

/** Characters of the parsed script by the name of those that there are; the others are added. */
function mergedCast(parsed: readonly Character[], known: readonly Character[]) {
  const edits: ScriptEdit[] = [];
  const idOf = new Map<CharacterId, CharacterId>();
  let characters = [...known];
  for (const each of parsed) {
    const found = characterNamed(characters, each.name);
    for (const edit of found.edits) {
      edits.push(edit);
      if (edit.kind === 'addCharacter') characters = [...characters, edit.character];
    }
    idOf.set(each.id, found.characterId);
  }
  return { edits, idOf };
}

/** Pastes a text as lines at the caret or behind the selected line; one step of undo. Returns whether anything was pasted. */
export const pasteLines = (open: OpenScript, text: string): boolean =>
  text.trim() !== '' && pasteScript(open, parsedPaste(text), { label: texts.labels.paste });

/**
 * Puts parsed lines in at the caret, where `leftCaret` says so also at the one that somebody left, else behind the selected line; one
 * step of undo. Returns whether anything was put in.
 */
export function pasteScript(
  open: OpenScript,
  parsed: ParsedScript,
  { label, leftCaret = false }: { label: string; leftCaret?: boolean },
): boolean {
  const editor = activeEditor.current();
  const id = chosenIds(open).at(-1) ?? open.order.at(-1);
  const stored = id === undefined ? null : lineOf(open, id);
  if (!stored) return false;
  const typed = editor?.read();
  const line = typed ? { ...stored, text: typed.text } : stored;
  const caret = typed ?? (leftCaret ? leftCaretIn(line) : null);
  const { from, to } = caret ?? { from: line.text.length, to: line.text.length };
  const inline = leftCaret && caret ? planInline(parsed, { line, from, to }) : null;
  const plan = inline ?? planPaste(parsed, { line, from, to, characters: open.script.characters });
  if (!plan || !editScript(open.script.id, plan.edits, label)) return false;
  editor?.release();
  useSpeak.setState({
    draft: null,
    selection: selectAll([plan.lastId]),
    editing: editor ? { lineId: plan.lastId, caret: 'end' } : null,
  });
  return true;
}

/** Subtitles are read as such; those that cannot be read are pasted as they are, so that nothing is lost. */
function parsedPaste(text: string): ParsedScript {
  if (!subtitleFormatOf(text)) return parseScript(text, 'txt', { newId: newLineId });
  try {
    return parseScript(text, 'srt', { newId: newLineId });
  } catch {
    return parseScript(text, 'txt', { newId: newLineId });
  }
}
