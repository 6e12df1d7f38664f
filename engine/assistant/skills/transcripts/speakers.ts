import { wordsOf } from '../../../../shared/domain/extraction/content-words.ts';
import { numberOf } from '../../language/number-words.ts';
import type { Hands } from '../../plan/hands.ts';

/** A speaker of a transcript. */
export type Speaker = { id: string; name: string };

/**
 * Speakers of a transcript in the order in which they speak first.
 * @throws CallNeeded, PlanStopped
 */
export function speakersOf(hands: Hands, id: string): Speaker[] {
  const { lines } = hands.call('read_transcript', { id });
  const found = new Map<string, Speaker>();
  for (const line of Array.isArray(lines) ? (lines as Record<string, unknown>[]) : []) {
    const { speakerId, speaker } = line;
    if (typeof speakerId === 'string')
      found.set(speakerId, { id: speakerId, name: typeof speaker === 'string' ? speaker : '' });
  }
  return [...found.values()];
}

/** The speaker with that number in its name, or at that place where none has numbers. */
export function speakerAt(speakers: readonly Speaker[], number: number): Speaker | undefined {
  const numbered = speakers.find(
    ({ name }) => /speaker/i.test(name) && wordsOf(name).some((word) => numberOf(word) === number),
  );
  return numbered ?? speakers[number - 1];
}

/** The speaker who is called so, or “speaker 2”, “the second one”. */
export function speakerNamed(speakers: readonly Speaker[], said: string): Speaker | undefined {
  const named = speakers.find(({ name }) => name.toLowerCase() === said.trim().toLowerCase());
  if (named || !/\b(?:speakers?|voice|one|first|second|third|fourth)\b|^\d$/i.test(said)) return named;
  const number = wordsOf(said)
    .map((word) => (word === 'one' ? null : numberOf(word)))
    .find((each) => each !== null && each > 0);
  return typeof number === 'number' ? speakerAt(speakers, number) : undefined;
}
