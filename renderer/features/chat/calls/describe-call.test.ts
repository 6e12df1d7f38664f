import { describe, expect, it } from 'vitest';
import type { ToolCallPart } from '../../../../shared/domain/conversation/message.ts';
import { canBeUndone, describeInput, shownJson } from './describe-call.ts';

const described = (input: unknown) => describeInput(JSON.stringify(input));

describe('what a tool is called with', () => {
  it('is said in words, with values as they are', () => {
    expect(described({ query: 'lamp', matchesCase: true, limit: 5 })).toBe('query: lamp, matches case: true, limit: 5');
    expect(described({ tags: ['sea', 'fog'] })).toBe('tags: sea, fog');
    expect(described({ rating: 0, isFavourite: false })).toBe('rating: 0, is favourite: false');
  });

  it('counts IDs and names none: they say nothing to people', () => {
    expect(described({ ids: ['i_1', 'i_2'], tag: 'sea' })).toBe('2 items, tag: sea');
    expect(described({ ids: ['i_1'] })).toBe('1 item');
    expect(described({ id: 'i_1', transcriptId: 't_1', title: 'Talk' })).toBe('title: Talk');
  });

  it('leaves out what says nothing', () => {
    expect(described({ query: '', tags: [], speaker: null, range: { from: 1 } })).toBe('');
  });

  it('shortens long values, and is empty for what is no object', () => {
    const line = described({ text: 'x'.repeat(500) });
    expect(line).toMatch(/^text: x{120}…$/);
    for (const input of ['', '{', '"text"', 'null', '7']) expect(describeInput(input)).toBe('');
  });

  it('keeps what a hostile model names its inputs as text', () => {
    expect(described({ __proto__: 'x', constructor: 'y' })).toBe('constructor: y');
    expect(describeInput('{"__proto__":"x"}')).toBe('__proto__: x');
  });
});

it('shows JSON in lines, and what is none as it came', () => {
  expect(shownJson('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(shownJson('not {json')).toBe('not {json');
  expect(shownJson('')).toBe('');
});

describe('a call that can be taken back', () => {
  const call = (answer: unknown, change: Partial<ToolCallPart> = {}): boolean =>
    canBeUndone({
      type: 'call',
      callId: 'c',
      tool: 'tag_items',
      arguments: '{}',
      state: 'done',
      effects: [],
      answer: answer === null ? null : JSON.stringify(answer),
      failure: null,
      isUndone: false,
      ...change,
    });

  it('is one that answered with what undoes it', () => {
    expect(call({ changedCount: 2, undoId: 'u_1' })).toBe(true);
    expect(call({ canUndo: true })).toBe(true);
  });

  it.each([
    ['changed nothing', { changedCount: 0, undoId: null }, {}],
    ['says that it cannot', { canUndo: false }, {}],
    ['only read', { items: [] }, {}],
    ['has no answer', null, {}],
    ['answered no object', 'undoId', {}],
    ['was taken back', { undoId: 'u_1' }, { isUndone: true }],
    ['failed', { undoId: 'u_1' }, { state: 'failed' }],
  ] as const)('is none that %s', (_, answer, change) => {
    expect(call(answer, change as Partial<ToolCallPart>)).toBe(false);
  });
});
