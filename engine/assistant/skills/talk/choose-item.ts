import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import { ORDINAL } from '../../plan/made-before.ts';
import type { Skill } from '../skill.ts';

const CHOOSING =
  /^(?:(?:i|we)(?:['’]d|['’]ll| would| will)?\s+(?:really\s+)?(?:like|liked|love|loved|prefer|preferred|choose|pick|take|go with|want)|use|take|pick|choose|go with|keep)\s+(?<target>the\s+\w+\s+\w+)(?:\s+(?:best|better|most|more))?[\s.!]*$/i;

/** Takes note of which of several is meant, for what is asked for after it. */
export const chooseItem: Skill = {
  name: 'choose item',
  examples: ['I like the second one best', 'Take the first picture'],
  understand({ text, isAboutDoing }) {
    const target = CHOOSING.exec(text)?.groups?.['target'];
    if (isAboutDoing || target === undefined || !ORDINAL.test(target)) return null;
    return {
      understood: 'Choose one of several items.',
      act(hands) {
        const items = findTargets(hands, target, { isSingle: true });
        return `All right: ${titlesOf(items)}.`;
      },
    };
  },
};
