import { useId } from 'react';
import type { HearingWish } from '../../media/hearing.ts';
import { hearOrTell } from './hear-or-tell.ts';

/** The way of a component to let something be heard, with a place of its own for a HearingNotice. */
export function useHear(): { place: string; press: (wish: HearingWish) => void } {
  const place = useId();
  return { place, press: (wish) => void hearOrTell(wish, place) };
}
