import { wordsOf } from '../../../../shared/domain/extraction/content-words.ts';
import { clausesOf } from '../../plan/clause.ts';
import type { DoneCall } from '../../situation/done-call.ts';
import type { Situation } from '../../situation/situation.ts';
import type { Action, Skill } from '../skill.ts';

const ITEM = String.raw`(?<target>(?!it\b|that\b$|again\b)[^,.;:!?]{2,80}?)`;
const LEAD = '(?:(?:and|now|then|also|ok|okay|great|please|next|so|but)[\\s,]+)*';
/** Ways to say that what was done last is to be done to something else. */
const SAME = [
  new RegExp(
    String.raw`^${LEAD}(?:(?:do|try|make|give me|i (?:want|need)|can you do|could you do)\s+)?(?:(?:exactly|just)\s+)?(?:the\s+)?same(?:\s+(?:thing|again))?\s+(?:for|with|to|on|of)\s+${ITEM}(?:\s+(?:too|as well|please|now))*[\s.!?]*$`,
    'i',
  ),
  new RegExp(
    String.raw`^${LEAD}(?:(?:do|make)\s+(?:it|that|this)\s+)?(?:for|with|to|on)\s+${ITEM}\s*,?\s+(?:too|as well|also)[\s.!?]*$`,
    'i',
  ),
  new RegExp(String.raw`^${LEAD}(?:and\s+)?${ITEM}\s*,?\s+(?:too|as well|also)(?:\s+please)?[\s.!?]*$`, 'i'),
  new RegExp(
    String.raw`^(?:and|now|also|then|likewise)(?:\s+also)?\s+(?:for|with|to|on)\s+${ITEM}(?:\s+please)?[\s.!?]*$`,
    'i',
  ),
  new RegExp(String.raw`^${LEAD}(?:how|what)\s+about\s+${ITEM}\s*(?:then|too|please)?[\s.!?]*$`, 'i'),
  new RegExp(String.raw`^and\s+(?:now\s+)?(?:for\s+)?${ITEM}\s*\?[\s?]*$`, 'i'),
] as const;
/** A setting of what was generated, not an item. */
const GENERATED = /^generate_(?:images|song|clip|speech)$/;
const LOOK_UP = /^(?:find|get|list)_|^wait_for_task$/;

/** Does to another item what was asked for last. `skills` are those that may do it: none that takes anything away. */
export const sameAgain = (skills: () => readonly Skill[]): Skill => ({
  name: 'same again',
  examples: [],
  isFollowUp: true,
  understand(clause) {
    const { situation, isAboutDoing } = clause;
    // “Also” is polite where it begins another wish.
    const groups = [clause.text, situation.wish]
      .flatMap((text) => SAME.map((pattern) => pattern.exec(text)?.groups))
      .find((each) => each !== undefined);
    const target = groups?.['target']?.trim();
    if (isAboutDoing || target === undefined) return null;
    const last = situation.earlierCalls.findLast(({ name }) => !LOOK_UP.test(name));
    if (last !== undefined && GENERATED.test(last.name)) return null;
    const before = situation.earlierWishes.findLast((wish) => !SAME.some((pattern) => pattern.test(wish)));
    const wish = before === undefined ? null : saidOf(before, target, situation);
    return wish === null ? null : firstOf(skills(), situation, wish);
  },
});

function firstOf(skills: readonly Skill[], situation: Situation, wish: string): Action | null {
  const clauses = clausesOf({ ...situation, wish });
  const [only] = clauses;
  if (!only || clauses.length > 1) return null;
  for (const skill of skills) {
    const action = skill.understand(only);
    if (action) return action;
  }
  return null;
}

const POINTED =
  /\b(?:this|that|the (?:open |selected )?)\s*(?:transcript|script|recording|song|image|picture|clip|video|one|item)\b|\b(?:it|this|that|these|them)\b/i;

/** An earlier wish with something else in the place of what it named. Null where it isn’t clear what that was. */
function saidOf(wish: string, target: string, { earlierCalls }: Situation): string | null {
  for (const call of earlierCalls.toReversed()) {
    const named = namedBy(wish, call);
    if (named !== null) return wish.replace(named, target);
  }
  return POINTED.test(wish) ? wish.replace(POINTED, target) : null;
}

/** The part of a wish that a look-up took its words from, with the article before it. */
function namedBy(wish: string, { name, args }: DoneCall): RegExp | null {
  const query = name === 'find_in_library' && typeof args['query'] === 'string' ? args['query'] : '';
  const words = wordsOf(query.replaceAll(/\S+:\S+/g, ' '));
  if (words.length === 0) return null;
  const escaped = words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '.'));
  const pattern = new RegExp(
    String.raw`\b(?:the\s+|my\s+|this\s+)?${escaped.join(String.raw`(?:['’]s)?[\s,:-]+(?:[\p{L}]+\s+){0,2}?`)}\b`,
    'iu',
  );
  return pattern.test(wish) ? pattern : null;
}
