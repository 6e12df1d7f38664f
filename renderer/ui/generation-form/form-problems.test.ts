import { expect, it } from 'vitest';
import { type FormProblem, firstProblem, problemAt } from './form-problems.ts';

const missing: FormProblem = { kind: 'missing', field: 'prompt', text: 'Write a prompt.' };
const wrong: FormProblem = { kind: 'wrong', field: 'size', text: 'Too wide.' };
const blocked: FormProblem = { kind: 'blocked', text: 'Add an API key.' };

it('says what is wrong before what is missing, and what stands in the way last', () => {
  expect(firstProblem([blocked, missing, wrong])).toBe('Too wide.');
  expect(firstProblem([blocked, missing])).toBe('Write a prompt.');
  expect([firstProblem([blocked]), firstProblem([])]).toEqual(['Add an API key.', null]);
});

it('says at a field only what is wrong with it, not that it is still empty', () => {
  expect(['size', 'prompt', 'count'].map((field) => problemAt([blocked, missing, wrong], field))).toEqual([
    'Too wide.',
    null,
    null,
  ]);
});
