import { beforeEach, describe, expect, it } from 'vitest';
import {
  canChoose,
  choose,
  choosePair,
  clearTally,
  isSecret,
  notePlayed,
  setBlind,
  startRound,
  tallyOf,
  useComparison,
  voiceOn,
} from './compare-store.ts';

const state = () => useComparison.getState();
const SLATE = 'local:slate';
const BRASS = 'local:brass';

beforeEach(() => {
  useComparison.setState({ ...useComparison.getInitialState() });
  choosePair({ first: SLATE, second: BRASS });
  startRound(true);
});

describe('a blind round', () => {
  it('hides who speaks until one is preferred, and only lets what was played be preferred', () => {
    expect([isSecret(state()), canChoose(state())]).toEqual([true, false]);
    choose('A');
    notePlayed('A');
    notePlayed('A');
    choose('A');
    expect([state().choice, state().heard]).toEqual([null, ['A']]);
    notePlayed('B');
    choose('A');
    expect([isSecret(state()), canChoose(state()), voiceOn('A', state())]).toEqual([false, false, BRASS]);
    choose('B');
    expect(tallyOf(state())).toEqual({ first: 0, second: 1, neither: 0 });
  });

  it('is drawn by lot, and not at all where names are shown', () => {
    const sides = new Set(
      Array.from({ length: 64 }, () => {
        startRound();
        return voiceOn('A', state());
      }),
    );
    expect(sides).toEqual(new Set([SLATE, BRASS]));
    setBlind(false);
    expect([voiceOn('A', state()), voiceOn('B', state()), isSecret(state())]).toEqual([SLATE, BRASS, false]);
  });
});

it('counts for the voices, whichever side they spoke on and whichever was chosen first', () => {
  const round = (isSwapped: boolean, choice: 'A' | 'B' | 'neither') => {
    startRound(isSwapped);
    notePlayed('A');
    notePlayed('B');
    choose(choice);
  };
  round(false, 'A');
  round(true, 'B');
  round(true, 'A');
  round(false, 'neither');
  expect(tallyOf(state())).toEqual({ first: 2, second: 1, neither: 1 });
  choosePair({ first: BRASS });
  expect([state().first, state().second]).toEqual([BRASS, SLATE]);
  expect(tallyOf(state())).toEqual({ first: 1, second: 2, neither: 1 });
  choosePair({ second: 'local:third' });
  expect(tallyOf(state())).toEqual({ first: 0, second: 0, neither: 0 });
  choosePair({ first: SLATE, second: BRASS });
  clearTally();
  expect([tallyOf(state()), state().choice]).toEqual([{ first: 0, second: 0, neither: 0 }, null]);
});
