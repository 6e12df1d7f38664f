import { isOffered } from './is-offered.ts';
import { voiceTraits } from './voice-traits.ts';
import type { Voice } from './voice.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';

/** What is compared of voices. */
type Compared = Pick<Voice, 'id' | 'name' | 'description' | 'tags' | 'kind' | 'worksOn' | 'state' | 'binnedAtMs'>;

/**
 * The voice of a service that is most like another one, as far as words tell: gender before age before what is said of both.
 * Of equally near ones the first by name counts, so that the same is always proposed. Null where the service has none.
 */
export function nearestVoice<Known extends Compared>(
  voice: Compared,
  voices: readonly Known[],
  engine: EngineChoice,
): Known | null {
  const candidates = voices
    .filter((each) => each.id !== voice.id && isOffered(each) && each.worksOn.includes(engine))
    .map((each) => ({ each, score: likeness(voice, each) }))
    .toSorted((a, b) => b.score - a.score || (a.each.name < b.each.name ? -1 : 1));
  return candidates[0]?.each ?? null;
}

function likeness(voice: Compared, other: Compared): number {
  const [wanted, found] = [voiceTraits(voice), voiceTraits(other)];
  const gender = wanted.gender === null || found.gender === null ? 0 : wanted.gender === found.gender ? 100 : -100;
  const age = wanted.age !== null && wanted.age === found.age ? 20 : 0;
  const words = wordsOf(voice);
  return gender + age + [...wordsOf(other)].filter((word) => words.has(word)).length;
}

const wordsOf = ({ name, description, tags }: Compared): Set<string> =>
  new Set(
    [name, description, ...tags]
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{4,}/gu),
  );
