import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createFormDraft } from './form-draft.ts';

type Values = { prompt: string; count: number; style: { name: string } | null };
const defaults: Values = { prompt: '', count: 1, style: null };
const fields = {
  prompt: z.string().max(10),
  count: z.number().int().min(1).max(9),
  style: z.object({ name: z.string() }).nullable(),
};
const kept = new Map<string, string>();
const open = (version?: number) =>
  createFormDraft<Values>({ id: 'test.form', fields, defaults, ...(version === undefined ? {} : { version }) });
const stored = (state: unknown, version = 0) => kept.set('atelier.test.form', JSON.stringify({ state, version }));

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

it('has what was filled in after a restart', () => {
  open().set({ prompt: 'A lamp', style: { name: 'ink' } });
  expect(open().use.getState()).toEqual({ prompt: 'A lamp', count: 1, style: { name: 'ink' } });
});

it('drops the fields that it does not accept or know, and keeps the others', () => {
  stored({ prompt: 'A lamp', count: 10, style: 'ink', __proto__: { count: 3 }, toString: 'no', more: true });
  expect(open().use.getState()).toEqual({ ...defaults, prompt: 'A lamp' });
  expect(open().read({ count: 9, constructor: 1 })).toEqual({ count: 9 });
});

it.each(['{', 'null', '[]', '7', '{"state":null}', '{"state":[1],"version":0}', '{"state":"x","version":0}'])(
  'begins with its defaults where %s was kept',
  (text) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    kept.set('atelier.test.form', text);
    expect(open().use.getState()).toEqual(defaults);
  },
);

it('drops a draft of another version, in which fields meant something else', () => {
  stored({ prompt: 'Old' });
  expect(open(1).use.getState()).toEqual(defaults);
});

it('goes on in the window when there is no room to keep what is typed', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const draft = open();
  draft.set({ prompt: 'A lamp' });
  expect(draft.use.getState().prompt).toBe('A lamp');
  expect(warn).toHaveBeenCalledOnce();
});

it('takes a replacement back only in fields that nobody changed since', () => {
  const draft = open();
  draft.set({ prompt: 'A lamp', count: 4, style: { name: 'ink' } });
  const undo = draft.replace(defaults);
  expect(draft.use.getState()).toEqual(defaults);
  draft.set({ prompt: 'A boat' });
  undo();
  expect(draft.use.getState()).toEqual({ prompt: 'A boat', count: 4, style: { name: 'ink' } });
});
