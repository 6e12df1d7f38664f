import { numberOf } from '../../language/number-words.ts';
import { withoutQuoted } from '../../language/quoted-texts.ts';
import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import { remainsOf } from '../../plan/plain-phrase.ts';
import type { Hands } from '../../plan/hands.ts';
import type { Skill } from '../skill.ts';

/** Which items get how many stars. */
type Rating = { target: string; stars: number };

const NUMBER = String.raw`(?:[0-5]|zero|one|two|three|four|five|no)`;
/** Five stars, 4/5, 3 out of 5. */
const STARS = new RegExp(
  String.raw`\b(?:(?<of>${NUMBER})\s*(?:/|out of)\s*(?:5|five)(?:\s+stars?)?|(?<stars>${NUMBER})[\s-]*(?:stars?\b|★))`,
  'i',
);
/** “Rate it 3”: a number alone counts beside the word for it. */
const RATED = new RegExp(String.raw`^(?=.*\brat(?:e|ed|ing)\b).*?\b(?<stars>[0-5])(?=\s*$)`, 'i');
const CLEARING =
  /^(?:remove|clear|delete|reset|take(?: away| off)?|drop|undo)\s+(?:the\s+|its\s+|all\s+|my\s+)?(?:ratings?|stars)\s*(?:from|of|on|off|for)?\s*(?<target>.*)$/i;
/** What asks for items with such a rating, or for something to be made with stars in it. */
const OTHER_WISH =
  /^(?:which|what|show|find|list|search|look|how|do|does|are|is|draw|paint|make(?! (?:it|this|that|them|these|those|the \S+(?: \S+)?) (?:[0-5]|one|two|three|four|five)\b)|create|generate|compose|write|design|sketch|illustrate|film|animate|say|read|speak|replace|change|rename|call|name|tag|export|delete|i (?:want|need))\b|^(?!(?:rate|give|mark|put|set)\b).*\b(?:images?|pictures?|pics?|songs?|clips?|videos?|everything|anything|items?|recordings?|things?)\b(?:\s+\S+){0,4}\s+(?:with|rated|above|over|at least)\b|\bat least\b|\bor (?:more|better|higher)\b/i;
const CUES =
  /\b(?:rat(?:e|ed|ing)|make|give|gives|gets?|got|deserves?|earns?|is|are|was|only|just|really|easily|worth|should|shall|must|have|has|put|mark|set|add|assign|with|at|as|for|to|on|of|a|an|the rating|the stars|a rating|be|solid|score|scores)\b|[:=→]|->/gi;
/** Several at once: “4 stars for the pier, 2 for the kayak”. */
const EACH = new RegExp(
  String.raw`(?<stars>${NUMBER})(?:\s*/\s*5)?(?:\s*stars?)?\s+(?:for|to|on)\s+(?<target>.+?)(?=(?:\s*[,;]\s*(?:and\s+)?|\s+and\s+)${NUMBER}(?:\s*/\s*5)?(?:\s*stars?)?\s+(?:for|to|on)\s|\s*$)`,
  'gi',
);
const EACH_GETS = new RegExp(
  String.raw`(?:^|,\s*(?:and\s+)?|\s+and\s+)(?<target>[^,]+?)\s+(?:gets?|deserves?|:|=)\s*(?<stars>${NUMBER})(?:\s*/\s*5)?(?:\s*stars?)?(?=,|\s+and\s|\s*$)`,
  'gi',
);

/** Gives items stars. */
export const rateItems: Skill = {
  name: 'rate items',
  examples: ['Give this 5 stars', 'The red fox picture deserves four stars', 'Remove the rating from this'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('rate_items')) return null;
    const ratings = ratingsIn(text);
    if (ratings.length === 0) return null;
    return {
      understood: `Give items ${ratings.map(({ stars }) => stars).join(' and ')} stars.`,
      act: (hands) => ratings.map((rating) => rated(hands, rating)).join('\n'),
    };
  },
};

function ratingsIn(text: string): Rating[] {
  const cleared = CLEARING.exec(text)?.groups?.['target'];
  if (cleared !== undefined) return [{ target: cleared, stars: 0 }];
  const bare = withoutQuoted(text);
  const found = (STARS.exec(bare) ?? RATED.exec(bare))?.groups;
  if (!found || OTHER_WISH.test(bare)) return [];
  for (const way of [EACH, EACH_GETS]) {
    const each = [...text.matchAll(way)].map(({ groups }) => ({
      target: groups!['target']!,
      stars: starsOf(groups!['stars']!),
    }));
    if (each.length > 1) return each;
  }
  const target = remainsOf(text.replace(STARS, ' ').replace(/(?<=\brat(?:e|ed|ing)\b.*)\s[0-5]\s*$/i, ' '), CUES);
  return [{ target, stars: starsOf(found['of'] ?? found['stars'] ?? '') }];
}

const starsOf = (said: string): number => (/^no$/i.test(said) ? 0 : (numberOf(said) ?? 0));

function rated(hands: Hands, { target, stars: rating }: Rating): string {
  const items = findTargets(hands, target);
  hands.call('rate_items', { ids: items.map(({ id }) => id), rating });
  return rating === 0
    ? `${titlesOf(items)}: no stars.`
    : `${titlesOf(items)}: ${rating} ${rating === 1 ? 'star' : 'stars'}.`;
}
