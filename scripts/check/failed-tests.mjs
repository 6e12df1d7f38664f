/**
 * What failed in the reports of vitest and Playwright, for the end of a run: who reads only its last lines finds the
 * test and the reason there.
 */
import { stripVTControlCharacters } from 'node:util';

const MOST_LINES = 14;
const MOST_CHARACTERS_OF_LINE = 300;

/**
 * The failed tests of both reports, each a text of a few lines: file, title, then the start of the message. Reports that
 * are `null` have none. A file of unit tests that could not be read counts as one.
 */
export function failedTests(unit, journeys) {
  return [...(unit?.testResults ?? []).flatMap(failedOfFile), ...(journeys?.suites ?? []).flatMap(failedOfSuite)];
}

function failedOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [text(name, 'could not be run', message)] : [];
  return failed.map(({ fullName, failureMessages }) => text(name, fullName, failureMessages.join('\n')));
}

function failedOfSuite({ specs = [], suites = [] }) {
  return [...specs.filter(({ ok }) => !ok).map(failedJourney), ...suites.flatMap(failedOfSuite)];
}

/** The last try says what is wrong without what the first may have left behind. */
function failedJourney({ file, title, tests }) {
  const last = tests.flatMap(({ results }) => results).at(-1);
  return text(file, title, (last?.errors ?? []).map(({ message }) => message).join('\n'));
}

function text(file, title, message) {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .map((line) => `    ${line.slice(0, MOST_CHARACTERS_OF_LINE)}`);
  return [`failed: ${file}: ${title}`, ...lines].join('\n');
}
