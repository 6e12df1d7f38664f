import { withoutQuoted } from '../../language/quoted-texts.ts';
import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import { remainsOf } from '../../plan/plain-phrase.ts';
import type { Skill } from '../skill.ts';

const FAVOURITE = '(?:(?:un-?)?favou?rit(?:es?|ed)|(?:un-?)?star(?:red)?|(?:un-?)?hearts?|faves?|favs?)';
/** Beginnings and turns that say of what is there that it is a favourite, or is to be one. */
const ASKED = new RegExp(
  String.raw`^(?:un-?)?(?:favou?rite|star|heart)\b|^(?:no longer|not|never)\b.*\bfavou?rite|^(?:mark|add|put|stick|slap|make|set|move|save|give|remove|take|drop|delete|get|kick|throw|flag|pin|want|i (?:want|need))\b.*\b${FAVOURITE}\b|\b(?:is|are|should be|shall be|becomes?|belongs? (?:in|to|with|among))\b.*\b(?:an? |my |the )?(?:new )?(?:list of )?favou?rites?\b`,
  'i',
);
const OFF =
  /\bun-?(?:favou?rite|star|heart)|^(?:remove|take|drop|delete|kick|throw|get)\b(?!.*\b(?:to|into) (?:my |the )?favou?rites\b)|\b(?:no longer|not|isn['’]t|aren['’]t|shouldn['’]t|any ?more|out of|off)\b/i;
/** What asks which are favourites, or for something to be drawn, written or said. */
const OTHER_WISH =
  /^(?:which|what|show|find|list|search|how|do|does|is there|are there|open|play|export|draw|paint|compose|write|say|read|speak|replace|rename|call|tag)\b|\?\s*$|^(?:make|create|i (?:want|need))\s+(?:me\s+)?(?:an?|some|\d)\s/i;
const CUES = new RegExp(
  String.raw`\b(?:(?:the|a|an|my|our)\s+)?(?:list of\s+)?${FAVOURITE}\b|\b(?:mark|add|put|make|set|move|save|give|remove|take|drop|delete|get|kick|throw|flag|pin|i want|i need|want|is|are|should|shall|be|becomes?|belongs?|in|into|to|with|among|as|from|out|of|off|on|no longer|not|any ?more|one|now)\b|(?:is|are|should)n['’]t`,
  'gi',
);

/** Marks items as favourites, or no longer. */
export const favouriteItems: Skill = {
  name: 'favourite items',
  examples: ['Add this to my favourites', 'Unfavourite these', 'Remove the star from this'],
  understand({ text, isAboutDoing }) {
    const bare = withoutQuoted(text).replace(/\s*,?\s+but\s+not\s.+$/i, '');
    if (isAboutDoing || !ASKED.test(bare) || OTHER_WISH.test(bare) || /\bboard\b|\b\d\b/i.test(bare)) return null;
    const isFavourite = !OFF.test(bare);
    return {
      understood: isFavourite ? 'Mark items as favourites.' : 'Remove items from the favourites.',
      act(hands) {
        const items = findTargets(hands, targetIn(text));
        hands.call('set_favourite', { ids: items.map(({ id }) => id), isFavourite });
        return isFavourite ? `Marked ${titlesOf(items)} as a favourite.` : `${titlesOf(items)}: no longer a favourite.`;
      },
    };
  },
};

/** Words of a title stay, also where they would say what to do. */
function targetIn(text: string): string {
  const verb = /^(?:un-?)?(?:favou?rite|star|heart)\s+(?<target>.+)$/i.exec(text)?.groups?.['target'];
  return verb ?? remainsOf(text, CUES);
}
