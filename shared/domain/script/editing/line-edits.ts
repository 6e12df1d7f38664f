import { isWrittenAnew } from '../../transcript/recognition/doubtful-language.ts';
import { reasonedFailure } from '../../failures/reasoned-failure.ts';
import { separatorBetween } from '../../words/word-tokens.ts';
import type { ScriptEdit } from '../script-edit.ts';
import type { ScriptLine } from '../script.ts';
import { definedValues } from './defined-values.ts';
import { placeLines } from './line-order.ts';
import { keepSections } from './sections.ts';
import { namedLines, sortedLines, type ScriptDraft } from './script-draft.ts';
import type { TimeSpan } from '../../media/time-span.ts';

type Edit<Kind extends ScriptEdit['kind']> = Extract<ScriptEdit, { kind: Kind }>;

/** Writes a line's text. Doubt about where it comes from goes when somebody writes it anew. */
export function setText({ lines }: ScriptDraft, edit: Edit<'setText'>): void {
  const { languageDoubtful, ...line } = lines.get(edit.lineId);
  const doubt = languageDoubtful && !isWrittenAnew(line.text, edit.text) ? { languageDoubtful } : undefined;
  lines.put({ ...line, ...doubt, text: edit.text });
}

/**
 * Cuts a line in two. White space at the cut stays with the first, so that joining gives the text back; so does no half of
 * a character that is two UTF-16 units.
 */
export function split(draft: ScriptDraft, { lineId, newLineId, offset }: Edit<'split'>): void {
  const line = draft.lines.get(lineId);
  refuseUsed(draft, newLineId);
  if (offset < 0 || offset > line.text.length) {
    throw reasonedFailure('INVALID_INPUT', 'split_past_end', { lineId, offset });
  }
  const cut = offset === 0 ? 0 : cutPosition(line.text, offset);
  const second = { ...line, id: newLineId, text: line.text.slice(cut), section: null, cue: null };
  draft.lines.put({ ...line, text: line.text.slice(0, cut), gapAfterMs: null });
  place(draft, [second], lineId);
}

function cutPosition(text: string, offset: number): number {
  const isPair = /[\uD800-\uDBFF]/.test(text[offset - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[offset] ?? '');
  const at = isPair ? offset - 1 : offset;
  return at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
}

/** Joins lines into the first of them, which then lasts to the end of the last one's cue and has the gap behind it. */
export function join(draft: ScriptDraft, { lineIds }: Edit<'join'>): void {
  const joined = namedLines(draft, lineIds);
  const [first, ...rest] = joined;
  const last = joined.at(-1);
  if (!first || !last || rest.length === 0) {
    throw reasonedFailure('INVALID_INPUT', 'too_few_lines', { lineIds });
  }
  keepSections(draft, rest);
  for (const line of rest) draft.lines.remove(line.id);
  const text = joined.map((line) => line.text).reduce(joinTexts);
  const isDoubtful = joined.some((line) => line.languageDoubtful);
  draft.lines.put({
    ...first,
    text,
    gapAfterMs: last.gapAfterMs,
    cue: joinedCue(first.cue, last.cue),
    ...(isDoubtful && { languageDoubtful: true }),
  });
}

function joinTexts(left: string, right: string): string {
  const isParted = /\s$/.test(left) || /^\s/.test(right);
  return left + (isParted ? '' : separatorBetween(left, right)) + right;
}

const joinedCue = (first: TimeSpan | null, last: TimeSpan | null): TimeSpan | null =>
  first && last ? { startMs: first.startMs, endMs: Math.max(first.endMs, last.endMs) } : first;

/** Puts new lines in. */
export function insert(draft: ScriptDraft, edit: Edit<'insert'>): void {
  const ids = new Set<string>();
  for (const line of edit.lines) {
    refuseUsed(draft, line.id);
    if (ids.has(line.id)) throw reasonedFailure('CONFLICT', 'line_id_used', { id: line.id });
    ids.add(line.id);
    if (line.characterId !== null) draft.characters.get(line.characterId);
  }
  place(
    draft,
    edit.lines.map((line) => ({ ...line, order: Number.NaN })),
    edit.afterId,
  );
}

/** Moves lines. One that is moved behind itself goes behind the line ahead of it that stays. */
export function move(draft: ScriptDraft, edit: Edit<'move'>): void {
  const moved = namedLines(draft, edit.lineIds);
  const ids = new Set(moved.map((line) => line.id));
  const before = sortedLines(draft);
  let afterId = edit.afterId;
  if (afterId !== null) {
    draft.lines.get(afterId);
    const at = before.findIndex((line) => line.id === afterId);
    afterId = before.slice(0, at + 1).findLast((line) => !ids.has(line.id))?.id ?? null;
  }
  const others = before.filter((line) => !ids.has(line.id));
  const index = afterId === null ? 0 : others.findIndex((line) => line.id === afterId) + 1;
  const isThere = moved.every((line, ahead) => before[index + ahead] === line);
  if (isThere) return;
  keepSections(draft, moved);
  place(draft, namedLines(draft, edit.lineIds), afterId);
}

/** Deletes lines. */
export function remove(draft: ScriptDraft, edit: Edit<'delete'>): void {
  const gone = namedLines(draft, edit.lineIds);
  keepSections(draft, gone);
  for (const line of gone) draft.lines.remove(line.id);
}

/** Sets values of lines; a value that is undefined is left alone. */
export function setLines(draft: ScriptDraft, edit: Edit<'setLines'>): void {
  const values = definedValues(edit.values);
  if (values.characterId != null) draft.characters.get(values.characterId);
  for (const line of namedLines(draft, edit.lineIds)) draft.lines.put({ ...line, ...values });
}

/** Puts lines behind another (null: ahead of all), with what makes room for them. */
function place(draft: ScriptDraft, placed: readonly ScriptLine[], afterId: ScriptLine['id'] | null): void {
  if (afterId !== null) draft.lines.get(afterId);
  const ids = new Set(placed.map((line) => line.id));
  const others = sortedLines(draft).filter((line) => !ids.has(line.id));
  const index = afterId === null ? 0 : others.findIndex((line) => line.id === afterId) + 1;
  for (const line of placeLines(others, index, placed)) draft.lines.put(line);
}

function refuseUsed(draft: ScriptDraft, id: ScriptLine['id']): void {
  if (draft.lines.has(id)) throw reasonedFailure('CONFLICT', 'line_id_used', { id });
}
