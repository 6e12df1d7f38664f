import { expect, it } from 'vitest';
import { branchStep } from './branch-step.ts';

const rows = [0, 1, 1, 2, 0].map((level) => ({ level }));
const step = (at: number, key: string) => branchStep(rows, at, key);

it('walks by rows and to both ends, and stays at an end', () => {
  expect([step(0, 'ArrowDown'), step(4, 'ArrowDown'), step(4, 'ArrowUp'), step(0, 'ArrowUp')]).toEqual([1, 4, 3, 0]);
  expect([step(2, 'Home'), step(2, 'End')]).toEqual([0, 4]);
});

it('goes left to what a branch leads away from, and right to the first that leads away from it', () => {
  expect([step(3, 'ArrowLeft'), step(2, 'ArrowLeft'), step(0, 'ArrowLeft')]).toEqual([2, 0, 0]);
  expect([step(0, 'ArrowRight'), step(1, 'ArrowRight'), step(2, 'ArrowRight'), step(4, 'ArrowRight')]).toEqual([
    1, 1, 3, 4,
  ]);
});

it('leaves other keys alone', () => {
  expect(step(1, 'a')).toBeNull();
});
