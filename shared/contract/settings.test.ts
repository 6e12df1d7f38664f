import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../domain/settings/settings.ts';
import { settingsContract } from './settings.ts';

it('changes of every section cross to core: what the contract lacks would be dropped without a word', async () => {
  const ownModel = { baseUrl: 'http://127.0.0.1:11434/v1', model: 'qwen3' };
  const all = { ...DEFAULT_SETTINGS, assistant: { ownModel } };
  const taken = await settingsContract.set['~orpc'].inputSchema?.['~standard'].validate(all);
  expect(taken).toEqual({ value: all });
});
