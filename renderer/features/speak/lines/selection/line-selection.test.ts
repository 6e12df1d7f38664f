import { afterEach, expect, it } from 'vitest';
import { lineId, newScriptLine } from '../../../../../shared/domain/test-data/script-data.ts';
import { useSpeak } from '../../document/speak-store.ts';
import { openScriptFor } from '../../document/test-data/open-script-data.ts';
import { type ActiveEditor, activeEditor } from './active-editor.ts';
import { chosenIds, selectLine, selectLines, showLine, startWriting, writeLine } from './line-selection.ts';

const open = openScriptFor([newScriptLine('a', 'One.'), newScriptLine('b', 'Two.'), newScriptLine('c', 'Three.')]);
const ids = (...names: string[]) => names.map(lineId);
const now = () => {
  const { selection, editing } = useSpeak.getState();
  return { selected: [...selection.ids], active: selection.primary, editing };
};

afterEach(() => useSpeak.setState(useSpeak.getInitialState(), true));

it('gives commands the selected lines in the order of the script, whatever order they were selected in', () => {
  selectLines(ids('c', 'a'));
  expect(chosenIds(open)).toEqual(['a', 'c']);
});

it('leaves lines out that are gone', () => {
  selectLines(ids('gone', 'b'));
  expect(chosenIds(open)).toEqual(['b']);
});

it('gives commands the line that is being written, not the selected ones', () => {
  selectLines(ids('a', 'c'));
  const close = activeEditor.set({ lineId: lineId('b') } as ActiveEditor);
  expect(chosenIds(open)).toEqual(['b']);
  close();
  expect(chosenIds(open)).toEqual(['a', 'c']);
});

it('keeps writing on where a line is shown, ends it where one is selected', () => {
  writeLine(lineId('a'), 3);
  showLine(lineId('b'));
  expect(now()).toEqual({ selected: ['b'], active: 'b', editing: { lineId: 'a', caret: 3 } });
  selectLine(lineId('c'));
  expect(now()).toEqual({ selected: ['c'], active: 'c', editing: null });
});

it('opens a line for writing without losing what else is selected', () => {
  selectLines(ids('a', 'c'));
  startWriting(lineId('a'));
  expect(now()).toEqual({ selected: ['a', 'c'], active: 'a', editing: { lineId: 'a', caret: 'end' } });
});
