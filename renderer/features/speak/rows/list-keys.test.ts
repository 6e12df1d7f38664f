import '../../../media/test-data/stand-in-audio.ts';
import type { KeyboardEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lineId, newScriptLine } from '../../../../shared/domain/test-data/script-data.ts';
import { NO_SELECTION, selectAll, selectOne } from '../../../ui/collection/list/list-selection.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { openScriptFor } from '../document/test-data/open-script-data.ts';
import { openInWindow } from '../document/test-data/script-core.ts';
import { listKey } from './list-keys.ts';

class Row {
  dataset: Record<string, string> = {};
}
vi.stubGlobal('HTMLElement', Row);

const { script } = openScriptFor(['a', 'b', 'c', 'd'].map((id) => newScriptLine(id, `Line ${id}.`)));
let open: () => OpenScript;

/** Presses a key on a row, or on a control in it; says whether the list took it. */
function press(key: string, values: Partial<KeyboardEvent> = {}, isOnControl = false): boolean {
  const target = new Row();
  if (!isOnControl) target.dataset = { line: 'a' };
  const event = { key, target, currentTarget: new Row(), defaultPrevented: false, ...values };
  let isTaken = false;
  const preventDefault = () => (isTaken = true);
  listKey(open(), { ...event, preventDefault, stopPropagation: () => undefined } as unknown as KeyboardEvent);
  return isTaken;
}
const select = (...ids: string[]) => useSpeak.setState({ selection: selectAll(ids.map(lineId)), editing: null });
const selected = () => [...useSpeak.getState().selection.ids].join('');

beforeEach(async () => {
  useSpeak.setState(useSpeak.getInitialState(), true);
  ({ open } = await openInWindow(script));
});

describe('keys on the rows of a script', () => {
  it('walk, extend with Shift and stop at the ends', () => {
    select('b');
    expect(press('ArrowDown')).toBe(true);
    expect(selected()).toBe('c');
    press('ArrowUp', { shiftKey: true });
    expect(selected()).toBe('bc');
    press('End');
    press('ArrowDown');
    expect(selected()).toBe('d');
    press('Home', { shiftKey: true });
    expect(selected()).toBe('abcd');
  });

  it('select everything and keep the line that the inspector shows', () => {
    select('c');
    expect(press('a', { ctrlKey: true })).toBe(true);
    expect([selected(), useSpeak.getState().selection.primary]).toEqual(['abcd', 'c']);
    useSpeak.setState({ selection: NO_SELECTION });
    press('A', { metaKey: true });
    expect(useSpeak.getState().selection.primary).toBe('a');
  });

  it('lead from several lines to one with Escape, and leave it to others then', () => {
    select('a', 'b');
    expect(press('Escape')).toBe(true);
    expect(selected()).toBe('a');
    expect(press('Escape')).toBe(false);
    expect(selected()).toBe('a');
  });

  it('begin to write with Enter, in the line that is selected', () => {
    expect(press('Enter')).toBe(false);
    useSpeak.setState({ selection: selectOne(lineId('b')) });
    for (const values of [{ shiftKey: true }, { ctrlKey: true }, { altKey: true }])
      expect(press('Enter', values)).toBe(false);
    expect(press('Enter')).toBe(true);
    expect(useSpeak.getState().editing).toEqual({ lineId: 'b', caret: 'end' });
  });

  it('are left alone on a control in a row, with Alt, and where something else took them', () => {
    select('b');
    expect(press('ArrowDown', {}, true)).toBe(false);
    expect(press('ArrowDown', { altKey: true })).toBe(false);
    expect(press('ArrowDown', { defaultPrevented: true })).toBe(false);
    expect(press('q')).toBe(false);
    expect(selected()).toBe('b');
  });
});
