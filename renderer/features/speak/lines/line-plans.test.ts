import { describe, expect, it } from 'vitest';
import type { LineId } from '../../../../shared/domain/ids.ts';
import { applyScriptEdits } from '../../../../shared/domain/script/apply-script-edit.ts';
import { DEFAULT_SCRIPT_SETTINGS } from '../../../../shared/domain/script/script-settings.ts';
import type { ScriptContent, ScriptLine } from '../../../../shared/domain/script/script.ts';
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
import { newCharacter, newLine } from './new-rows.ts';

const id = (name: string) => name as LineId;
const tavi = newCharacter([], 'Tavi');
const line = (name: string, order: number, text = `${name} one two`): ScriptLine => ({
  ...newLine({ id: id(name), text, characterId: tavi.id }),
  order,
});
const lines = [line('a', 1), line('b', 2), line('c', 3)];
const content: ScriptContent = { title: 'x', settings: DEFAULT_SCRIPT_SETTINGS, characters: [tavi], lines };

/** Texts after a plan, by the real rules. */
function after(plan: EditPlan | null, of: ScriptContent = content): string[] {
  return applyScriptEdits(of, plan?.edits ?? []).content.lines.map((each) => each.text);
}

describe('plans of lines', () => {
  it('break a line at the caret and follow with it', () => {
    const plan = planBreak(line('a', 1), 6, id('n'));
    expect(after(plan)).toEqual(['a one ', 'two', 'b one two', 'c one two']);
    expect(plan.caret).toEqual({ lineId: 'n', offset: 0 });
  });

  it('add an empty line of the same character where one side of the caret is empty', () => {
    const end = planBreak(line('a', 1), 9, id('n'));
    expect(after(end)).toEqual(['a one two', '', 'b one two', 'c one two']);
    expect(applyScriptEdits(content, end.edits).content.lines[1]?.characterId).toBe(tavi.id);
    const start = planBreak(line('b', 2), 0, id('n'));
    expect(after(start)).toEqual(['a one two', '', 'b one two', 'c one two']);
    expect(start.caret).toEqual({ lineId: 'b', offset: 0 });
  });

  it('join a line with a neighbour or the selected ones, the caret between the texts', () => {
    expect(after(planJoin(lines, [id('b')], 'previous'))).toEqual(['a one two b one two', 'c one two']);
    expect(planJoin(lines, [id('b')], 'previous')?.caret).toEqual({ lineId: 'a', offset: 9 });
    expect(after(planJoin(lines, [id('c'), id('a')]))).toHaveLength(2);
    expect([planJoin(lines, [id('a')], 'previous'), planJoin(lines, [id('c')]), planJoin(lines, [])]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('delete lines, select what follows and never leave a script without a line', () => {
    expect(planDelete(lines, [id('a'), id('b')])?.select).toEqual(['c']);
    expect(planDelete(lines, [id('c')])?.select).toEqual(['b']);
    expect(after(planDelete(lines, [id('a'), id('b'), id('c')]))).toEqual(['']);
  });

  it('insert before and after', () => {
    expect(after(planInsert(lines, 0, 'before'))).toEqual(['', 'a one two', 'b one two', 'c one two']);
    expect(after(planInsert(lines, 0, 'after'))).toEqual(['a one two', '', 'b one two', 'c one two']);
  });

  it('move lines by one place and stop at the ends', () => {
    expect(after(planMove(lines, [id('a')], 1))).toEqual(['b one two', 'a one two', 'c one two']);
    expect(after(planMove(lines, [id('c')], -1))).toEqual(['a one two', 'c one two', 'b one two']);
    expect(after(planMove(lines, [id('b'), id('c')], -1))).toEqual(['b one two', 'c one two', 'a one two']);
    expect([planMove(lines, [id('a')], -1), planMove(lines, [id('c')], 1)]).toEqual([null, null]);
  });

  it('move lines behind another one, in their order, and leave out what changes nothing', () => {
    expect(after(planMoveBehind(lines, [id('c'), id('a')], id('b')))).toEqual(['b one two', 'a one two', 'c one two']);
    expect(after(planMoveBehind(lines, [id('c')], null))).toEqual(['c one two', 'a one two', 'b one two']);
    expect(after(planMoveBehind(lines, [id('b'), id('a')], id('c')))).toEqual(['c one two', 'a one two', 'b one two']);
    // Dropped on one of themselves they gather there.
    expect(after(planMoveBehind(lines, [id('a'), id('c')], id('a')))).toEqual(['a one two', 'c one two', 'b one two']);
    expect(planMoveBehind(lines, [id('a'), id('b')], id('b'))).toBeNull();
    expect(planMoveBehind(lines, [id('b')], id('a'))).toBeNull();
    expect(planMoveBehind(lines, [], id('a'))).toBeNull();
  });

  it('cut a long line at sentences without losing a word', () => {
    const text = 'A short sentence stands here. '.repeat(400).trim();
    const long = { ...content, lines: [line('a', 1, text)] };
    const cut = after(planSentences(line('a', 1, text)), long);
    expect(cut.length).toBeGreaterThan(3);
    expect(cut.join(' ').split(/\s+/)).toEqual(text.split(/\s+/));
    expect(planSentences(line('a', 1))).toBeNull();
  });
});
