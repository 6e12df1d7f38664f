import { itemsIn } from '../../plan/target-options.ts';
import type { Clause } from '../../plan/clause.ts';
import { isLookedFor, THINGS_FIRST } from '../../language/looked-for.ts';
import { type Hands, NotMeant } from '../../plan/hands.ts';
import { searchQueryOf } from './search-query.ts';
import type { Action, Skill } from '../skill.ts';

const LOOKING =
  /^(?:(?:find|search|look (?:for|up)|list|browse)\b|show\b|(?:is |are |do (?:i|we) have )?(?:anything|everything|something|stuff)\b|(?:what|which|do (?:i|we) have|did (?:i|we)|have (?:i|we)|is there|are there|where)\b)/i;
/** What only a search of the library can mean. */
const LIBRARY =
  /^(?:do|have|did|is|are) (?:i|we|there)\b.*\b(?:something|anything|stuff)\b|^(?:show(?: me| us)?|list|find)\s+what\s+(?:i|we)\b|\b(?:oldest|newest|latest|longest|largest|biggest|best[- ]rated)\b.*\b(?:files?|things?|stuff|ones)\b|^(?:what|which|did|have)\b.*\b(?:i|we)\b.*\b(?:made?|created?|imported?|added?|generated?|record(?:ed)?|transcribed?|drawn?|worked? on|d[io]d?|done)\b.*\b(?:today|yesterday|(?:this|last|past) (?:week|month|year))\b|\b(?:library|everything|anything|items?|favou?rites?|starred|bin|binned|trash|tags?|tagged|transcripts?|scripts?|recordings?|takes?|images?|pictures?|pics|photos?|drawings|paintings|songs?|tracks|clips?|videos|films|footage|animations)\b/i;
const OTHERS =
  /\b(?:voices?|tasks?|jobs?|quotes?|chapters?|titles?|lyrics?|running|formats?|shortcuts?|languages?|prices?|costs?)\b/i;
/** One item is looked at, not looked for. */
const ONE_ITEM =
  /\b(?:this(?! (?:week|month|year|morning|evening))|that|it)\b|\b(?:say|says|details?|made (?:from|of))\b/i;
/** Space on the disk is taken by items. */
const BY_SPACE = /^(?:what|which)\b.*\b(?:takes?|uses?|using|taking|eats?|needs?)\b.*\b(?:space|room|storage)\b/i;
/** What is on a board is found by it. */
const ON_BOARD =
  /^(?:what|which|show|list|find|open up|everything|all)\b.*\b(?:on|in)\s+(?:the\s+|my\s+|our\s+)?(?:board\b|.+\bboard\b)/i;

/** Finds items where the request names the library or something in it. */
export const findInLibrary: Skill = {
  name: 'find in library',
  examples: ['Find everything about the storm', 'Show my transcripts', 'What have I starred?', 'What is in the bin?'],
  understand: (clause) => (isOfLibrary(clause.text) ? searchFor(clause) : null),
};

const isOfLibrary = (text: string): boolean =>
  [LIBRARY, THINGS_FIRST, BY_SPACE, ON_BOARD].some((pattern) => pattern.test(text));

/** Finds items where the request only asks to search. */
export const findItems: Skill = {
  name: 'find items',
  examples: ['Search for "lighthouse keeper"'],
  understand: (clause) =>
    /^(?:search|find|look|where(?:'s|’s| is| are))\b/i.test(clause.text) ? searchFor(clause) : null,
};

/** “What is a take?” */
const DEFINED = /^what(?:['’]s| is| are)\s+(?:an?\s+)?\p{L}+\s*\??$/iu;

/** "That thing about the storm" names what is looked for. */
const THAT_THING =
  /\b(?:that|the|this) (?:thing|stuff|one|item|file)s? (?=(?:about|with|on|where|from|called|named|of)\b)/i;

/** Where files lie on the disk is a question about Atelier. */
const ON_DISK = /\b(?:files?|data|recordings|everything)\b.*\b(?:stored|saved|kept|live)\b/i;

function searchFor({ text: said, isAboutDoing }: Clause): Action | null {
  if (ON_DISK.test(said) || DEFINED.test(said)) return null;
  const text = said.replace(THAT_THING, '').replace(RELATIVE, '$<things> ');
  const isAsked =
    [LOOKING, THINGS_FIRST, BY_SPACE, ON_BOARD].some((pattern) => pattern.test(text)) || isLookedFor(text);
  if (isAboutDoing || !isAsked || OTHERS.test(text) || ONE_ITEM.test(text)) return null;
  const { query, sort } = searchQueryOf(text);
  return {
    understood: `Look in the library for “${query}”.`,
    act(hands) {
      const asked = { ...(query === '' ? {} : { query }), ...(sort === undefined ? {} : { sort }) };
      const name = ON_NAME.exec(text)?.groups?.['name'];
      const answer = (name === undefined ? null : onBoardNamed(hands, name)) ?? hands.call('find_in_library', asked);
      const items = itemsIn(answer);
      hands.latest = items;
      if (items.length === 0 && MAY_BE_OTHER.test(text)) throw new NotMeant('Nothing in the library fits.');
      if (items.length === 0) return 'Nothing in the library fits.';
      const total = typeof answer['total'] === 'number' ? answer['total'] : items.length;
      const lines = items.map(({ title, kind }) => `- ${title}${kind === '' ? '' : ` (${kind})`}`);
      return [total === 1 ? 'One item:' : `${total} items:`, ...lines, ...(total > items.length ? ['…'] : [])].join(
        '\n',
      );
    },
  };
}

/** “Which model draws the pictures?” may be about Atelier. */
const MAY_BE_OTHER =
  /^(?:which|what|who|where|how|is|are|does|do)\b(?!.*\b(?:i|we|my|our|library|tagged|favou?rites?|bin)\b)/i;

/** “Transcripts that mention the storm.” */
const RELATIVE =
  /\b(?<things>transcripts?|scripts?|recordings?|images?|pictures?|pics?|photos?|songs?|clips?|videos?|items?|everything|anything|something|stuff|things?) (?:that|which)(?= )/i;

/** “Everything on season two”: only where there is such a board. */
const ON_NAME =
  /^(?!.*\bboard\b)(?:list|show|find|what(?:['’]s| is)|which)\b.*\bon\s+(?:the\s+|my\s+)?["“]?(?<name>[^"”?.,:]{2,60}?)["”]?[\s.?!]*$/i;

/** What is on the board that the words of a search are the name of; null where none is called so. */
function onBoardNamed(hands: Hands, wanted: string): Record<string, unknown> | null {
  if (!hands.has('list_boards') || wanted === '') return null;
  const { boards } = hands.call('list_boards', {});
  const names = (Array.isArray(boards) ? (boards as Record<string, unknown>[]) : []).flatMap(({ name }) =>
    typeof name === 'string' ? [name] : [],
  );
  const name = names.find((each) => each.toLowerCase() === wanted.toLowerCase());
  return name === undefined ? null : hands.call('find_in_library', { query: `board:"${name}"` });
}
