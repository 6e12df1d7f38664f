import { beforeEach, expect, it } from 'vitest';
import { QuitPlan } from './quit-plan.ts';

let isRunning: boolean;
let done: string[];
let plan: QuitPlan;
beforeEach(() => {
  isRunning = true;
  done = [];
  plan = new QuitPlan({
    hasRunning: () => isRunning,
    quit: () => void done.push('quit'),
    closeWindow: () => void done.push('close'),
  });
});

const finish = () => {
  isRunning = false;
  plan.onJobsChanged();
};

it('asks only while something runs, and quits at once when told to leave it for later', () => {
  expect(plan.asks).toBe(true);
  plan.choose('keep-working');
  plan.onJobsChanged();
  expect([plan.asks, done]).toEqual([true, []]);
  plan.choose('later');
  expect([plan.asks, done]).toEqual([false, ['quit']]);
  isRunning = false;
  expect(new QuitPlan({ hasRunning: () => isRunning, quit: () => {}, closeWindow: () => {} }).asks).toBe(false);
});

it('waits for the end with its window open, asks again meanwhile, and quits once', () => {
  plan.choose('when-finished');
  plan.onJobsChanged();
  expect([plan.asks, plan.isInBackground, done]).toEqual([true, false, []]);
  finish();
  plan.onJobsChanged();
  expect(done).toEqual(['quit']);
});

it('goes on without a window until its work is done', () => {
  plan.choose('background');
  expect([plan.asks, plan.isInBackground, done]).toEqual([false, true, ['close']]);
  finish();
  expect(done).toEqual(['close', 'quit']);
});

it('is at work again when the window is opened meanwhile', () => {
  plan.choose('background');
  plan.onWindowOpened();
  finish();
  expect([plan.isInBackground, done]).toEqual([false, ['close']]);
});

it('quits at once where the work ended while it was asked', () => {
  isRunning = false;
  plan.choose('when-finished');
  expect(done).toEqual(['quit']);
});
