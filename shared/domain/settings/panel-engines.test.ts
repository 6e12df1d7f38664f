import { expect, it } from 'vitest';
import { engineForAll, engineForPanel, engineOfPanel } from './panel-engines.ts';
import { DEFAULT_SETTINGS, settingsSchema } from './settings.ts';

const withEngines = (engine: 'local' | 'cloud', engines: (typeof DEFAULT_SETTINGS)['generation']['engines']) => ({
  ...DEFAULT_SETTINGS,
  engine,
  generation: { ...DEFAULT_SETTINGS.generation, engines },
});

it('a panel goes by the engine for new work until another one is chosen in it, and no other panel by that', () => {
  const settings = withEngines('local', { images: 'cloud' });
  expect([engineOfPanel(settings, 'images'), engineOfPanel(settings, 'music')]).toEqual(['cloud', 'local']);
  expect(engineForPanel(settings, 'video', 'cloud')).toEqual({
    generation: { engines: { images: 'cloud', video: 'cloud' } },
  });
});

it('a panel that is given the engine of all others follows that again', () => {
  const settings = withEngines('local', { images: 'cloud', video: 'cloud' });
  expect(engineForPanel(settings, 'images', 'local')).toEqual({ generation: { engines: { video: 'cloud' } } });
});

it('the engine for all new work is that of every panel', () => {
  expect(engineForAll('local')).toEqual({ engine: 'local', generation: { engines: {} } });
});

it('settings refuse an engine that there is not, and keep no panel that there is not', () => {
  expect(settingsSchema.safeParse(withEngines('local', { images: 'steam' } as never)).success).toBe(false);
  const parsed = settingsSchema.parse(withEngines('cloud', { music: 'local', kitchen: 'local' } as never));
  expect(parsed.generation.engines).toEqual({ music: 'local' });
});
