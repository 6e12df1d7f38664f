import { describe, expect, it } from 'vitest';
import { failureRecord } from '../failures/failure.ts';
import { seededRandom } from '../test-data/seeded-random.ts';
import { characterId, characterOf, lineId, newScriptLine, scriptOf } from '../test-data/script-data.ts';
import { applyScriptEdits } from './apply-script-edit.ts';
import { applyScriptPatch } from './apply-script-patch.ts';
import type { ScriptEdit } from './script-edit.ts';
import { compareLines, type ScriptContent } from './script.ts';

const content = scriptOf(
  [
    newScriptLine('a', 'Once upon a time.', { section: 'One', characterId: characterId('anna') }),
    newScriptLine('b', 'There was a king.', { gapAfterMs: 900 }),
    newScriptLine('c', 'He had a daughter.', { section: 'Two', cue: { startMs: 4000, endMs: 6000 } }),
    newScriptLine('d', 'She was clever.', { characterId: characterId('ben'), cue: { startMs: 7000, endMs: 8000 } }),
  ],
  { characters: [characterOf('anna', 0), characterOf('ben', 1)] },
);
const after = (...edits: ScriptEdit[]) => applyScriptEdits(content, edits).content;
const texts = (script: ScriptContent) => script.lines.map((line) => line.text);
const ids = (script: ScriptContent) => script.lines.map((line) => line.id).join('');
const sections = (script: ScriptContent) => script.lines.map((line) => line.section);
const move = (lineIds: string, afterId: string | null): ScriptEdit => ({
  kind: 'move',
  lineIds: [...lineIds].map(lineId),
  afterId: afterId === null ? null : lineId(afterId),
});
const codeOf = (...edits: ScriptEdit[]): string => {
  try {
    applyScriptEdits(content, edits);
    return 'none';
  } catch (error) {
    return failureRecord(error).code;
  }
};

describe('editing a script', () => {
  it('changes the line that is named and leaves the others what they are', () => {
    const script = after({ kind: 'setText', lineId: lineId('b'), text: 'There were two kings.' });
    expect(texts(script)[1]).toBe('There were two kings.');
    expect(script.lines[0]).toBe(content.lines[0]);
    expect(script.lines[3]).toBe(content.lines[3]);
    expect(script.characters).toBe(content.characters);
  });

  it('keeps the mark of a doubtful line until somebody writes it anew', () => {
    const doubtful = scriptOf([
      newScriptLine('a', 'Too cost said mean her.', { languageDoubtful: true }),
      newScriptLine('b', 'Good day.'),
    ]);
    const marks = (...edits: ScriptEdit[]) =>
      applyScriptEdits(doubtful, edits).content.lines.map((line) => line.languageDoubtful ?? false);
    const write = (text: string): ScriptEdit => ({ kind: 'setText', lineId: lineId('a'), text });
    expect(marks(write('Too cost said mean here.'))).toEqual([true, false]);
    expect(marks(write('Du kostest sein Meer.'))).toEqual([false, false]);
    expect(marks({ kind: 'join', lineIds: [lineId('a'), lineId('b')] })).toEqual([true]);
    expect(marks({ kind: 'split', lineId: lineId('a'), offset: 9, newLineId: lineId('x') })).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('splits a line; the second part keeps who speaks and the gap, the first the section and the cue', () => {
    const { content: script, patch } = applyScriptEdits(content, [
      { kind: 'split', lineId: lineId('b'), offset: 9, newLineId: lineId('x') },
    ]);
    expect(texts(script).slice(1, 3)).toEqual(['There was ', 'a king.']);
    expect(script.lines.slice(1, 3).map((line) => line.gapAfterMs)).toEqual([null, 900]);
    expect(patch.lines.map((line) => line.id)).toEqual(['b', 'x']);
    const cue = after({ kind: 'split', lineId: lineId('c'), offset: 6, newLineId: lineId('x') }).lines.slice(2, 4);
    expect(cue.map((line) => [line.section, line.cue?.startMs ?? null])).toEqual([
      ['Two', 4000],
      [null, null],
    ]);
  });

  it('never splits a character of two units, and a line behind its last word into itself and an empty one', () => {
    const emoji = scriptOf([newScriptLine('a', 'Ha🎉ha')]);
    const split = (offset: number) =>
      texts(applyScriptEdits(emoji, [{ kind: 'split', lineId: lineId('a'), offset, newLineId: lineId('x') }]).content);
    expect(split(3)).toEqual(['Ha', '🎉ha']);
    expect(split(6)).toEqual(['Ha🎉ha', '']);
    expect(split(0)).toEqual(['', 'Ha🎉ha']);
  });

  it('joins lines with a blank where there is none; the first lasts as long as all of them', () => {
    const script = after({ kind: 'join', lineIds: [lineId('d'), lineId('c')] });
    expect(ids(script)).toBe('abc');
    expect(script.lines[2]).toMatchObject({
      text: 'He had a daughter. She was clever.',
      cue: { startMs: 4000, endMs: 8000 },
      characterId: null,
    });
  });

  it('gives a text back when its parts are joined again', () => {
    const random = seededRandom(5);
    const text = 'One  two\nthree, <#0.5#> four (laughs) five. 你好世界。 Six  seven';
    const blanks = [...text.matchAll(/\s/g)].map((match) => match.index);
    for (let round = 0; round < 200; round += 1) {
      const offset = blanks[Math.floor(random() * blanks.length)] ?? 0;
      const parted = scriptOf([newScriptLine('a', text)]);
      const { content: script } = applyScriptEdits(parted, [
        { kind: 'split', lineId: lineId('a'), offset, newLineId: lineId('x') },
        { kind: 'join', lineIds: [lineId('a'), lineId('x')] },
      ]);
      expect(texts(script)).toEqual([text]);
    }
  });

  it('puts lines between others without touching those', () => {
    const lines = [newScriptLine('x', 'X'), newScriptLine('y', 'Y')];
    const { content: script, patch } = applyScriptEdits(content, [{ kind: 'insert', lines, afterId: lineId('a') }]);
    expect(ids(script)).toBe('axybcd');
    expect(patch.lines).toHaveLength(2);
    expect(ids(after({ kind: 'insert', lines, afterId: null }))).toBe('xyabcd');
    expect(ids(after({ kind: 'insert', lines, afterId: lineId('d') }))).toBe('abcdxy');
  });

  it('moves neighbours apart when there is no room left between two lines', () => {
    let script: ScriptContent = content;
    let touched = 0;
    for (let round = 0; round < 500; round += 1) {
      const lines = [newScriptLine(`n${round}`, String(round))];
      const result = applyScriptEdits(script, [{ kind: 'insert', lines, afterId: lineId('a') }]);
      script = result.content;
      touched += result.patch.lines.length;
    }
    expect(texts(script).slice(1, -3)).toEqual(Array.from({ length: 500 }, (_, index) => String(499 - index)));
    expect(new Set(script.lines.map((line) => line.order)).size).toBe(504);
    expect(touched).toBeLessThan(5000);
  });

  it('sorts out orders that are equal or beyond counting', () => {
    const broken = {
      ...content,
      lines: content.lines.map((line, index) => ({ ...line, order: index < 2 ? 1e300 : 2e300 })),
    };
    const lines = [newScriptLine('x', 'X')];
    for (const [afterId, order] of [
      ['a', 'axbcd'],
      ['b', 'abxcd'],
      ['d', 'abcdx'],
    ] as const) {
      expect(ids(applyScriptEdits(broken, [{ kind: 'insert', lines, afterId: lineId(afterId) }]).content)).toBe(order);
    }
  });

  it('moves lines in their own order, and knows when they are there already', () => {
    expect(ids(after(move('da', 'b')))).toBe('badc');
    expect(ids(after(move('cd', null)))).toBe('cdab');
    expect(ids(after(move('bc', 'c')))).toBe('abcd');
    expect(applyScriptEdits(content, [move('bc', 'a')]).patch.lines).toEqual([]);
  });

  it('keeps the title of a section with what stays of it, or takes it along with all of it', () => {
    expect(sections(after({ kind: 'delete', lineIds: [lineId('a')] }))).toEqual(['One', 'Two', null]);
    expect(sections(after({ kind: 'delete', lineIds: [lineId('c'), lineId('d')] }))).toEqual(['One', null]);
    expect(sections(after(move('a', 'd')))).toEqual(['One', 'Two', null, null]);
    expect(sections(after(move('cd', null)))).toEqual(['Two', null, 'One', null]);
    expect(sections(after({ kind: 'join', lineIds: [lineId('b'), lineId('c')] }))).toEqual(['One', null, 'Two']);
  });

  it('sets values and leaves those alone that are not given', () => {
    const script = after({
      kind: 'setLines',
      lineIds: [lineId('a'), lineId('c')],
      values: { voiceId: 'narrator', characterId: undefined as never },
    });
    expect(script.lines.map((line) => line.voiceId)).toEqual(['narrator', null, 'narrator', null]);
    expect(script.lines[0]?.characterId).toBe('anna');
  });

  it('hands the lines of a character over when it is removed', () => {
    const anna = characterId('anna');
    const into = (intoId: string | null) =>
      after({ kind: 'removeCharacter', characterId: anna, intoId: intoId === null ? null : characterId(intoId) });
    expect(into('ben').lines.map((line) => line.characterId)).toEqual(['ben', null, null, 'ben']);
    expect(into(null).characters.map((character) => character.id)).toEqual(['ben']);
  });

  it('refuses what cannot be done, and changes nothing then', () => {
    const line = newScriptLine('a', 'again');
    expect(codeOf({ kind: 'setText', lineId: lineId('x'), text: '' })).toBe('NOT_FOUND');
    expect(codeOf({ kind: 'split', lineId: lineId('a'), offset: 99, newLineId: lineId('x') })).toBe('INVALID_INPUT');
    expect(codeOf({ kind: 'split', lineId: lineId('a'), offset: 2, newLineId: lineId('b') })).toBe('CONFLICT');
    expect(codeOf({ kind: 'join', lineIds: [lineId('a'), lineId('a')] })).toBe('INVALID_INPUT');
    expect(codeOf({ kind: 'insert', lines: [line], afterId: null })).toBe('CONFLICT');
    expect(codeOf({ kind: 'insert', lines: [{ ...line, id: lineId('x') }], afterId: lineId('y') })).toBe('NOT_FOUND');
    expect(codeOf({ kind: 'setLines', lineIds: [lineId('a')], values: { characterId: characterId('x') } })).toBe(
      'NOT_FOUND',
    );
    expect(codeOf({ kind: 'removeCharacter', characterId: characterId('ben'), intoId: characterId('ben') })).toBe(
      'INVALID_INPUT',
    );
    expect(codeOf({ kind: 'addCharacter', character: characterOf('ben', 2) })).toBe('CONFLICT');
    expect(codeOf({ kind: 'setCharacter', characterId: characterId('ben'), values: { name: ' ' } })).toBe(
      'INVALID_INPUT',
    );
    expect(codeOf({ kind: 'rename', title: '  ' })).toBe('INVALID_INPUT');
    expect(codeOf(move('a', 'x'))).toBe('NOT_FOUND');
  });

  it('writes nothing into the patch when nothing changed', () => {
    const { patch, inverse } = applyScriptEdits(content, [
      { kind: 'setText', lineId: lineId('a'), text: 'Once upon a time.' },
      { kind: 'rename', title: 'A script' },
      { kind: 'setSettings', values: { gapMs: 300 } },
    ]);
    const nothing = {
      lines: [],
      removedLineIds: [],
      characters: [],
      removedCharacterIds: [],
      settings: null,
      title: null,
    };
    expect(patch).toEqual(nothing);
    expect(inverse).toEqual(nothing);
  });

  it('is taken back exactly, whatever was done', () => {
    const random = seededRandom(11);
    let made = 0;
    let script: ScriptContent = content;
    let steps = 0;
    for (let round = 0; round < 1500; round += 1) {
      const edits = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
        randomEdit(script, random, `n${made++}`),
      );
      let result;
      try {
        result = applyScriptEdits(script, edits);
      } catch (error) {
        // An edit of the batch took away what another names.
        expect(['NOT_FOUND', 'INVALID_INPUT', 'CONFLICT']).toContain(failureRecord(error).code);
        continue;
      }
      steps += 1;
      expect(applyScriptPatch(result.content, result.inverse)).toEqual(script);
      expect(applyScriptPatch(script, result.patch)).toEqual(result.content);
      expect(result.content.lines.toSorted(compareLines)).toEqual(result.content.lines);
      if (result.content.lines.length > 0 && result.content.lines.length < 60) script = result.content;
    }
    expect(steps).toBeGreaterThan(800);
  });
});

function randomEdit(script: ScriptContent, random: () => number, newId: string): ScriptEdit {
  const below = (count: number) => Math.floor(random() * count);
  const anyLine = () => script.lines[below(script.lines.length)]!;
  const some = () => Array.from({ length: 1 + below(3) }, () => anyLine().id);
  const anyCharacter = () => script.characters[below(script.characters.length)]?.id ?? null;
  const afterId = random() < 0.2 ? null : anyLine().id;
  const line = anyLine();
  const who = anyCharacter();
  switch (below(12)) {
    case 0:
      return { kind: 'setText', lineId: line.id, text: `Text ${newId} with words` };
    case 1:
      return { kind: 'split', lineId: line.id, offset: below(line.text.length + 1), newLineId: lineId(newId) };
    case 2:
      return { kind: 'join', lineIds: some() };
    case 3:
      return { kind: 'move', lineIds: some(), afterId };
    case 4:
      return { kind: 'delete', lineIds: some() };
    case 5:
      return {
        kind: 'setLines',
        lineIds: some(),
        values: { section: random() < 0.5 ? newId : null, characterId: who },
      };
    case 6:
      return { kind: 'addCharacter', character: characterOf(newId, below(5)) };
    case 7:
      if (who) return { kind: 'setCharacter', characterId: who, values: { name: newId, voiceId: newId } };
      return { kind: 'rename', title: newId };
    case 8:
      if (who) return { kind: 'removeCharacter', characterId: who, intoId: random() < 0.5 ? null : anyCharacter() };
      return { kind: 'rename', title: newId };
    case 9:
      return { kind: 'setSettings', values: { gapMs: below(1000), timing: random() < 0.5 ? 'cues' : 'gaps' } };
    default: {
      const lines = [newScriptLine(newId, 'New'), newScriptLine(`${newId}b`, 'Newer', { section: 'S' })];
      return { kind: 'insert', lines, afterId };
    }
  }
}
