import { describe, expect, it } from 'vitest';
import { applyScriptEdits } from '../../../../shared/domain/script/apply-script-edit.ts';
import { parseScript } from '../../../../shared/domain/script/parsing/parse-script.ts';
import { DEFAULT_SCRIPT_SETTINGS } from '../../../../shared/domain/script/script-settings.ts';
import type { Character, ScriptContent } from '../../../../shared/domain/script/script.ts';
import { newCharacter, newLine, newLineId } from '../lines/new-rows.ts';
import { isScriptText, planInline, planPaste } from './paste.ts';

const odrik: Character = newCharacter([], 'Odrik');

function script(text: string): ScriptContent {
  const line = { ...newLine({ text, characterId: odrik.id }), order: 1 };
  return { title: 'x', settings: DEFAULT_SCRIPT_SETTINGS, characters: [odrik], lines: [line] };
}

function pasted(text: string, into: string, at: number, to = at) {
  const content = script(into);
  const [line] = content.lines;
  if (!line) throw new Error('The script has no line.');
  const parsed = parseScript(text, 'txt', { newId: newLineId });
  const plan = planPaste(parsed, { line, from: at, to, characters: content.characters });
  const { content: after } = applyScriptEdits(content, plan?.edits ?? []);
  const name = (id: Character['id'] | null) => after.characters.find((each) => each.id === id)?.name ?? null;
  return after.lines.map((each) => [name(each.characterId), each.text]);
}

describe('pasting into a line', () => {
  it('tells a script from a piece of a line', () => {
    expect(['two words', 'one line\n', '[Tavi] Hello', 'one\ntwo', '(sighs)'].map(isScriptText)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it('puts lines into an empty one, casts by name and adds who is new', () => {
    expect(pasted('[odrik] First.\n\n[Tavi] Second.', '', 0)).toEqual([
      ['Odrik', 'First.'],
      ['Tavi', 'Second.'],
    ]);
  });

  it('parts the line at the caret and takes the selected words out', () => {
    expect(pasted('[Tavi] Middle.\n\n[Odrik] Last.', 'Before gone after', 7, 11)).toEqual([
      ['Odrik', 'Before'],
      ['Tavi', 'Middle.'],
      ['Odrik', 'Last.'],
      ['Odrik', 'after'],
    ]);
  });

  it('gives lines without a name to whoever speaks where they are pasted', () => {
    expect(pasted('One.\n\nTwo.', 'Start.', 6).map(([who]) => who)).toEqual(['Odrik', 'Odrik', 'Odrik']);
  });
});

describe('an answer at the caret', () => {
  const inline = (text: string, into: string, from: number, to = from) => {
    const content = script(into);
    const [line] = content.lines;
    if (!line) throw new Error('The script has no line.');
    const plan = planInline(parseScript(text, 'md', { newId: newLineId }), { line, from, to });
    return plan && applyScriptEdits(content, plan.edits).content.lines.map((each) => each.text);
  };

  it('is part of the line that is written where it is one paragraph', () => {
    expect(inline('a **small** lamp', 'There is by the door.', 8)).toEqual(['There is a small lamp by the door.']);
    expect(inline('lamp', 'The old light burns.', 4, 13)).toEqual(['The lamp burns.']);
  });

  it('is lines of their own where there are several, somebody is named or the line is empty', () => {
    expect(inline('One.\n\nTwo.', 'Start.', 6)).toBeNull();
    expect(inline('[Tavi] Hello.', 'Start.', 6)).toBeNull();
    expect(inline('Hello.', '', 0)).toBeNull();
  });
});
