import type { Skill } from '../skill.ts';
import { helpFor } from './answer-help.ts';
import { OUT_OF_REACH } from './out-of-reach-wishes.ts';
import type { OutOfReach } from './unreached-wish.ts';

/** What is said of a wish that no tool does. */
export function replyOf({ cannot, topic }: Pick<OutOfReach, 'cannot' | 'topic'>): string {
  const help = topic === '' ? null : helpFor(topic);
  return help === null ? `${cannot}.` : `${cannot}. ${help.answer}`;
}

/** Says plainly what no tool does and how it is done in Atelier, before a question about Atelier is guessed at. */
export const outOfReach: Skill = {
  name: 'out of reach',
  examples: ['Cut the silence out of this clip', 'Make the intro of this song shorter and fade out the track'],
  understand({ text, isAboutDoing }) {
    if (isAboutDoing) return null;
    const found = OUT_OF_REACH.find(({ asked }) => asked.test(text));
    return found ? { understood: 'Something that no tool does.', act: () => replyOf(found) } : null;
  },
};
