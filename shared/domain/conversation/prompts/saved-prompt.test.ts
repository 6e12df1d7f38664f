import { expect, it } from 'vitest';
import { copyName, findPrompts, presetOfPrompt, promptsOf } from './saved-prompt.ts';

it('what is kept of prompts gives them back; what has no text is left out', () => {
  const prompts = [{ name: 'Sum up', text: 'Sum up {{what}}.' }];
  const presets = [...prompts.map(presetOfPrompt), { name: 'Odd', values: { text: 3 } }, { name: 'Empty', values: {} }];
  expect(promptsOf(presets)).toEqual(prompts);
});

it('copies have names of their own within the limit', () => {
  const named = (...names: string[]) => names.map((name) => ({ name, text: 'x' }));
  expect(copyName('Sum up', named('Sum up'))).toBe('Sum up copy');
  expect(copyName('Sum up', named('Sum up', 'SUM UP COPY'))).toBe('Sum up copy 2');
  expect(copyName('a'.repeat(60), [])).toBe(`${'a'.repeat(55)} copy`);
});

it('names that begin with the words come first, texts that contain them last', () => {
  const prompts = [
    { name: 'Letter', text: 'Write a title.' },
    { name: 'Subtitles', text: 'x' },
    { name: 'Titles', text: 'y' },
    { name: 'Other', text: 'z' },
  ];
  expect(findPrompts(prompts, ' TITLE ').map(({ name }) => name)).toEqual(['Titles', 'Subtitles', 'Letter']);
  expect(findPrompts(prompts, '')).toHaveLength(4);
});
