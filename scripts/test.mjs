/**
 * `npm test`: all that must be true, then the journeys through the running app. Unit tests and journeys run at the same time:
 * journeys mostly wait, for windows and for sounds that play. Unit tests give way, so that journeys see an app as quick as it is.
 */
import { STATIC_STEPS, UNIT_TESTS } from './check/check-steps.mjs';
import { demand, JOURNEY_PROGRAMS, UNIT_TEST_PROGRAMS } from './check/needs.mjs';
import { runSteps, runTogether, script } from './check/steps.mjs';

demand({ ...UNIT_TEST_PROGRAMS, ...JOURNEY_PROGRAMS });
await runSteps(STATIC_STEPS);
await runTogether([{ ...UNIT_TESTS, givesWay: true }, script('journeys', 'scripts/e2e.mjs')]);
