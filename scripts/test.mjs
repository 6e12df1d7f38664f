/** `npm test`: all that must be true, then the journeys through the running app. */
import { runSteps, script } from './check/steps.mjs';

await runSteps([script('check', 'scripts/check.mjs'), script('journeys', 'scripts/e2e.mjs')]);
