import { describe, expect, it } from 'vitest';
import type { CharacterId, LineId } from '../../../../shared/domain/ids.ts';
import { applyScriptEdits } from '../../../../shared/domain/script/apply-script-edit.ts';
import { parseScript } from '../../../../shared/domain/script/parsing/parse-script.ts';
import { DEFAULT_SCRIPT_SETTINGS, INHERITED_DELIVERY } from '../../../../shared/domain/script/script-settings.ts';
import type { Character, ScriptContent } from '../../../../shared/domain/script/script.ts';
import { newLine } from '../lines/new-rows.ts';
import { copiedLines, insertingEdits, plainText } from './copied-lines.ts';

const character = (id: string, name: string, voiceId: string | null = null): Character => ({
  id: id as CharacterId,
  ordinal: 0,
  name,
  voiceId,
  delivery: { ...INHERITED_DELIVERY, speed: 1.5 },
  effects: null,
});
const script = (characters: Character[], lines: Partial<ScriptContent['lines'][number]>[]): ScriptContent => ({
  title: 'Script',
  settings: DEFAULT_SCRIPT_SETTINGS,
  characters,
  lines: lines.map((line, order) => ({ ...newLine(line), order })),
});
const from = script(
  [character('ann', 'Ann', 'voice-of-ann'), character('bob', 'Bob')],
  [
    {
      id: 'a' as LineId,
      text: 'Hello <#0.5#> there.',
      characterId: 'ann' as CharacterId,
      language: 'English',
      gapAfterMs: 900,
    },
    { id: 'b' as LineId, text: 'Hi.', characterId: 'bob' as CharacterId },
    { id: 'c' as LineId, text: 'A door.' },
  ],
);
const all = new Set(['a', 'c'] as LineId[]);

describe('lines that are copied', () => {
  it('are a script in other programs, which reads as the same lines', () => {
    const { text } = copiedLines(from, all);
    expect(text).toBe('[Ann] Hello <#0.5#> there.\n\nA door.');
    let id = 0;
    const parsed = parseScript(copiedLines(from, new Set(['a', 'b'] as LineId[])).text, 'txt', {
      newId: () => String((id += 1)),
    });
    expect(parsed.lines.map((line) => line.text)).toEqual(['Hello <#0.5#> there.', 'Hi.']);
    expect(parsed.characters.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  });

  it('have a plain text of words alone', () => {
    const lines = script([], [{ text: 'Hello <#0.5#> there (laughs) , you.' }, { text: '' }, { text: ' Bye. ' }]).lines;
    expect(plainText(lines)).toBe('Hello there, you.\n\nBye.');
  });

  it('bring their settings and their cast into another script', () => {
    const to = script([], [{ id: 'z' as LineId, text: 'End.' }]);
    const { edits, ids } = insertingEdits(copiedLines(from, all), null, to.characters);
    const { content } = applyScriptEdits({ ...to }, edits);
    expect(content.lines.map((line) => line.text)).toEqual(['Hello <#0.5#> there.', 'A door.', 'End.']);
    expect(content.lines.slice(0, 2).map((line) => line.id)).toEqual(ids);
    expect(content.lines[0]).toMatchObject({ language: 'English', gapAfterMs: 900 });
    expect(content.characters).toMatchObject([{ name: 'Ann', voiceId: 'voice-of-ann', delivery: { speed: 1.5 } }]);
    expect(content.lines[0]?.characterId).toBe(content.characters[0]?.id);
  });

  it('are spoken by who is there already, by id and by name', () => {
    const same = insertingEdits(copiedLines(from, all), 'c' as LineId, from.characters);
    expect(same.edits).toMatchObject([
      { kind: 'insert', afterId: 'c', lines: [{ characterId: 'ann' }, { characterId: null }] },
    ]);
    expect(same.ids).not.toContain('a');
    const named = insertingEdits(copiedLines(from, all), null, [character('other', 'ANN')]);
    expect(named.edits).toMatchObject([{ kind: 'insert', lines: [{ characterId: 'other' }, {}] }]);
  });
});
