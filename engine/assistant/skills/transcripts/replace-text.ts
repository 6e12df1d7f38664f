import { quotedTexts } from '../../language/quoted-texts.ts';
import { findTargets } from '../../plan/find-targets.ts';
import { itemsIn } from '../../plan/target-options.ts';
import { type Hands, PlanStopped } from '../../plan/hands.ts';
import type { Skill } from '../skill.ts';
import { isFiller, removedFillers, type Replacement, withoutPluralOfFiller } from './fillers.ts';

const Q = '["“„‘\'](?<quotedFind>[^"”“’\']+)["”“’\']';
const R = '["“„‘\'](?<quotedNew>[^"”“’\']*)["”“’\']';
const SOME =
  '(?:every|all|each|any)?\\s*(?:of )?(?:the |that )?(?:spelling |mistake |typo )?(?:words?|names?|phrases?|(?:occurrences?|instances?|mentions?|uses?) of)?\\s*(?:the (?:word|name|phrase) )?';
const WHERE =
  '(?<where>(?:\\s+(?:in|everywhere|throughout|all over|all through|across|within|inside|here|from|on|of|only|whole|ignoring|case|for)\\b.*|\\s*[,;(].*)?)$';
/** How something is, and no word of a text: “swap the voice to Tom”. */
const SETTINGS =
  '(?:(?:the|its|their|my|this|that)\\s+)?(?:voices?|titles?|names?|languages?|tags?|speed|styles?|fonts?|colou?rs?|themes?|tempo|formats?|moods?|pitch|volume|order|speakers?|characters?|pictures?|images?|background|music|songs?|videos?|clips?)\\s+(?:with|by|to|for|into)\\b';
const PATTERNS = [
  new RegExp(
    `^(?:replace|change|swap|turn|correct|rewrite|exchange|fix|censor|bleep|mask|switch|edit|convert|update|make)\\s+${SOME}${Q}\\s*(?:with|by|to|for|into|->|→|=>)\\s*(?:the word )?${R}${WHERE}`,
    'i',
  ),
  new RegExp(
    `^(?:use|write|put|say)\\s+["“„](?<quotedNew>[^"”“]+)["”“]\\s+instead of\\s+["“„](?<quotedFind>[^"”“]+)["”“]${WHERE}`,
    'i',
  ),
  new RegExp(`^substitute\\s+["“„](?<quotedNew>[^"”“]+)["”“]\\s+for\\s+["“„](?<quotedFind>[^"”“]+)["”“]${WHERE}`, 'i'),
  new RegExp(
    `^(?:replace|swap|change|correct)\\s+(?!${SETTINGS})${SOME}(?<find>[\\p{L}\\p{N}'’-]+)\\s+(?:with|by|to|for|into|->|→)\\s+(?<new>[\\p{L}\\p{N}'’-]+)${WHERE}`,
    'iu',
  ),
  /(?:spell(?:ed|t|ing)?\b[^]*?|^[^]*?\b(?:is|it's|it’s|should be|are) (?:called |named |written |spelled |spelt )?)["“]?(?<new>[\p{L}\p{N}'’-]+)["”]?,? (?:and )?not ["“]?(?<find>[\p{L}\p{N}'’-]+)["”]?(?<where>.*)$/iu,
  new RegExp(
    `(?:\\bsa(?:y|ys|ying|id)|\\b(?:writes?|wrote|written|spell(?:s|ed|t)?|heard|has|have|got|calls?|calling|writing|spelling|see(?:ing|s)?|reads?|put))\\s+(?:it\\s+|them\\s+|him\\s+|her\\s+)?(?:as\\s+)?${Q}[^"“”]*?\\b(?:make (?:it|that|them)|(?:correct|fix|change)(?: (?:it|that|them))? (?:to|into)|replace (?:it|that|them) (?:with|by)|should (?:say|be|read)|change (?:it|that|them) to|it(?:['’]?s| is)(?: (?:spelled|spelt|written|called))?|use|write)\\s+(?:actually\\s+|really\\s+)?${R}(?<where>.*)$`,
    'i',
  ),
  /^(?:fix|correct|change|mend) (?:the )?(?:spelling|name|word|way) (?:of |for )?["“]?(?<find>[\p{L}\p{N}'’-]+)["”]?[,:;]?\s+(?:is |it |that |this )*(?:(?:should|must|has to) (?:be|read|say)|it['’]s|is|to|as|into)\s+(?:spelled |spelt |written )?["“]?(?<new>[\p{L}\p{N}'’-]+)["”]?(?<where>(?: in .+| everywhere)?)$/iu,
  new RegExp(
    `^[^"“„]{0,60}${Q}[^"“”]{0,20}?\\s+(?:should|must|has to|needs to|ought to)\\s+(?:actually\\s+|really\\s+)?(?:be|read|say)\\s+(?:spelled\\s+|spelt\\s+|written\\s+)?${R}${WHERE}`,
    'i',
  ),
  /^(?:everywhere|wherever|whenever|every time|each time) (?:it|they|he|she|i|we|you|someone|the \w+|[\p{L}]+) (?:says?|has|have|reads?|writes?) ["“]?(?<find>[^"”,]+?)["”]?,? (?:please )?(?:write|put|use|make it|say|it should (?:say|be|read)) ["“]?(?<new>[^"”,]+?)["”]?(?: instead)?(?<where>)$/iu,
] as const;
/** “Kate -> Cate everywhere”, “all "okey" should be "okay"”. */
const ARROWED = new RegExp(
  `^(?:(?:please\\s+)?(?:replace|change|swap|fix|correct)\\s+)?(?:${Q}|(?<find>[\\p{L}\\p{N}'’-]+))\\s*(?:->|→|=>|-->)\\s*(?:${R}|(?<new>[\\p{L}\\p{N}'’-]+))${WHERE}`,
  'iu',
);
/** Names of several words, with capital letters: “it keeps writing Haber Street, it is Harbour Street”. */
const CAPITALS = String.raw`\p{Lu}[\p{L}\p{N}'’-]*(?:\s+\p{Lu}[\p{L}\p{N}'’-]*){0,3}`;
const MISHEARD = new RegExp(
  String.raw`\b(?:keeps? (?:on )?)?(?:writes?|writing|wrote|says?|saying|said|spells?|spelling|hears?|hearing|heard|calls?|calling|transcribed|understood|has|have|got|reads?|typed)\s+(?:it |him |her |them |this )?(?:as )?["“]?(?<find>${CAPITALS})["”]?\s*(?:[,;.–-]|\bbut\b|\bit['’]?s\b)+[^"“]{0,40}?\b(?:is|be|name is|name['’]s|called|spelled|spelt|say|read|means?|meant|it['’]s|to|was)\s+(?:really |actually |in fact |spelled |spelt |written |called )?["“]?(?<new>${CAPITALS})["”]?(?<where>(?: (?:in|everywhere|throughout)\b.*)?)$`,
  'u',
);

/** “Her surname is Nowak, the transcript has Novak”, “we misspelled Godot: it says "Goddo" everywhere.” */
const RIGHT_FIRST = new RegExp(
  String.raw`\b(?:is|are|spelled|spelt|called|misspelled|misspelt|said|meant|mean|name['’]s|written|got|have|wrong:?)\s+["“]?(?<new>[\p{L}\p{N}'’-]+(?:\s+\p{Lu}[\p{L}\p{N}'’-]*){0,3})["”]?\s*(?:(?:wrong|wrongly|incorrectly)\s*)?(?:[,;:.–-]|\bbut\b|\band\b)+\s*(?:but |and )?(?:here |there )?(?:it|the (?:transcript|text|software|machine|ai|app|recogni\p{L}+)|they|you|that|this|atelier)\s+(?:always |keeps? (?:on )?|constantly )?(?:says?|saying|has|have|writes?|writing|wrote|hears?|heard|shows?|showing|reads?|typed|spells?|spelled|calls?)\s+(?:it |him |her |them )?["“]?(?<find>[\p{L}\p{N}'’-]+(?:\s+\p{Lu}[\p{L}\p{N}'’-]*){0,3})["”]?(?<where>(?:\s+(?:everywhere|throughout|all over|in)\b.*)?)$`,
  'iu',
);
/** “The company is called Brightly, not Bright Lee.” */
const NOT_SO = new RegExp(
  String.raw`\b(?:is|are|be|it['’]s|name['’]s|called|spelled|spelt|written|named)\s+["“]?(?<new>${CAPITALS})["”]?\s*,?\s*(?:and\s+|but\s+)?not\s+["“]?(?<find>${CAPITALS})["”]?(?<where>(?:\s+(?:everywhere|throughout|in)\b.*)?)$`,
  'u',
);
/** “Maria is spelled with an h: Mariah.” */
const SPELLED_SO = new RegExp(
  String.raw`^["“]?(?<find>${CAPITALS})["”]?\s+(?:is|was|gets|has to be|should be)\s+(?:actually\s+)?(?:spelled|spelt|written)\s+(?:with|without|differently|wrong|wrongly|like this|this way)\b[^:]*:\s*["“]?(?<new>${CAPITALS})["”]?(?<where>)$`,
  'u',
);
/** “Use "okay" wherever it says "ok".” */
const WHEREVER = new RegExp(
  String.raw`^(?:use|write|put|say|make it)\s+["“]?(?<new>[^"”]+?)["”]?\s+(?:wherever|everywhere|whenever|anywhere|every time|each time)\s+(?:it|they|he|she|you|the \w+)\s+(?:says?|reads?|has|have|writes?|is|are)\s+["“]?(?<find>[^"”]+?)["”]?(?<where>)$`,
  'iu',
);

const REMOVED = `^(?:remove|delete|drop|(?:cut|strip|take|edit|filter|clean|throw|kick)(?: out)?|get rid of|erase|lose|kill|scrub)\\s+${SOME}`;
const REMOVAL = new RegExp(REMOVED, 'i');
const REMOVING = new RegExp(`${REMOVED}(?:filler )?${Q}s?(?:\\s+(?:out|away))?(?<where>.*)$`, 'i');

const OTHERS = /^\s*(?:,|and\b|or\b|&)[^"“„]*["“„]/i;
const NAMES_WORDS = /\b(?:words?|names?|text|filler|occurrences?|instances?|every|all|each|any)\b/i;

/** “Delete “Team meeting””: the item of that title or these words? Nothing is guessed about what goes. */
function askWhereTitled(hands: Hands, find: string, title: string): void {
  if (!hands.has('find_in_library')) return;
  const items = itemsIn(hands.call('find_in_library', { query: find }));
  if (!items.some((item) => item.title.toLowerCase() === find.toLowerCase())) return;
  throw new PlanStopped(
    `Do you mean the item “${find}” or these words in “${title}”? Say “move the item ${find} to the bin” or “delete the words “${find}” from this”.`,
  );
}

/** Replaces a text in all lines of a transcript or a script. */
export const replaceText: Skill = {
  name: 'replace text',
  examples: [
    'Replace "harbor" with "harbour"',
    'Her name is spelled Mairen, not Maren',
    'Delete the word "um" from all lines',
  ],
  understand({ text, isAboutDoing }) {
    if (isAboutDoing) return null;
    const replacement = replacementIn(text);
    if (replacement === null) return null;
    const { find, also = [], replacement: by, where, mayBeTitle = false } = replacement;
    return {
      understood: `Replace “${find}” by “${by}”.`,
      act(hands) {
        const place = where
          .replaceAll(SWITCHES, ' ')
          .replaceAll(
            /\b(?:lines?|everywhere|text|throughout|all over|all through|across|occurrences?|words?)\b/gi,
            ' ',
          );
        const kinds = hands.has('replace_in_script') ? ['transcript', 'script'] : ['transcript'];
        const [item] = findTargets(hands, place, { kinds, isSingle: true });
        if (mayBeTitle) askWhereTitled(hands, find, item!.title);
        const tool = item!.kind === 'script' ? 'replace_in_script' : 'replace_in_transcript';
        const told = [find, ...also].map((each) => {
          const asked = { id: item!.id, find: each, replacement: by, ...switches(text, each, by) };
          const { matchCount } = hands.call(tool, asked);
          const count = typeof matchCount === 'number' ? matchCount : null;
          if (count === 0) return `“${each}” isn’t in “${item!.title}”, so nothing was changed there.`;
          const times = count === null ? '' : ` ${count} ${count === 1 ? 'time' : 'times'}`;
          return by === ''
            ? `Removed “${each}”${times} from “${item!.title}”. You can undo it there.`
            : `Replaced “${each}” by “${by}”${times} in “${item!.title}”. You can undo it there.`;
        });
        return told.join('\n');
      },
    };
  },
};

function replacementIn(text: string): Replacement | null {
  const fillers = removedFillers(text.replace(REMOVAL, ''));
  if (fillers && REMOVAL.test(text)) return fillers;
  const removing = REMOVING.exec(text)?.groups;
  if (removing) {
    const where = removing['where'] ?? '';
    // Of several only the first would be taken out, and they may be titles.
    if (OTHERS.test(where)) return null;
    const mayBeTitle = where.trim() === '' && !NAMES_WORDS.test(text);
    return { find: removing['quotedFind']!, replacement: '', where, mayBeTitle };
  }
  for (const pattern of [NOT_SO, SPELLED_SO, ...PATTERNS, ARROWED, MISHEARD, RIGHT_FIRST, WHEREVER]) {
    const groups = pattern.exec(text)?.groups;
    const find = groups?.['quotedFind'] ?? groups?.['find'];
    const by = groups?.['quotedNew'] ?? groups?.['new'];
    if (find !== undefined && by !== undefined && !isOfSpeakers(text, find)) {
      return {
        find: withoutPluralOfFiller(find.trim()),
        replacement: /^nothing$/i.test(by.trim()) ? '' : by.trim(),
        where: groups?.['where'] ?? '',
      };
    }
  }
  return null;
}

/** “Ums” are many times “um”. */

/** “Change speaker 1 to Anna” renames a speaker. */
const isOfSpeakers = (text: string, find: string): boolean =>
  quotedTexts(text).length < 2 && (/\bspeakers?\b/i.test(find) || /\b(?:name of )?(?:the )?speaker\b/i.test(text));

const SWITCHES =
  /,?\s*(?:and\s+)?(?:only\s+|as\s+)?(?:whole words?(?: only)?|full words?(?: only)?|ignor(?:e|ing) (?:the )?(?:upper and lower ?case|upper ?case|lower ?case|case|capitals|capitalisation|capitalization|capital letters)|no matter the case|any case|case[- ]insensitive(?:ly)?|(?:in )?(?:upper|lower) ?case or (?:upper|lower) ?case|only)\b/gi;

/**
 * What counts as found. What is taken out is never a part of another word (“like” of “likely”), and what the new text has in itself isn’t
 * replaced in it (“Jon” in “Jonas”). Fillers may begin a sentence.
 */
function switches(text: string, find: string, by: string): Record<string, boolean> {
  const isWhole = (by === '' || by.includes(find)) && /^[\p{L}\p{N}].*[\p{L}\p{N}]$/su.test(find);
  return {
    ...(by === '' && isFiller(find) ? { matchesCase: false } : {}),
    ...(/\b(?:ignor(?:e|ing) (?:the )?(?:upper and lower ?case|upper ?case|lower ?case|case|capitals|capitalisation|capitalization|capital letters)|no matter the case|any case|case[- ]insensitive)/i.test(
      text,
    )
      ? { matchesCase: false }
      : {}),
    ...(isWhole || /\b(?:whole|full) words?\b/i.test(text) ? { matchesWholeWords: true } : {}),
  };
}
