import { beforeEach, expect, it, vi } from 'vitest';
import { createPromptHistory, type HistoryPlace, stepInHistory, withPrompt } from './prompt-history.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

/** Texts that one sees who presses arrow keys in a field with `text`: the texts after each press, null where nothing moves. */
function walk(history: readonly string[], text: string, steps: readonly (1 | -1)[]): (string | null)[] {
  let place: HistoryPlace | null = null;
  let shown = text;
  return steps.map((by) => {
    const found = stepInHistory(history, { place, text: shown, by });
    if (!found) return null;
    place = found.place;
    shown = found.text;
    return shown;
  });
}

it('puts what was generated last first, once, and forgets the oldest', () => {
  expect(withPrompt(['a boat', 'a lamp'], ' a lamp ')).toEqual(['a lamp', 'a boat']);
  expect(withPrompt(['a boat'], '  ')).toEqual(['a boat']);
  const many = Array.from({ length: 100 }, (_, at) => `prompt ${at}`);
  expect(withPrompt(many, 'new')).toEqual(['new', ...many.slice(0, 99)]);
});

it('steps into the past and back to what was typed', () => {
  expect(walk(['boat', 'lamp'], 'half a wor', [1, 1, 1, -1, -1, -1])).toEqual([
    'boat',
    'lamp',
    null,
    'boat',
    'half a wor',
    null,
  ]);
});

it('begins before the prompt that is still in the field', () => {
  expect(walk(['boat', 'lamp'], ' boat ', [1, -1])).toEqual(['lamp', 'boat']);
  expect(walk(['boat'], 'boat', [1])).toEqual([null]);
  expect(walk([], 'boat', [1, -1])).toEqual([null, null]);
});

it('survives a restart, each form for itself, and begins empty where something else was kept', () => {
  createPromptHistory('images').remember('A lamp');
  expect(createPromptHistory('images').use.getState().prompts).toEqual(['A lamp']);
  expect(createPromptHistory('music').use.getState().prompts).toEqual([]);
  for (const prompts of [[1], 'A lamp', [''], Array.from({ length: 101 }, String)]) {
    kept.set('atelier.images.prompts', JSON.stringify({ state: { prompts }, version: 0 }));
    expect(createPromptHistory('images').use.getState().prompts).toEqual([]);
  }
  const history = createPromptHistory('images');
  history.remember('A boat');
  history.clear();
  expect(createPromptHistory('images').use.getState().prompts).toEqual([]);
});
