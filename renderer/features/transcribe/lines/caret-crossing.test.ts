import { describe, expect, it } from 'vitest';
import { crossingOf } from './caret-crossing.ts';

const press = (key: string, partial = {}) => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...partial,
});
const middle = { isCollapsed: true, isAtStart: false, isAtEnd: false, isFirstRow: false, isLastRow: false };
const start = { ...middle, isAtStart: true, isFirstRow: true };
const end = { ...middle, isAtEnd: true, isLastRow: true };

describe('caret at the borders of a line', () => {
  it('leaves the cell with arrows only at its border', () => {
    expect(['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'].map((key) => crossingOf(press(key), middle))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(crossingOf(press('ArrowLeft'), start)).toBe('previous');
    expect(crossingOf(press('ArrowUp'), start)).toBe('previous');
    expect(crossingOf(press('ArrowRight'), end)).toBe('next');
    expect(crossingOf(press('ArrowDown'), end)).toBe('next');
  });

  it('joins lines with Backspace at the start and Delete at the end', () => {
    expect(crossingOf(press('Backspace'), start)).toBe('merge-previous');
    expect(crossingOf(press('Delete'), end)).toBe('merge-next');
    expect(crossingOf(press('Backspace'), end)).toBeNull();
  });

  it('leaves selections and modified keys to the field', () => {
    expect(crossingOf(press('Backspace'), { ...start, isCollapsed: false })).toBeNull();
    expect(crossingOf(press('ArrowDown', { altKey: true }), end)).toBeNull();
    expect(crossingOf(press('ArrowLeft', { shiftKey: true }), start)).toBeNull();
  });
});
