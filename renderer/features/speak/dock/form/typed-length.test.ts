import { describe, expect, it } from 'vitest';
import { typedLength } from './typed-length.ts';

const field = { value: 300, max: 1000, canInherit: true };

describe('a field of milliseconds', () => {
  it('writes what was typed, with or without its unit', () => {
    expect(typedLength('450 ms', field)).toBe(450);
    expect(typedLength('450', field)).toBe(450);
    expect(typedLength('0 ms', field)).toBe(0);
  });

  it('keeps to what is possible', () => {
    expect(typedLength('4000', field)).toBe(1000);
    expect(typedLength('-20', field)).toBe(0);
  });

  it('writes nothing where nothing changed', () => {
    expect(typedLength('300 ms', field)).toBeUndefined();
    expect(typedLength('', { ...field, value: null })).toBeUndefined();
  });

  it('is taken over again once it is emptied, where there is anything above', () => {
    expect(typedLength('', field)).toBeNull();
    expect(typedLength(' ms', field)).toBeNull();
    expect(typedLength('', { ...field, canInherit: false })).toBeUndefined();
  });

  it('tells a length of its own from the same that was taken over', () => {
    expect(typedLength('0', { ...field, value: null })).toBe(0);
  });
});
