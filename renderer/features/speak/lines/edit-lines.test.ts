import { beforeEach, describe, expect, it } from 'vitest';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { characterId, characterOf, lineId, newScriptLine } from '../../../../shared/domain/test-data/script-data.ts';
import { selectAll } from '../../../ui/collection/list/list-selection.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { documentOf } from '../document/opened/open-scripts.ts';
import { useSpeak } from '../document/speak-store.ts';
import { openScriptFor } from '../document/test-data/open-script-data.ts';
import { openInWindow } from '../document/test-data/script-core.ts';
import { activeEditor } from './selection/active-editor.ts';
import { castByName, castLines, castToNew } from './cast-lines.ts';
import {
  breakLine,
  commitText,
  deleteLines,
  insertLine,
  joinLines,
  moveLines,
  moveLinesBehind,
  splitLineAtSentences,
} from './edit-lines.ts';

const ANNA = characterOf('anna', 3, { name: 'Anna' });
const { script } = openScriptFor(
  [
    newScriptLine('a', 'The lamp went out. Nobody saw it.', { section: 'Night' }),
    newScriptLine('b', 'I did.', { characterId: characterId('anna'), voiceId: 'own-voice' }),
    newScriptLine('c', 'Fog.'),
  ],
  { characters: [ANNA] },
);

let id: ItemId;
let open: () => OpenScript;
let releaseCount = 0;
let takeAway = () => {};

const said = () => open().script.lines.map(({ text }) => text);
const names = () => open().script.lines.map((line) => line.id);
const cast = () => open().script.lines.map((line) => line.characterId);
const select = (...ids: string[]) => useSpeak.setState({ selection: selectAll(ids.map(lineId)) });
const selected = (): LineId[] => [...useSpeak.getState().selection.ids];
const lastStep = () => documentOf(id)?.getStatus().undoLabel;

/** An editor of a line with the caret at `to`, as the list has one while a line is written. */
function write(line: string, text: string, to = text.length): void {
  const nothing = () => undefined;
  takeAway = activeEditor.set({
    lineId: lineId(line),
    read: () => ({ text, from: to, to }),
    insert: nothing,
    openPicker: nothing,
    openPronounceAs: nothing,
    commit: nothing,
    release: () => void (releaseCount += 1),
    focus: nothing,
  });
}

beforeEach(async () => {
  takeAway();
  takeAway = () => {};
  releaseCount = 0;
  useSpeak.setState(useSpeak.getInitialState(), true);
  ({ id, open } = await openInWindow(script));
});

describe('breaking a line', () => {
  it('cuts it at the caret with what was typed, in one step, and goes on in the second', () => {
    write('c', 'Fog. And rain.', 4);
    expect(breakLine(open())).toBe(true);
    expect(said().slice(2)).toEqual(['Fog. ', 'And rain.']);
    expect(useSpeak.getState().editing).toEqual({ lineId: names()[3], caret: 0 });
    expect(releaseCount).toBe(1);
    expect(documentOf(id)?.getStatus().pendingCount).toBe(1);
  });

  it('cuts a line at its sentences only where it is too long for one request, and the first keeps the section', () => {
    select('a');
    expect(splitLineAtSentences(open())).toBe(false);
    const long = 'A lamp stands here. '.repeat(600).trim();
    commitText(id, lineId('a'), long);
    expect(splitLineAtSentences(open())).toBe(true);
    const pieces = said().slice(0, -2);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join(' ')).toBe(long);
    expect(
      open()
        .script.lines.map(({ section }) => section)
        .filter(Boolean),
    ).toEqual(['Night']);
  });
});

describe('joining', () => {
  it('puts the caret between the two texts where a line is written', () => {
    write('c', 'Fog.', 0);
    expect(joinLines(open(), 'previous')).toBe(true);
    expect(said()[1]).toBe('I did. Fog.');
    expect(useSpeak.getState().editing?.lineId).toBe('b');
  });

  it('joins the selected lines and opens none', () => {
    select('b', 'c');
    expect(joinLines(open())).toBe(true);
    expect([said(), useSpeak.getState().editing]).toEqual([['The lamp went out. Nobody saw it.', 'I did. Fog.'], null]);
  });
});

describe('inserting and deleting', () => {
  it('adds an empty line beside the selected ones and opens it', () => {
    select('a', 'b');
    expect(insertLine(open(), 'before')).toBe(true);
    expect(said()[0]).toBe('');
    select('a', 'b');
    expect(insertLine(open(), 'after')).toBe(true);
    expect(said().slice(2)).toEqual(['I did.', '', 'Fog.']);
    expect(useSpeak.getState().editing?.lineId).toBe(selected()[0]);
  });

  it('adds it at the end where nothing is selected', () => {
    expect(insertLine(open(), 'after')).toBe(true);
    expect(said()).toHaveLength(4);
    expect(said()[3]).toBe('');
  });

  it('selects what follows the lines that are gone', () => {
    select('b');
    expect(deleteLines(open())).toBe(true);
    expect([names(), selected()]).toEqual([['a', 'c'], ['c']]);
  });
});

describe('moving', () => {
  it('moves the selected lines together, and not beyond the ends', () => {
    select('b', 'c');
    expect(moveLines(open(), -1)).toBe(true);
    expect(names()).toEqual(['b', 'c', 'a']);
    expect(moveLines(open(), -1)).toBe(false);
    expect(selected()).toEqual(['b', 'c']);
  });

  it('takes the caret along with a line that is written', () => {
    write('c', 'Fog, fog.', 3);
    expect(moveLines(open(), -1)).toBe(true);
    expect([names(), said()[1]]).toEqual([['a', 'c', 'b'], 'Fog, fog.']);
    expect(useSpeak.getState().editing).toEqual({ lineId: 'c', caret: 3 });
  });

  it('puts lines behind another one, or first', () => {
    select('a');
    expect(moveLinesBehind(open(), lineId('c'))).toBe(true);
    expect(names()).toEqual(['b', 'c', 'a']);
    select('c');
    expect(moveLinesBehind(open(), null)).toBe(true);
    expect(names()).toEqual(['c', 'b', 'a']);
  });
});

describe('what is typed', () => {
  it('is one step, and none where the text is as it was or the line is gone', () => {
    expect(commitText(id, lineId('c'), 'Fog.')).toBe(false);
    expect(commitText(id, lineId('gone'), 'Fog.')).toBe(false);
    useSpeak.setState({ draft: { scriptId: id, lineId: lineId('c'), text: 'Mist.', base: 'Fog.' } });
    expect(commitText(id, lineId('c'), 'Mist.')).toBe(true);
    expect([said()[2], useSpeak.getState().draft, lastStep()]).toEqual(['Mist.', null, 'Edit text']);
  });
});

describe('the cast', () => {
  it('takes lines with its voice: one of their own would go on speaking', () => {
    expect(castLines(open(), [], characterId('anna'))).toBe(false);
    expect(castLines(open(), names().slice(), null)).toBe(true);
    expect(cast()).toEqual([null, null, null]);
    expect(open().script.lines[1]?.voiceId).toBeNull();
  });

  it('grows by a character that gets the lines, in one step', () => {
    const made = castToNew(open(), [lineId('c')]);
    expect(open().script.characters.at(-1)).toMatchObject({ id: made, ordinal: 4 });
    expect(cast()).toEqual([null, 'anna', made]);
    expect(documentOf(id)?.getStatus().pendingCount).toBe(1);
  });

  it('is found by a name that was typed before a line, whatever its case, and grows by one that nobody has', () => {
    expect(castByName(open(), lineId('c'), { name: 'ANNA', text: 'Fog!' })).toBe(true);
    expect([cast()[2], said()[2], open().script.characters.length]).toEqual(['anna', 'Fog!', 1]);
    expect(castByName(open(), lineId('a'), { name: 'Odrik', text: 'The lamp.' })).toBe(true);
    expect(open().script.characters.at(-1)?.name).toBe('Odrik');
    expect(cast()[0]).toBe(open().script.characters.at(-1)?.id);
  });
});
