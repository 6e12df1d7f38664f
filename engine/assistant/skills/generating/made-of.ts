import { numberOf } from '../../language/number-words.ts';

const NUMBER =
  '(?:(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|some|a few)(?:\\s+(?:more|other|further|different|new))?|an?|another|more)';
/** Words before the thing belong to it, but not beyond one of these. */
const JOINING = '(?:of|about|from|with|for|in|on|at|to|as|and|or|is|are|showing|where|that|this|it)';
/** "Short video of a candle": what may stand before the thing where nothing else is said. */
const KIND_OF =
  '(?:short|quick|little|brief|small|big|simple|funny|cute|cool|nice|beautiful|dramatic|epic|cinematic|realistic|looping|vertical|horizontal|square|wide|moody|dark|bright|colou?rful|black and white|minimal|detailed)';
/** What may not stand there: words that ask for something else, or for what is there already. */
const NO_KIND =
  '(?:the|my|this|that|these|those|all|both|any|every|each|show|find|list|which|what|where|who|how|more|open|play|look|search|export|save|download|tag|rate|star|rename|delete|bin|remove|trash|put|move|add|tags?|labels?|describe|describes?|use|no|not|is|are|do|does|can|i|we|pictures?|images?|songs?|clips?)';
const VERSIONS = '(?:takes|versions|variations|variants)';
/** “Give me a picture of …” asks for one; “give the fox picture 5 stars” is about one that is there. */
const VERB =
  '(?:draw|paint|sketch|illustrate|make|create|generate|render|produce|design|need|want|compose|write|film|animate|shoot|record|prepare|sing|do(?= +(?:me +)?(?:an?|another|some|\\d|two|three|four|five)\\b)|(?:give|get)(?= +(?:me|us)\\b))';

/** “All three pictures” are there. */
const IS_THERE =
  /^(?:(?:i|we)(?:['’]d| would)? )?(?:need|want|like|make|get|have)\s+(?:all|both|every|each|these|those)\b/i;

/** “Make the music quieter” is about music that is there. */
const IS_CHANGE =
  /^(?:make|get|turn|have)\s+(?:the|my|this|that|its|his|her|their)\s+(?:[\p{L}-]+\s+){1,4}?(?:(?:quiet|loud|soft|fast|slow|short|long|bright|dark|warm|cold|bigg|small|calm|high|low|clean|clear|strong)er|more|less|a (?:bit|little)|slightly|much|fade|red|blue|green|yellow|black|white|pink|purple|orange|brown|gr[ae]y|transparent|blurry|colou?rful|realistic)\b/iu;

/** What a request asks to be made: so many of the thing, words that describe it, and what it is about. `words`: all of that as it was said. */
export type Made = { count: number; before: string; about: string; words: string };

/**
 * Reads “make three comic pictures of a market in the rain”. `things` is a pattern of the things. Null where no such thing is asked for.
 */
export function madeIn(text: string, things: string): Made | null {
  const verb = String.raw`(?:(?:i|we)(?:['’]d| would)? (?:really )?(?:need|want|like|love)|${VERB})\b(?:\s+(?:me|us))?`;
  // “A picture of …” asks for one, too; “this picture” is one that is there.
  const begin = String.raw`^(?:${verb}(?:\s+(?<count>${NUMBER})(?:\s+${VERSIONS}\s+of(?:\s+an?)?)?)?|(?<several>${NUMBER})\s+${VERSIONS}\s+of(?:\s+an?)?(?=.*\s${things}\b)|(?<first>${NUMBER})(?=.*\s${things}\s+(?:of|showing|about)\s)|(?<kind>(?:${KIND_OF}(?:\s+${KIND_OF})?|(?:(?!${NO_KIND}\b|${JOINING}\b)[\p{L}\d-]+\s+){0,2}(?!${NO_KIND}\b|${JOINING}\b)[\p{L}\d-]+))(?=\s+${things}\s+(?:of|showing|about)\s)|(?=\s*${things}\s+(?:of|showing|about)\s))`;
  const before = String.raw`(?<before>(?:\s+(?!${JOINING}\b)[\p{L}\p{M}\d:,-]+){0,6}?)`;
  const about = String.raw`\s*(?:(?:of|about|showing|with|from|for|that shows?|where|in which)\s+)?(?<about>.*)`;
  const pattern = new RegExp(String.raw`${begin}(?<words>${before}(?:^|\s+)${things}\b${about})$`, 'iu');
  const groups = pattern.exec(text)?.groups;
  if (!groups || IS_CHANGE.test(text) || IS_THERE.test(text)) return null;
  return {
    count: countOf(groups['count'] ?? groups['several'] ?? groups['first'] ?? ''),
    before: tidy(`${groups['kind'] ?? ''} ${groups['before'] ?? ''}`.replace(/^\s*(?:the|an?|my|new|another)\b/i, '')),
    about: tidy(groups['about'] ?? ''),
    words: tidy(`${groups['kind'] ?? ''} ${groups['words'] ?? ''}`),
  };
}

/** “Thumbnail for the episode: an old boat”: the thing, and then what it is to be. Null where no such thing is asked for. */
export function describedIn(text: string, things: string): Made | null {
  const verb = String.raw`(?:(?:(?:i|we)(?:['’]d| would)? (?:need|want|like)|${VERB})\b(?:\s+(?:me|us))?\s+)?`;
  const before = String.raw`(?<before>(?:(?!${JOINING}\b|the\b|my\b)[\p{L}\p{M}-]+\s+){0,3}?)`;
  const pattern = new RegExp(
    String.raw`^${verb}(?:(?<count>${NUMBER})\s+)?${before}(?<thing>${things})(?:\s+(?:ideas?|concepts?|requests?|prompts?|wish|please))?(?<purpose>\s+(?:for|on|in|at)\s+[^:,]{1,60})?(?<mark>\s*[:,–]|\s+-)\s*(?<about>[^?]+)$`,
    'iu',
  );
  const groups = pattern.exec(text)?.groups;
  const about = tidy(groups?.['about'] ?? '');
  if (!groups || about === '' || /^(?:it|this|that|these|those|them|they|i|we|you)\b/i.test(about)) return null;
  // “Signs for the doors, friendly”: how it is to be is not what it is to be.
  const isSubject = groups['purpose'] === undefined || !groups['mark']!.includes(',') || A_SUBJECT.test(about);
  if (!isSubject && !GENERIC.test(groups['thing']!)) return null;
  const kind = tidy(groups['before'] ?? '');
  const isGoingOn = /^(?:about|with|for|in)\b/i.test(about);
  const isSaid = isGoingOn || kind !== '';
  const thing = GENERIC.test(groups['thing']!) && !isSaid ? '' : groups['thing']!;
  return {
    count: countOf(groups['count'] ?? ''),
    before: kind,
    about,
    words: tidy(`${kind} ${thing}${groups['purpose'] ?? ''}${isGoingOn ? '' : ','} ${about}`),
  };
}

const A_SUBJECT = /^(?:an?|the|my|our|two|three|some|\d+)\s/i;

/** Things that say nothing of what they are. */
const GENERIC = /^(?:songs?|tracks?|tunes?|(?:background )?music|instrumentals?|soundtracks?)$/i;

/** “Two more” are two. */
const countOf = (said: string): number => numberOf(said.trim().split(/\s+/)[0] ?? '') ?? 1;

/** How many things are named in the words before them; one where no number is said. */
export const countIn = (said: string): number =>
  said
    .split(/[^\p{L}\d]+/u)
    .map((word) => numberOf(word))
    .find((number) => number !== null && number > 0) ?? 1;

/** A text without the white space, commas and ends of sentences around it. */
export const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*([,.;])(?:\s*[,.;])+/g, '$1')
    .replaceAll(/^[\s,.:;-]+|[\s,.;!?]+$/g, '');

/** “A cover that feels like fog”: without the thing, it says nothing. */
export const inWhole = (made: Made | null): Made | null =>
  made !== null && /^that\b/i.test(made.about) ? { ...made, before: '', about: made.words } : made;

/** “A cute picture of a dog” shows a dog, cute; words that say only how long something is say nothing of what is to be seen. */
export function withKind(before: string, about: string): string {
  const kind = tidy(before.replaceAll(/\b(?:short|quick|little|brief|nice|cool|simple)\b/gi, ' '));
  if (kind === '' || about === '') return tidy(`${kind} ${about}`);
  return /^(?:an?|the)\s/i.test(about) ? `${about}, ${kind}` : `${kind} ${about}`;
}

/** The text and what of it a pattern takes out, or null where it is not in it. */
export function takeOut(
  text: string,
  pattern: RegExp,
): { rest: string; groups: Record<string, string | undefined> | null } {
  const match = pattern.exec(text);
  if (!match) return { rest: text, groups: null };
  return { rest: tidy(text.replace(match[0], ' ')), groups: match.groups ?? {} };
}
