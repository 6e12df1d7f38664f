/**
 * Prints what failed, then `N passed, N failed`, from the reports of vitest and Playwright. The argument is the code that
 * the tests ended with: a run that broke off before it wrote its reports has failed, whatever they say.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { failedTests } from './failed-tests.mjs';

const folder = path.resolve(import.meta.dirname, '../../test-results');

/** Sums of the reports in `folder`; a report that is not there counts nothing. */
function count() {
  const first = report('unit.json');
  const again = report('unit-again.json');
  const unit = withAgain(first, again);
  const journeyReport = report('journeys.json');
  const journeys = journeyReport?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (journeys?.expected ?? 0) + (journeys?.flaky ?? 0),
    failed:
      (unit?.numFailedTests ?? 0) +
      (unit?.numFailedTestSuites && !unit.numFailedTests ? 1 : 0) +
      (journeys?.unexpected ?? 0),
    isWhole: unit !== null && journeys !== undefined,
    failures: failedTests(again ?? first, journeyReport),
  };
}

/** Files whose process ended by a signal ran once more; their tests count by the second report. See unit-tests.mjs. */
function withAgain(unit, again) {
  if (!unit || !again) return unit;
  return {
    numPassedTests: unit.numPassedTests + again.numPassedTests,
    numFailedTests: unit.numFailedTests + again.numFailedTests,
    numFailedTestSuites: again.numFailedTestSuites,
  };
}

function report(name) {
  try {
    return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

const code = Number(process.argv[2] ?? 0);
const { passed, failed, isWhole, failures } = count();
for (const failure of failures) console.log(failure);
const brokeOff = (code !== 0 || !isWhole) && failed === 0;
if (brokeOff) console.log(`A step before or beside the tests failed (code ${code}); it is named above.`);
console.log(`${passed} passed, ${failed + (brokeOff ? 1 : 0)} failed`);
process.exitCode = code || (failed > 0 || !isWhole ? 1 : 0);
