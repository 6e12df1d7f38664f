import { expect, it } from 'vitest';
import { fixAt } from './finding-fixes.ts';

it('offers each fix once, beside the first finding that it mends', () => {
  const findings = [{ code: 'too_short' }, { code: 'noisy' }, { code: 'little_speech' }, { code: 'quiet' }] as const;
  expect(findings.map((_, at) => fixAt(findings, at))).toEqual(['suggest', 'noise', null, 'volume']);
  expect(fixAt(findings, 9)).toBeNull();
});
