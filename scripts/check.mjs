/** `npm run check`: format, lint, types of each layer, dead code, licences, unit tests. */
import { demand, UNIT_TEST_PROGRAMS } from './check/needs.mjs';
import { runSteps, script, tool } from './check/steps.mjs';

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

demand(UNIT_TEST_PROGRAMS);
await runSteps([
  tool('format', 'oxfmt', '--check', '.'),
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  ...LAYERS.map((layer) => tool(`types of ${layer}`, 'tsc', '-p', layer)),
  tool('dead code', 'knip'),
  script('licences', 'scripts/third-party.mjs', '--check'),
  script('models', 'scripts/prepare-models.mjs'),
  script('unit tests', 'scripts/check/unit-tests.mjs'),
]);
