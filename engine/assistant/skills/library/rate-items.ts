import { numberOf } from '../../language/number-words.ts';
import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import type { Skill } from '../skill.ts';

const NUMBER = '(?<stars>[0-5]|zero|one|two|three|four|five)';
const RATING = [
  new RegExp(`^(?<target>.+?)\\s+(?:deserves|gets|is worth|should have|should get)\\s+${NUMBER}\\s+stars?$`, 'i'),
  new RegExp(
    `^(?:rate|give|mark)\\s+(?<target>.+?)\\s+(?:with\\s+|at\\s+)?${NUMBER}(?:\\s*/\\s*5|\\s+out of\\s+(?:5|five))?(?:\\s+stars?|(?<=/\\s*5|out of\\s+(?:5|five)))$`,
    'i',
  ),
  /^rate\s+(?<target>.+?)\s+(?:with\s+|at\s+|as\s+)?(?:an?\s+)?(?<stars>[0-5])$/i,
  new RegExp(`^${NUMBER}\\s+stars?\\s+(?:for|to|on)\\s+(?<target>.+)$`, 'i'),
  new RegExp(`^(?:give|put)\\s+${NUMBER}\\s+stars?\\s+(?:to|on)\\s+(?<target>.+)$`, 'i'),
  new RegExp(`^set\\s+the\\s+(?:rating|stars)\\s+of\\s+(?<target>.+?)\\s+to\\s+${NUMBER}(?:\\s+stars?)?$`, 'i'),
] as const;

/** Gives items stars. */
export const rateItems: Skill = {
  name: 'rate items',
  examples: ['Give this 5 stars', 'Give the red fox picture 5 stars', 'Rate the red fox picture four stars'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('rate_items')) return null;
    const groups = RATING.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
    const rating = groups && numberOf(groups['stars']!);
    if (!groups || rating === null || rating === undefined) return null;
    return {
      understood: `Give items ${rating} stars.`,
      act(hands) {
        const items = findTargets(hands, groups['target']!);
        hands.call('rate_items', { ids: items.map(({ id }) => id), rating });
        return `${titlesOf(items)}: ${rating} ${rating === 1 ? 'star' : 'stars'}.`;
      },
    };
  },
};
