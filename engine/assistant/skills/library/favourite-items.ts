import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import type { Skill } from '../skill.ts';

const FAVOURITE = '(?:favou?rites?|star|stars|starred)';
const OFF = [
  /^un-?(?:favou?rite|star)\b(?<target>.*)/i,
  new RegExp(`^(?:remove|take|drop|delete)\\b(?:\\s+the\\s+${FAVOURITE}\\s+(?:from|of|on))(?<target>.*)`, 'i'),
  new RegExp(
    `^(?:remove|take|drop)\\b(?<target>.*?)\\s+(?:off|from|out of)\\s+(?:my |the )?(?:list of )?${FAVOURITE}$`,
    'i',
  ),
  new RegExp(`^(?<target>.*?)\\s+(?:is|are) (?:no longer|not|no) (?:an? |my )?${FAVOURITE}(?: any ?more)?$`, 'i'),
] as const;
const ON = [
  /^(?:favou?rite|star|heart)\b(?<target>.*)/i,
  /^give\s+(?<target>.+?)\s+(?:an?|the)\s+star$/i,
  new RegExp(
    `^(?:mark|add|put|make|set|move)\\b(?<target>.*?)\\s+(?:as|to|on|in|into|among)?\\s*(?:an? |my |the )?(?:list of )?${FAVOURITE}$`,
    'i',
  ),
  new RegExp(`^(?:give|put)\\s+(?:an? |the )?star\\s+(?:to|on)(?<target>.*)`, 'i'),
] as const;

/** Marks items as favourites, or no longer. */
export const favouriteItems: Skill = {
  name: 'favourite items',
  examples: ['Add this to my favourites', 'Unfavourite these', 'Remove the star from this'],
  understand({ text, isAboutDoing }) {
    if (isAboutDoing) return null;
    const targetOf = (patterns: readonly RegExp[]) =>
      patterns.map((pattern) => pattern.exec(text)?.groups?.['target']).find((target) => target !== undefined);
    const off = targetOf(OFF);
    const target = off ?? targetOf(ON);
    if (target === undefined) return null;
    const isFavourite = off === undefined;
    return {
      understood: isFavourite ? 'Mark items as favourites.' : 'Remove items from the favourites.',
      act(hands) {
        const items = findTargets(hands, target);
        hands.call('set_favourite', { ids: items.map(({ id }) => id), isFavourite });
        return isFavourite ? `Marked ${titlesOf(items)} as a favourite.` : `${titlesOf(items)}: no longer a favourite.`;
      },
    };
  },
};
