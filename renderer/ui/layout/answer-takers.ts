import { useEffect, useRef } from 'react';
import { create } from 'zustand';

/** A place in what is open that takes the text of an answer. `label` names it ("Prompt"); `take` resolves to whether it is there. */
export type AnswerTaker = { id: string; label: string; take: (markdown: string) => boolean | Promise<boolean> };

const useTakers = create<{ takers: readonly AnswerTaker[] }>(() => ({ takers: [] }));

/** The places that there are now, in the order in which they appeared. */
export const useAnswerTakers = (): readonly AnswerTaker[] => useTakers((state) => state.takers);

/**
 * Offers a place for answers while the component is there. Features never import each other, so the panel that is open says what it
 * takes, and the chat beside it shows that. Null offers nothing.
 */
export function useAnswerTaker(taker: AnswerTaker | null): void {
  const latest = useRef(taker);
  useEffect(() => {
    latest.current = taker;
  });
  const { id = null, label = '' } = taker ?? {};
  useEffect(() => {
    if (id === null) return;
    const offered: AnswerTaker = { id, label, take: (markdown) => latest.current?.take(markdown) ?? false };
    useTakers.setState(({ takers }) => ({ takers: [...takers.filter((each) => each.id !== id), offered] }));
    return () => useTakers.setState(({ takers }) => ({ takers: takers.filter((each) => each !== offered) }));
  }, [id, label]);
}
