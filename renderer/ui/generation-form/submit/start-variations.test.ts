import { expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { queryClient } from '../../../api/query-client.ts';
import { api } from '../../../api/client.ts';
import { currentSettings } from '../../../api/settings/settings.ts';
import { chooseEngine } from '../../../api/test-data/chosen-engine.ts';
import { openQuestion } from '../../feedback/confirm-dialog.tsx';
import { shownToasts } from '../../feedback/test-data/shown-toasts.ts';
import { startVariations, type VariationOrder } from './start-variations.ts';

vi.stubGlobal('requestAnimationFrame', () => 0);

const useEngine = (engine: 'local' | 'cloud', ofPanel?: 'local' | 'cloud') =>
  chooseEngine(engine, ofPanel ? { images: ofPanel } : {});
const order = (changes: Partial<VariationOrder<string>> = {}) => {
  const start = vi.fn(async () => undefined);
  const given: VariationOrder<string> = {
    panel: 'images',
    id: 'fox-1' as ItemId,
    count: 4,
    billed: () => ({ unit: 'images', amount: 4 }),
    recipe: async () => 'fox',
    start,
    ...changes,
  };
  return { start, run: async () => await startVariations(given) };
};
const messages = () => shownToasts().map(({ message }) => message);

it('starts at once on this computer, and says so', async () => {
  useEngine('local');
  const { start, run } = order();
  await run();
  expect(start).toHaveBeenCalledExactlyOnceWith({ engine: 'local', recipe: 'fox', count: 4, variationOf: 'fox-1' });
  expect(messages()).toContain('Generating 4 variations');
});

it.each([
  ['confirm', 1],
  ['cancel', 0],
] as const)('asks before the cloud bills, and after %s starts it %i times', async (answer, times) => {
  useEngine('cloud');
  const { start, run } = order();
  const done = run();
  await vi.waitFor(() => expect(openQuestion()?.text).toBe('Billed as 4 images.'));
  expect(start).not.toHaveBeenCalled();
  openQuestion()?.answer(answer);
  await done;
  expect(start).toHaveBeenCalledTimes(times);
});

it('says what that costs where the user has given a price', async () => {
  useEngine('cloud');
  queryClient.setQueryData(api.settings.get.queryOptions().queryKey, {
    ...currentSettings(),
    prices: { currency: '$', models: [], units: [{ unit: 'images', model: 'image-01', price: 0.25 }] },
  });
  const done = order({ billed: () => ({ unit: 'images', amount: 4, model: 'image-01' }) }).run();
  await vi.waitFor(() => expect(openQuestion()?.text).toBe('Billed as 4 images, $1.00.'));
  openQuestion()?.answer('cancel');
  await done;
});

it('starts on the engine that was chosen in the panel', async () => {
  useEngine('cloud', 'local');
  const { start, run } = order();
  await run();
  expect(start).toHaveBeenCalledExactlyOnceWith({ engine: 'local', recipe: 'fox', count: 4, variationOf: 'fox-1' });
});

it('starts nothing without a recipe, and shows what failed', async () => {
  useEngine('local');
  const none = order({ recipe: async () => null });
  await none.run();
  expect(none.start).not.toHaveBeenCalled();
  expect(messages()).toContain('This item has no recipe to vary.');
  await order({ start: async () => await Promise.reject(new Error('no')) }).run();
  expect(messages().some((message) => message.includes('Couldn’t generate 4 variations'))).toBe(true);
});
