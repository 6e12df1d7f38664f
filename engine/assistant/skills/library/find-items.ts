import { itemsIn } from '../../plan/search-titles.ts';
import { KIND_NOUNS, kindIn } from '../../plan/title-words.ts';
import { quotedTexts } from '../../language/quoted-texts.ts';
import { isContentWord, wordsOf } from '../../../../shared/domain/extraction/content-words.ts';
import type { Clause } from '../../plan/clause.ts';
import { isLookedFor } from '../../language/looked-for.ts';
import type { Action, Skill } from '../skill.ts';

const LOOKING =
  /^(?:(?:find|search|look (?:for|up)|list|browse)\b|show\b|(?:is |are |do (?:i|we) have )?(?:anything|everything|something|stuff)\b|(?:what|which|do (?:i|we) have|did (?:i|we)|have (?:i|we)|is there|are there|where)\b)/i;
/** What only a search of the library can mean. */
const LIBRARY =
  /^(?:what|which|did|have)\b.*\b(?:i|we)\b.*\b(?:made?|created?|imported?|added?|generated?|record(?:ed)?|transcribed?|drawn?|worked? on|d[io]d?|done)\b.*\b(?:today|yesterday|(?:this|last|past) (?:week|month|year))\b|\b(?:library|everything|anything|items?|favou?rites?|starred|bin|binned|trash|tags?|tagged|transcripts?|scripts?|recordings?|takes?|images?|pictures?|photos?|songs?|clips?)\b/i;
const OTHERS = /\b(?:voices?|tasks?|jobs?|quotes?|chapters?|titles?|lyrics?|running)\b/i;
/** One item is looked at, not looked for. */
const ONE_ITEM = /\b(?:this|that|it)\b|\b(?:say|says|details?|made (?:from|of))\b/i;
/** Words of the question and not of what is looked for. */
const NOISE = new Set(
  'find search look show list browse library item items everything anything something tagged tag tags add added import imported made make created create generated last latest newest favourite favourites favorite favorites starred star bin binned trash mention mentions mentioning contain contains containing named called i have there recently recent my ever put did does me name title word words its save saved keep kept left leave store stored pic pics whats file files audio right moment today yesterday week month year past'.split(
    ' ',
  ),
);

/** Finds items where the request names the library or something in it. */
export const findInLibrary: Skill = {
  name: 'find in library',
  examples: ['Find everything about the storm', 'Show my transcripts', 'What have I starred?', 'What is in the bin?'],
  understand: (clause) => (LIBRARY.test(clause.text) ? searchFor(clause) : null),
};

/** Finds items where the request only asks to search. */
export const findItems: Skill = {
  name: 'find items',
  examples: ['Search for "lighthouse keeper"'],
  understand: (clause) =>
    /^(?:search|find|look|where(?:'s|’s| is| are))\b/i.test(clause.text) ? searchFor(clause) : null,
};

/** "That thing about the storm" names what is looked for. */
const THAT_THING =
  /\b(?:that|the|this) (?:thing|stuff|one|item|file)s? (?=(?:about|with|on|where|from|called|named|of)\b)/i;

/** Where files lie on the disk is a question about Atelier. */
const ON_DISK = /\b(?:files?|data|recordings|everything)\b.*\b(?:stored|saved|kept|live)\b/i;

function searchFor({ text: said, isAboutDoing }: Clause): Action | null {
  if (ON_DISK.test(said)) return null;
  const text = said.replace(THAT_THING, '');
  if (isAboutDoing || !(isLookedFor(text) || LOOKING.test(text)) || OTHERS.test(text) || ONE_ITEM.test(text)) return null;
  const query = queryOf(text);
  return {
    understood: `Look in the library for “${query}”.`,
    act(hands) {
      const answer = hands.call('find_in_library', query === '' ? {} : { query });
      const items = itemsIn(answer);
      hands.latest = items;
      if (items.length === 0) return 'Nothing in the library fits.';
      const total = typeof answer['total'] === 'number' ? answer['total'] : items.length;
      const lines = items.map(({ title, kind }) => `- ${title}${kind === '' ? '' : ` (${kind})`}`);
      return [total === 1 ? 'One item:' : `${total} items:`, ...lines, ...(total > items.length ? ['…'] : [])].join(
        '\n',
      );
    },
  };
}

/** When it was added: "today", "last week". */
function dateIn(text: string): string[] {
  const day = /\b(today|yesterday)\b/i.exec(text)?.[1];
  const span = /\b(?:(?:this|last|past) (week|month|year))\b/i.exec(text)?.[1];
  const named = (day ?? span)?.toLowerCase();
  return named === undefined ? [] : [`date:${named}`];
}

function queryOf(text: string): string {
  const tag =
    /\btags?\s+(?:"([^"]+)"|“([^”]+)”|([\p{L}\p{N}-]+))|\btagged\s+(?:as\s+|with\s+)?(?:"([^"]+)"|“([^”]+)”|([\p{L}\p{N}-]+))/iu.exec(
      text,
    );
  const tagName = tag?.slice(1).find((group) => group !== undefined);
  const operators = [
    ...(kindIn(text) === undefined ? [] : [`kind:${kindIn(text)}`]),
    ...(tagName === undefined ? [] : [`tag:${/\s/.test(tagName) ? `"${tagName}"` : tagName}`]),
    ...(/\b(?:favou?rites?|starred)\b/i.test(text) ? ['is:favourite'] : []),
    ...(/\b(?:bin|binned|trash)\b/i.test(text) ? ['is:binned'] : []),
    ...dateIn(text),
  ];
  const rest = tag ? text.replace(tag[0], ' ') : text;
  const quoted = quotedTexts(rest);
  const isWord = (word: string) => isContentWord(word) && !NOISE.has(word) && !Object.hasOwn(KIND_NOUNS, word);
  const words = quoted.length > 0 ? wordsOf(quoted.join(' ')) : wordsOf(rest).filter(isWord);
  return [...words, ...operators].join(' ');
}
