/** `npm run check`: format, lint, types of each layer, dead code, licences, unit tests. */
import { STATIC_STEPS, UNIT_TESTS } from './check/check-steps.mjs';
import { demand, UNIT_TEST_PROGRAMS } from './check/needs.mjs';
import { runSteps } from './check/steps.mjs';

demand(UNIT_TEST_PROGRAMS);
await runSteps(STATIC_STEPS);
await runSteps([UNIT_TESTS]);
