import { isContentWord, wordsOf } from '../../../../shared/domain/extraction/content-words.ts';
import { numberOf } from '../../language/number-words.ts';
import { quotedTexts } from '../../language/quoted-texts.ts';
import { KIND_NOUNS, kindIn } from '../../plan/title-words.ts';

/** What is looked for, as the Library takes it. */
export type SearchQuery = { query: string; sort?: string };

/** Words of the question and not of what is looked for. */
const NOISE = new Set(
  'record recorded drew drawn find search look show list browse display library item items everything anything something tagged tag tags add added import imported made make made created create generated last latest newest favourite favourites favorite favorites starred star stars bin binned trash mention mentions mentioning mentioned contain contains containing include includes including featuring named called i have there recently recent my ever put did does me name title word words its save saved keep kept left leave store stored pic pics whats file files audio right moment today yesterday week month year past first oldest longest shortest biggest largest best rated rating top least higher better above space takes take up sort sorted order ordered by date size length talk talks discuss rate give gave given got least stuff things thing images pictures songs order'.split(
    ' ',
  ),
);
/** Orders by the words for them. */
const SORTS: readonly (readonly [sort: string, said: RegExp])[] = [
  ['longest', /\blongest\b|\b(?:sort(?:ed)?|order(?:ed)?) by (?:length|duration)\b/i],
  ['oldest', /\boldest\b|\bearliest\b/i],
  [
    'largest',
    /\b(?:largest|biggest|heaviest)\b|\b(?:most|much) (?:disk )?(?:space|room|storage)\b|\b(?:sort(?:ed)?|order(?:ed)?) by (?:file )?size\b/i,
  ],
  ['best', /\b(?:best|highest|top)[- ]rated\b|\b(?:sort(?:ed)?|order(?:ed)?) by (?:rating|stars)\b|\bmost stars\b/i],
  ['title', /\b(?:alphabetical(?:ly)?|a to z|a-z|(?:sort(?:ed)?|order(?:ed)?) by (?:title|name))\b/i],
];
const NUMBER = '(?<stars>[1-5]|one|two|three|four|five)';
const LEAST = new RegExp(
  String.raw`\b${NUMBER.replace('<stars>', '<more2>')}\s+or\s+(?:more|better|higher)\s+stars?\b|\b(?:at least|more than|over|above|minimum(?: of)?|min\.?)\s+${NUMBER}[\s-]*stars?\b|\b${NUMBER.replace('<stars>', '<more>')}[\s-]*stars?\s*(?:or (?:more|better|higher|above|up)|\+|and (?:up|above|more))|\brated\s+(?:at least\s+)?${NUMBER.replace('<stars>', '<rated>')}\s*(?:or (?:more|better|higher)|\+)`,
  'i',
);
const EXACTLY = new RegExp(
  String.raw`\b${NUMBER}[\s-]*stars?\b|\brated\s+(?:with\s+)?${NUMBER.replace('<stars>', '<rated>')}\b`,
  'i',
);
const TAG =
  /\btags?\s+(?:"([^"]+)"|“([^”]+)”|([\p{L}\p{N}-]+(?: \d+)?))|\btagged\s+(?:as\s+|with\s+)?(?:"([^"]+)"|“([^”]+)”|([\p{L}\p{N}-]+(?: \d+)?))|\bwith (?:the|a)\s+([\p{L}\p{N}-]+)\s+tag\b/iu;
const BOARD =
  /\b(?:on|in|from)\s+(?:the\s+|my\s+|our\s+)?(?:board\s+(?:called\s+|named\s+)?["“]?(?<name>[^"”?.,]+?)["”]?|["“]?(?<before>[^"”?.,]+?)["”]?\s+board)(?=\s*[?.!,]|\s*$|\s+(?:with|that|from|by)\b)/i;

const valued = (operator: string, value: string): string => `${operator}:${/\s/.test(value) ? `"${value}"` : value}`;

/** When it was added: "today", "last week". */
function dateIn(text: string): string[] {
  const day = /\b(today|yesterday)\b/i.exec(text)?.[1];
  const span = /\b(?:(?:this|last|past) (week|month|year))\b/i.exec(text)?.[1];
  const named = (day ?? span)?.toLowerCase();
  return named === undefined ? [] : [`date:${named}`];
}

/** Stars that are asked for: `rating:4` is four or more, `rating:=4` four. */
function ratingIn(text: string): { operators: string[]; said: string } {
  const least = LEAST.exec(text);
  const found = least ?? EXACTLY.exec(text);
  if (!found?.groups) return { operators: [], said: '' };
  const { stars, more, more2, rated } = found.groups;
  const number = numberOf((stars ?? more ?? more2 ?? rated)!) ?? 0;
  const isMore = least !== null && /\b(?:more than|over|above)\b/i.test(found[0]) && more === undefined;
  const from = Math.min(5, isMore ? number + 1 : number);
  return { operators: [least || from === 5 ? `rating:${from}` : `rating:=${from}`], said: found[0] };
}

const LENGTH =
  /\b(?<how>longer|more|over|above|shorter|less|under|below)(?:\s+than)?\s+(?<number>\d+(?:\.\d+)?|half an?|an?|one|two|three|four|five|ten|twenty|thirty)\s*(?<unit>hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s)\b(?:\s+long)?/i;
const SECONDS: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 };
const UNRATED = /\b(?:un-?rated|without (?:any |a )?(?:stars?|ratings?)|not (?:yet )?rated|no stars)\b/i;

/** How long it takes, and that nobody has rated it. */
function measuresIn(text: string): { operators: string[]; said: readonly (string | undefined)[] } {
  const length = LENGTH.exec(text);
  const { how = '', number = '', unit = '' } = length?.groups ?? {};
  const amount = /^half/i.test(number) ? 0.5 : /^an?$/i.test(number) ? 1 : (numberOf(number) ?? Number(number));
  const sign = /^(?:longer|more|over|above)$/i.test(how) ? '>' : '<';
  const unrated = UNRATED.exec(text)?.[0];
  return {
    operators: [
      ...(length ? [`length:${sign}${Math.round(amount * (SECONDS[unit.charAt(0).toLowerCase()] ?? 1))}s`] : []),
      ...(unrated === undefined ? [] : ['rating:0']),
    ],
    said: [length?.[0], unrated],
  };
}

/** Reads what a wish looks for: words, and the operators of the Library. */
export function searchQueryOf(text: string): SearchQuery {
  const tag = TAG.exec(text);
  const tagName = tag?.slice(1).find((group) => group !== undefined);
  const board = BOARD.exec(text);
  const boardName = board?.groups?.['name'] ?? board?.groups?.['before'];
  const rating = ratingIn(text);
  const measures = measuresIn(text);
  const rest = [tag?.[0], board?.[0], rating.said, ...measures.said].reduce<string>(
    (said, part) => (part === undefined || part === '' ? said : said.replace(part, ' ')),
    text,
  );
  // What takes up space are no takes.
  const kind = kindIn(rest.replace(/\btakes? (?:up|the)\b/i, ' '));
  const operators = [
    ...(kind === undefined ? [] : [`kind:${kind}`]),
    ...(tagName === undefined ? [] : [valued('tag', tagName)]),
    ...(boardName === undefined ? [] : [valued('board', boardName)]),
    ...rating.operators,
    ...measures.operators,
    ...(/\b(?:favou?rites?|starred|hearted)\b/i.test(rest) ? ['is:favourite'] : []),
    ...(/\b(?:bin|binned|trash)\b/i.test(rest) ? ['is:binned'] : []),
    ...dateIn(rest),
  ];
  const quoted = quotedTexts(rest);
  const isWord = (word: string) => isContentWord(word) && !NOISE.has(word) && !Object.hasOwn(KIND_NOUNS, word);
  const words = quoted.length > 0 ? wordsOf(quoted.join(' ')) : wordsOf(rest).filter(isWord);
  const sort = SORTS.find(([, said]) => said.test(rest))?.[0];
  return { query: [...words, ...operators].join(' '), ...(sort === undefined ? {} : { sort }) };
}
