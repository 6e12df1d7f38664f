import { hear, type HearingWish } from '../../media/hearing.ts';
import { tellFailure } from '../feedback/tell-failure.ts';
import { texts } from './hearing-texts.ts';

/** How many notices there are now for a place. */
const noticed = new Map<string, number>();

/** Says that failures of a place are shown there, until the returned function is called. */
export function showsFailuresOf(place: string): () => void {
  noticed.set(place, (noticed.get(place) ?? 0) + 1);
  return () => void noticed.set(place, (noticed.get(place) ?? 1) - 1);
}

/** Lets something be heard, or stops it. A failure is shown by the notice of the place; where there is none, by a toast. */
export async function hearOrTell(wish: HearingWish, place: string): Promise<void> {
  const failure = await hear(wish, place);
  if (failure && (noticed.get(place) ?? 0) === 0) tellFailure(texts.notHeard(wish.title), failure.error);
}
