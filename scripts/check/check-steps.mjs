/** The steps of `npm run check`. */
import { script, tool } from './steps.mjs';

/**
 * Layers by the configuration that checks them. The six that run in Node have the same options and read one another: together
 * each file is checked once instead of up to six times.
 */
const LAYERS = {
  shared: 'shared',
  'engine and electron': 'tsconfig.node.json',
  preload: 'electron/preload',
  renderer: 'renderer',
  e2e: 'e2e',
  scripts: 'scripts',
};

/** All that reads the sources without running them, and the models that the tests need. */
export const STATIC_STEPS = [
  tool('format', 'oxfmt', '--check', '.'),
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  ...Object.entries(LAYERS).map(([name, project]) => tool(`types of ${name}`, 'tsc', '-p', project)),
  tool('dead code', 'knip'),
  script('licences', 'scripts/licences/third-party.mjs', '--check'),
  script('models', 'scripts/prepare-models.mjs'),
];

/** The unit tests, the last and longest step. */
export const UNIT_TESTS = script('unit tests', 'scripts/check/unit-tests.mjs');
