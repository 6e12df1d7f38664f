import { afterEach, expect, it, vi } from 'vitest';
import type { SpokenLanguage } from '../../../../../shared/domain/speech/language/spoken-language.ts';
import { createLanguageAnswers } from './language-answers.ts';

const ENGLISH: SpokenLanguage = { kind: 'english', tag: null };
const SPANISH: SpokenLanguage = { kind: 'other', tag: 'es' };
const judged = (text: string): SpokenLanguage => (text.startsWith('¿') ? SPANISH : ENGLISH);

afterEach(() => vi.restoreAllMocks());

it('judges texts that are asked for together at once, each once, and tells of them once', async () => {
  const judge = vi.fn(async (texts: readonly string[]) => texts.map(judged));
  const answers = createLanguageAnswers(judge);
  const listener = vi.fn();
  answers.subscribe(listener);
  for (const text of ['Good morning.', '¿Dónde está?', 'Good morning.']) answers.ask(text);
  expect(answers.get('¿Dónde está?')).toBeNull();
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  expect([answers.get('Good morning.'), answers.get('¿Dónde está?')]).toEqual([ENGLISH, SPANISH]);
  answers.ask('Good morning.');
  await Promise.resolve();
  expect(judge.mock.calls).toEqual([[['Good morning.', '¿Dónde está?']]]);
});

it('gives the same object again, so that a line that comes back into view does not change', async () => {
  const answers = createLanguageAnswers(async (texts) => texts.map((text) => ({ ...judged(text) })));
  answers.ask('¿Qué?');
  await vi.waitFor(() => expect(answers.get('¿Qué?')).not.toBeNull());
  expect(answers.get('¿Qué?')).toBe(answers.get('¿Qué?'));
});

it('does not ask again for a text that is being judged, and tells nobody who left', async () => {
  let answer: (languages: readonly SpokenLanguage[]) => void = () => undefined;
  const judge = vi.fn(() => new Promise<readonly SpokenLanguage[]>((resolve) => (answer = resolve)));
  const answers = createLanguageAnswers(judge);
  const [gone, there] = [vi.fn(), vi.fn()];
  answers.subscribe(gone)();
  answers.subscribe(there);
  answers.ask('One');
  await vi.waitFor(() => expect(judge).toHaveBeenCalledOnce());
  answers.ask('One');
  answer([ENGLISH]);
  await vi.waitFor(() => expect(there).toHaveBeenCalledOnce());
  expect(judge).toHaveBeenCalledOnce();
  expect(gone).not.toHaveBeenCalled();
});

it('forgets the oldest beyond its limit', async () => {
  const answers = createLanguageAnswers(async (texts) => texts.map(judged), 2);
  for (const text of ['One', 'Two', 'Three']) answers.ask(text);
  await vi.waitFor(() => expect(answers.get('Three')).toEqual(ENGLISH));
  expect([answers.get('One'), answers.get('Two')]).toEqual([null, ENGLISH]);
});

it('asks again for what could not be judged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const judge = vi.fn(async (texts: readonly string[]) => texts.map(judged));
  judge.mockRejectedValueOnce(new Error('The worker stopped.'));
  const answers = createLanguageAnswers(judge);
  answers.ask('One');
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(answers.get('One')).toBeNull();
  await vi.waitFor(() => {
    answers.ask('One');
    expect(answers.get('One')).toEqual(ENGLISH);
  });
});
