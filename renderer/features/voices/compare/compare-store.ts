import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { VoiceKey } from '../collection/voices-store.ts';

/** The two sides; which voice is on which is the secret of a blind round. */
export const SIDES = ['A', 'B'] as const;
/** See SIDES. */
export type Side = (typeof SIDES)[number];

/** How often each of two voices was preferred, and how often neither. */
export type Tally = { first: number; second: number; neither: number };

/** What is compared and how far the round has come. */
export type Comparison = {
  first: VoiceKey | null;
  second: VoiceKey | null;
  isBlind: boolean;
  isMatched: boolean;
  /** The second voice speaks on side A. */
  isSwapped: boolean;
  /** Sides that were played in this round. */
  heard: readonly Side[];
  /** What was chosen; it ends the round, and names are shown. */
  choice: Side | 'neither' | null;
  /** By pairKey. */
  tallies: Readonly<Record<string, Tally>>;
};

/** A round in which nothing was played yet. */
const NEW_ROUND = { isSwapped: false, heard: [], choice: null } as const;
const NO_TALLY: Tally = { first: 0, second: 0, neither: 0 };

/** The comparison of the window; rounds are not kept over a restart, what was preferred is. */
export const useComparison = create<Comparison>()(
  persist(
    (): Comparison => ({ first: null, second: null, isBlind: true, isMatched: true, ...NEW_ROUND, tallies: {} }),
    {
      name: 'atelier.voices.compare',
      partialize: ({ first, second, isBlind, isMatched, tallies }) => ({ first, second, isBlind, isMatched, tallies }),
    },
  ),
);

/** Whether the names of the voices must not be seen now. */
export const isSecret = ({ isBlind, choice }: Pick<Comparison, 'isBlind' | 'choice'>): boolean =>
  isBlind && choice === null;

/** The voice that speaks on a side. */
export function voiceOn(side: Side, { first, second, isSwapped }: Comparison): VoiceKey | null {
  return (side === 'A') === isSwapped ? second : first;
}

/** The rounds of two voices, whichever of them was chosen first. */
export function tallyOf({ first, second, tallies }: Comparison): Tally {
  if (first === null || second === null) return NO_TALLY;
  const tally = tallies[pairKey(first, second)] ?? NO_TALLY;
  return first < second ? tally : { ...tally, first: tally.second, second: tally.first };
}

/** Chooses the voices; a new pair begins a new round. A voice cannot be compared with itself: the other one gives way. */
export function choosePair(pair: { first?: VoiceKey | null; second?: VoiceKey | null }): void {
  const before = useComparison.getState();
  const { first = before.first, second = before.second } = pair;
  const isSame = first !== null && first === second;
  const changed = {
    first: isSame && pair.first === undefined ? before.second : first,
    second: isSame && pair.first !== undefined ? before.first : second,
  };
  useComparison.setState(changed);
  startRound();
}

/** Begins a round; a blind one by lot. */
export function startRound(isSwapped = useComparison.getState().isBlind && Math.random() < 0.5): void {
  useComparison.setState({ ...NEW_ROUND, isSwapped });
}

/** Whether names are hidden; either way the round begins again, for what was seen cannot be unseen. */
export function setBlind(isBlind: boolean): void {
  useComparison.setState({ isBlind });
  startRound();
}

/** Notes that a side was played. */
export function notePlayed(side: Side): void {
  const { heard } = useComparison.getState();
  if (!heard.includes(side)) useComparison.setState({ heard: [...heard, side] });
}

/** Whether both sides were played and nothing was chosen yet. */
export const canChoose = ({ heard, choice }: Pick<Comparison, 'heard' | 'choice'>): boolean =>
  choice === null && SIDES.every((side) => heard.includes(side));

/** Ends the round with a preference and counts it. Does nothing before both sides were played. */
export function choose(choice: Side | 'neither'): void {
  const state = useComparison.getState();
  const { first, second, tallies } = state;
  if (first === null || second === null || !canChoose(state)) return;
  const [one] = [first, second].toSorted();
  const winner = choice === 'neither' ? null : voiceOn(choice, state);
  const place = winner === null ? 'neither' : winner === one ? 'first' : 'second';
  const key = pairKey(first, second);
  const tally = tallies[key] ?? NO_TALLY;
  useComparison.setState({ choice, tallies: { ...tallies, [key]: { ...tally, [place]: tally[place] + 1 } } });
}

/** Forgets the rounds of the pair and begins again. */
export function clearTally(): void {
  const { first, second, tallies } = useComparison.getState();
  if (first === null || second === null) return;
  const key = pairKey(first, second);
  useComparison.setState({
    tallies: Object.fromEntries(Object.entries(tallies).filter(([known]) => known !== key)),
  });
  startRound();
}

const pairKey = (first: VoiceKey, second: VoiceKey) => JSON.stringify([first, second].toSorted());
