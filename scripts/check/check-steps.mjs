/** The steps of `npm run check`. */
import { script, tool } from './steps.mjs';

const LAYERS = [
  'shared',
  'engine',
  'electron/core',
  'electron/rpc',
  'electron/http',
  'electron/desktop',
  'electron/cli',
  'electron/preload',
  'renderer',
  'e2e',
  'scripts',
];

/** All that reads the sources without running them, and the models that the tests need. */
export const STATIC_STEPS = [
  tool('format', 'oxfmt', '--check', '.'),
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  ...LAYERS.map((layer) => tool(`types of ${layer}`, 'tsc', '-p', layer)),
  tool('dead code', 'knip'),
  script('licences', 'scripts/licences/third-party.mjs', '--check'),
  script('models', 'scripts/prepare-models.mjs'),
];

/** The unit tests, the last and longest step. */
export const UNIT_TESTS = script('unit tests', 'scripts/check/unit-tests.mjs');
