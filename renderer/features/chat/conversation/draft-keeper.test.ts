import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftKeeper } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const stored: string[] = [];
  const keeper = createDraftKeeper<string>((draft) => stored.push(draft));
  let answer: (isTaken: boolean) => void = () => undefined;
  const send = () => keeper.whileSending(() => new Promise<boolean>((resolve) => (answer = resolve)));
  return { stored, keeper, send, answer: (isTaken: boolean) => answer(isTaken) };
}

it('stores what was typed once it rests, and at once when asked to', () => {
  const { stored, keeper } = begin();
  keeper.note('a');
  keeper.note('ab');
  vi.advanceTimersByTime(1000);
  keeper.note('abc');
  keeper.save();
  vi.advanceTimersByTime(1000);
  expect(stored).toEqual(['ab', 'abc']);
});

it('stores nothing of what is being sent, however long core takes', async () => {
  const { stored, keeper, send, answer } = begin();
  keeper.note('Show me a lamp');
  const sent = send();
  vi.advanceTimersByTime(60_000);
  keeper.save();
  answer(true);
  expect([await sent, stored]).toEqual([true, []]);
});

it('stores what was refused, and keeps what was written meanwhile', async () => {
  const { stored, keeper, send, answer } = begin();
  keeper.note('refused');
  const refused = send();
  answer(false);
  expect([await refused, stored]).toEqual([false, ['refused']]);
  const sent = send();
  keeper.note('next');
  answer(true);
  expect(await sent).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(stored).toEqual(['refused', 'next']);
});
