import '../../../media/test-data/stand-in-audio.ts';
import type { KeyboardEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lineOf, segmentId } from '../../../../shared/domain/test-data/transcript-data.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { selectAll, selectOne } from '../../../ui/collection/list/list-selection.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { openInWindow } from '../document/test-data/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { listKey } from './list-keys.ts';

class Field {}
vi.stubGlobal('HTMLTextAreaElement', Field);

let open: () => OpenTranscript;

/** Presses a key in the list; says whether the list took it. */
function press(key: string, values: Record<string, unknown> = {}): boolean {
  let isTaken = false;
  const preventDefault = () => (isTaken = true);
  const event = {
    key,
    target: null,
    defaultPrevented: false,
    ...values,
    preventDefault,
    stopPropagation: () => undefined,
  };
  listKey(open(), event as unknown as KeyboardEvent);
  return isTaken;
}
const select = (...ids: string[]) => useTranscribe.setState({ selection: selectAll(ids.map(segmentId)) });
const selected = () => [...useTranscribe.getState().selection.ids].join('');

beforeEach(async () => {
  useTranscribe.setState(useTranscribe.getInitialState(), true);
  open = await openInWindow(['a', 'b', 'c'].map((id, index) => lineOf(id, `Line ${id}.`, index * 2000)));
});

describe('keys on the lines of a transcript', () => {
  it('walk, and extend with Shift', () => {
    expect(press('ArrowDown')).toBe(true);
    expect(selected()).toBe('a');
    press('ArrowDown', { shiftKey: true });
    expect(selected()).toBe('ab');
    press('PageDown');
    expect(selected()).toBe('c');
  });

  it('select all lines that are shown, and none with Escape', () => {
    press('a', { ctrlKey: true });
    expect(selected()).toBe('abc');
    expect(press('Escape')).toBe(true);
    expect(selected()).toBe('');
    expect(press('Escape')).toBe(false);
  });

  it('open the selected line for editing with Enter, and play from it with Shift', () => {
    const seek = vi.spyOn(player, 'seek');
    expect(press('Enter')).toBe(false);
    useTranscribe.setState({ selection: selectOne(segmentId('b')) });
    expect(press('Enter', { shiftKey: true })).toBe(true);
    expect([seek.mock.calls, useTranscribe.getState().editing]).toEqual([[[2000]], null]);
    press('Enter');
    expect(useTranscribe.getState().editing).toEqual({ segmentId: 'b', caret: 'end' });
  });

  it('are left alone in a field, with Alt, and where something else took them', () => {
    select('b');
    expect(press('ArrowDown', { target: new Field() })).toBe(false);
    expect(press('ArrowDown', { altKey: true })).toBe(false);
    expect(press('ArrowDown', { defaultPrevented: true })).toBe(false);
    expect(press('Enter', { metaKey: true })).toBe(false);
    expect(selected()).toBe('b');
  });
});
