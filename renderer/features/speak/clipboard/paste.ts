import type { CharacterId } from '../../../../shared/domain/ids.ts';
import { subtitleFormatOf } from '../../../../shared/domain/subtitles/reading/read-subtitles.ts';
import { type ParsedScript, parseScript } from '../../../../shared/domain/script/parse-script.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { Character, ScriptLine } from '../../../../shared/domain/script/script.ts';
import { selectAll } from '../../../ui/collection/list/list-selection.ts';
import { characterNamed } from '../lines/line-plans.ts';
import { newLineId } from '../lines/new-rows.ts';
import { editScript } from '../document/open-scripts.ts';
import { chosenIds } from '../lines/line-selection.ts';
import { lineOf, type OpenScript } from '../document/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from '../texts.ts';
import { activeEditor } from '../lines/active-editor.ts';

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
export function pasteLines(open: OpenScript, text: string): boolean {
  if (text.trim() === '') return false;
  const editor = activeEditor.current();
  const id = chosenIds(open).at(-1) ?? open.order.at(-1);
  const stored = id === undefined ? null : lineOf(open, id);
  if (!stored) return false;
  const typed = editor?.read();
  const line = typed ? { ...stored, text: typed.text } : stored;
  const place = typed ?? { from: line.text.length, to: line.text.length };
  const parsed = parsedPaste(text);
  const plan = planPaste(parsed, { line, from: place.from, to: place.to, characters: open.script.characters });
  if (!plan || !editScript(open.script.id, plan.edits, texts.labels.paste)) return false;
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
