import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../domain/settings/settings.ts';
import { settingsContract } from './settings.ts';

const taken = async (patch: object) => await settingsContract.set['~orpc'].inputSchema?.['~standard'].validate(patch);

it('changes of every section cross to core: what the contract lacks would be dropped without a word', async () => {
  const ownModel = { baseUrl: 'http://127.0.0.1:11434/v1', model: 'qwen3' };
  const all = { ...DEFAULT_SETTINGS, assistant: { ownModel } };
  const { exports: _, ...changed } = all;
  expect(await taken(changed)).toEqual({ value: changed });
});

it('folders of exports never cross: only a dialog of the host may set where files are written', async () => {
  const exports = { folder: '/etc', last: { items: '/etc' } };
  expect(await taken({ engine: 'local', exports })).toEqual({ value: { engine: 'local' } });
});
