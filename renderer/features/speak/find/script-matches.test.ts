import { expect, it } from 'vitest';
import type { LineId } from '../../../../shared/domain/ids.ts';
import { newLine } from '../lines/new-rows.ts';
import { findInScript, replaceHits, replacingEdits, undoingEdits } from './script-matches.ts';

const line = (id: string, text: string) => ({ ...newLine({ id: id as LineId, text }), order: 0 });
const query = (text: string) => ({ text, isCaseSensitive: false, isWholeWord: false, isPattern: false });
const script = { model: 'speech-2.8-hd', isRaw: false };
const raw = { ...script, isRaw: true };

it('finds no chips where they are shown as such, and everything in the raw text', () => {
  const lines = [line('a', 'Wait 1.5 <#1.5#> (laughs) and laughs.')];
  expect(findInScript(lines, query('1.5'), script)).toEqual([{ lineId: 'a', start: 5, end: 8 }]);
  expect(findInScript(lines, query('laughs'), script)).toEqual([{ lineId: 'a', start: 30, end: 36 }]);
  expect([findInScript(lines, query('1.5'), raw).length, findInScript(lines, query('laughs'), raw).length]).toEqual([
    2, 2,
  ]);
});

it('replaces every hit and changes no other line', () => {
  const lines = [line('a', 'The lamp, the lamps.'), line('b', 'No light.'), line('c', 'Lamp')];
  const matches = findInScript(lines, query('lamp'), script);
  expect(replacingEdits(lines, matches, { ...script, replacement: 'lantern' })).toEqual([
    { kind: 'setText', lineId: 'a', text: 'The lantern, the lanterns.' },
    { kind: 'setText', lineId: 'c', text: 'lantern' },
  ]);
  expect(replacingEdits(lines.slice(2), matches, { ...script, replacement: 'Lamp' })).toEqual([]);
});

it('takes a replacement back only where nothing was written since', () => {
  const before = [line('a', 'Lamp one'), line('b', 'Lamp two'), line('c', 'Lamp three')];
  const edits = replacingEdits(before, findInScript(before, query('lamp'), script), { ...script, replacement: 'Moon' });
  const now = [line('a', 'Moon one'), line('b', 'Moon two, and more')];
  expect(undoingEdits(before, edits, now)).toEqual([{ kind: 'setText', lineId: 'a', text: 'Lamp one' }]);
});

it('cannot make a text that the service refuses where chips are shown', () => {
  const hit = [{ lineId: 'a', start: 5, end: 6 }];
  expect(replaceHits('Wait x now.', hit, { ...script, replacement: '<#500#>' })).toBe('Wait <#99.99#> now.');
  expect(replaceHits('Wait x now.', hit, { ...script, replacement: '<#' })).not.toContain('<#');
  expect(replaceHits('Wait x now.', hit, { ...raw, replacement: '<#500#>' })).toBe('Wait <#500#> now.');
});
