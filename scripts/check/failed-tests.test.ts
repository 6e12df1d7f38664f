import { expect, it } from 'vitest';
import { failedTests } from './failed-tests.mjs';

const FILE = '/a/scale.test.ts';

function unitReport(...tests: { fullName: string; status: string; failureMessages: string[] }[]) {
  return { testResults: [{ name: FILE, status: 'failed', message: '', assertionResults: tests }] };
}

it('names the unit tests that failed with the start of what they said', () => {
  const report = unitReport(
    { fullName: 'rises', status: 'passed', failureMessages: [] },
    { fullName: 'falls', status: 'failed', failureMessages: ['\u001B[31mexpected 1\n\n  to be 2\u001B[39m'] },
  );
  expect(failedTests(report, null)).toEqual([`failed: ${FILE}: falls\n    expected 1\n      to be 2`]);
});

it('names a file of unit tests that could not be run', () => {
  const report = { testResults: [{ name: FILE, status: 'failed', message: 'No such file', assertionResults: [] }] };
  expect(failedTests(report, null)).toEqual([`failed: ${FILE}: could not be run\n    No such file`]);
});

it('names the journeys that failed, however deep they lie, by their last try', () => {
  const tries = ['first', 'second'].map((message) => ({ errors: [{ message }] }));
  const failed = { ok: false, title: 'cuts', file: 'cut.e2e.ts', tests: [{ results: tries }] };
  const report = { suites: [{ suites: [{ specs: [failed, { ...failed, ok: true }] }] }] };
  expect(failedTests(null, report)).toEqual(['failed: cut.e2e.ts: cuts\n    second']);
});

it('keeps the text of each to a few short lines', () => {
  const message = Array.from({ length: 100 }, () => 'x'.repeat(1000)).join('\n');
  const [text] = failedTests(unitReport({ fullName: 'falls', status: 'failed', failureMessages: [message] }), null);
  expect(text?.split('\n')).toHaveLength(15);
  expect(text?.length).toBeLessThan(5000);
});
