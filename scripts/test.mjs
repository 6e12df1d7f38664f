/** `npm test`: all that must be true, then the journeys through the running app. */
import { demand, JOURNEY_PROGRAMS, UNIT_TEST_PROGRAMS } from './check/needs.mjs';
import { runSteps, script } from './check/steps.mjs';

demand({ ...UNIT_TEST_PROGRAMS, ...JOURNEY_PROGRAMS });
await runSteps([script('check', 'scripts/check.mjs'), script('journeys', 'scripts/e2e.mjs')]);
