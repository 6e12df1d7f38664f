import { quotedTexts, withoutQuoted } from '../../language/quoted-texts.ts';
import { remainsOf } from '../../plan/plain-phrase.ts';

/** What a wish about items may mean, by what it names and not by its order. See `loose-texts.ts`. */
type Reading = (text: string) => string | null;

const QUESTION =
  /^(?:what|which|how|why|where|who|when|is|are|do|does|did|find|show|list|search|look|any|draw|paint|compose|generate|say|read|speak)\b|\?\s*$/i;
const OFF =
  /\b(?:no more|remove|drop|delete|take|clear|lose|off|without|get rid of|un-?tag|should(?:n['’]t| not)|does(?:n['’]t| not)|do(?:n['’]t| not)|no longer|not)\b/i;
const TAG_WORD = String.raw`(?:tags?|labels?|keywords?)`;
const BEFORE = new RegExp(String.raw`(?<tag>QUOTED|[\p{L}\p{N}][\p{L}\p{N}-]*)\s+${TAG_WORD}\b`, 'iu');
const AFTER = new RegExp(
  String.raw`\b(?:${TAG_WORD}|tagged|labelled)\s*(?::|=|as|with)?\s+(?<tag>QUOTED(?:(?:\s*,\s*|\s+and\s+)QUOTED)*|[\p{L}\p{N}][\p{L}\p{N}-]*(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+)[\p{L}\p{N}][\p{L}\p{N}-]*)*)`,
  'iu',
);
const TAG_CUES =
  /\b(?:no more|remove|drop|delete|take|clear|lose|off|without|get rid of|un-?tag|shouldn['’]t|should|not|no longer|have|has|need|needs|get|gets|with|the|an?|add|put|stick|slap|give|attach|on|onto|to|from|for|of|any ?more|please|be|is|are|as|it's|i want|i need|want|make|apply|set|use)\b/gi;
const NO_TAG = new Set([
  'the',
  'a',
  'an',
  'this',
  'that',
  'my',
  'any',
  'all',
  'new',
  'no',
  'on',
  'to',
  'from',
  'with',
  'for',
  'of',
  'and',
]);

/** Tags, and items that get or lose them. */
export const ofTags: Reading = (text) => {
  const bare = withoutQuoted(text).replaceAll(/\s+/g, ' ').trim();
  if (QUESTION.test(text) || !/\b(?:tags?|labels?|keywords?|tagged|labelled)\b/i.test(bare)) return null;
  const found = [BEFORE.exec(bare), AFTER.exec(bare)].find(
    (each) => each && !NO_TAG.has(each.groups!['tag']!.toLowerCase()),
  );
  if (!found?.groups) return null;
  const texts = quotedTexts(text);
  const tags = found.groups['tag']!.replaceAll('QUOTED', () => `"${texts.shift() ?? ''}"`);
  const target = remainsOf(bare.replace(found[0], ' '), TAG_CUES) || 'this';
  return OFF.test(bare.replace(found[0], ' ')) ? `remove the tag ${tags} from ${target}` : `tag ${target} with ${tags}`;
};

const NAMED =
  /^(?:(?:the|its|a)\s+)?(?:new\s+)?(?:title|name)(?:\s+of\s+(?<of>[^:"“]+?)|\s+for\s+(?<for>[^:"“]+?))?\s*(?:should\s+(?:now\s+)?(?:be|say|read)|shall be|must be|has to be|is now|:|=|->|→)\s+(?<title>.+)$/i;
const ARROW = /^(?<target>[^"“:=→>-]{3,60}?)\s*(?:->|→|=>)\s*(?<title>[^"“:=→>-]{2,80})$/i;

/** Items that get another title. */
export const ofTitles: Reading = (text) => {
  if (QUESTION.test(text)) return null;
  const groups = (NAMED.exec(text) ?? ARROW.exec(text))?.groups;
  if (!groups || /\b(?:speakers?|characters?|tags?|lines?|voices?)\b/i.test(withoutQuoted(text))) return null;
  const title = quotedTexts(groups['title']!)[0] ?? groups['title']!.replace(/[.!]$/, '');
  return `rename ${groups['of'] ?? groups['for'] ?? groups['target'] ?? 'this'} to "${title}"`;
};

const LOOSE_QUESTION =
  /^(?:(?:do|did|have|has) (?:we|i)(?: (?:still|already|ever|even))? (?:have|got|made?|keep|kept)|have (?:we|i)(?: still)? got|is there(?: still)?|are there(?: still)?|got|where did (?:i|we) (?:put|save|leave|keep)|where(?:['’]s| is| are))\s+(?:that|this|the|my|any|an?|some|our)?\s*(?<what>.+?)\??$/i;
const KIND =
  /\b(?:images?|pictures?|pics?|photos?|drawings?|songs?|tracks?|tunes?|music|clips?|videos?|recordings?|transcripts?|scripts?|files?|items?)\b/i;
const KIND_ONLY =
  /^(?:(?:un(?:rated|tagged|used|sorted|named)|untitled|my|all|any|old|new|recent|unheard|unfinished|long|short|big|small)\s+)+(?<what>(?:images|pictures|pics|photos|songs|tracks|clips|videos|recordings|transcripts|scripts|items|files)\b.*?)\??$/i;
const SHOWN = /^show\s+(?:me\s+)?(?:the|my)\s+(?<what>[^,:]{2,60})$/i;
const THROWN =
  /^(?:what|which)\b.*\b(?:(?:i|we) (?:throw|threw|thrown|delete|deleted|bin|binned|trash|trashed)|(?:was|were|is|are) (?:deleted|binned|thrown))\b/i;

/** Things that are looked for. */
export const ofSearch: Reading = (text) => {
  if (THROWN.test(text)) return 'what is in the bin';
  const counted =
    /^how many (?<what>.+?)\s+(?:(?:do|did|have|has) (?:i|we)\b.*|are (?:there|in (?:the|my) library).*|exist)[?\s]*$/i.exec(
      text,
    )?.groups?.['what'];
  if (counted !== undefined && KIND.test(counted)) return `find ${counted}`;
  const shown = SHOWN.exec(text)?.groups?.['what'];
  if (shown !== undefined) return `find ${shown}`;
  const what = (LOOSE_QUESTION.exec(text) ?? KIND_ONLY.exec(text))?.groups?.['what'];
  return what !== undefined && KIND.test(what) ? `find ${what}` : null;
};

const OF_IMAGE =
  /^(?:(?:make|create|generate|do|give me|i (?:want|need))\s+)?(?:an?\s+)?(?:short\s+)?(?:clip|video|film|animation)\s+(?:from|of|out of|with|using)\s+(?<image>(?:this|that|it|the|my)\b[^,]*?)(?:\s+please)?(?:\s*,\s*(?<how>.+))?$/i;
const GIVEN =
  /^(?:give|add|put)\s+(?:some\s+|a (?:bit|little) of\s+)?(?:motion\s+(?:to|in|into)\s+)?(?<image>(?:this|that|it|the|my)\b[^,]*?)\s*(?:some|a (?:bit|little) of)?\s*(?:motion|movement|life)?\s*(?:,\s*(?:with\s+)?(?<how>.+))?$/i;
const TWO_ENDS =
  /^(?:start(?:ing)?|begin(?:ning)?|open(?:ing)?)\s+(?:with|on|at|from)\s+(?<from>[^,"“]+?)\s*(?:,|and|then)+\s*(?:then\s+)?(?:end|ending|finish|stop|close)(?:ing)?\s+(?:with|on|at|in)\s+(?<to>[^,"“]+)$/i;

/** Images that move. */
export const ofMotion: Reading = (text) => {
  const ends = TWO_ENDS.exec(text)?.groups;
  if (ends) return `morph ${ends['from']} into ${ends['to']}`;
  const isGiven = /\b(?:motion|movement|life)\b/i.test(text);
  const groups = (OF_IMAGE.exec(text) ?? (isGiven ? GIVEN.exec(text) : null))?.groups;
  if (!groups) return null;
  return `animate ${groups['image']!.replace(/\s+(?:some|a bit of|a little)?\s*(?:motion|movement|life)$/i, '')}${groups['how'] === undefined ? '' : ` with ${groups['how']}`}`;
};

const SPOKEN =
  /\b(?:say|says|said|saying|read|speak|spoken|voice|voiced|speech|hear|tell|announce|narrat\w+|record|recorded|audio)\b/i;
const BY =
  /^(?:(?:could|can|would|will|should|let|have|make|ask|get|i want|i need)\s+)?(?:the\s+)?(?<voice>\p{L}[\p{L}’' -]{1,40}?)\s+(?:(?:to|please|should|must|shall|has to|needs to|now)\s+)*(?:say|read|speak|announce|record)s?\b/iu;
const WITH =
  /\b(?:by|with|as|in|using)\s+(?:the\s+)?(?:voice of\s+)?(?<voice>\p{L}[\p{L}’' -]{1,40}?)(?:['’]s)?(?:\s+voice)?\s*[:,?]?\s*$/iu;
const NO_VOICE = /^(?:you|u|someone|somebody|it|this|that|me|please|a|an|the|script|line|speech|audio|text)\b/i;

/** One text in quotation marks that is to be heard, and who says it. */
export const ofSpeech: Reading = (text) => {
  const [quoted, ...more] = quotedTexts(text);
  const [before = '', after = ''] = withoutQuoted(text).split('QUOTED');
  if (quoted === undefined || more.length > 0 || !SPOKEN.test(`${before} ${after}`)) return null;
  if (
    /\b(?:lines?|script|transcript|replace|change|title|tag|find|where|when|times|often|who)\b/i.test(
      `${before} ${after}`,
    )
  )
    return null;
  const voice = (BY.exec(before.trim()) ?? WITH.exec(after.trim()) ?? WITH.exec(before.trim()))?.groups?.['voice'];
  return voice === undefined || NO_VOICE.test(voice) ? `say "${quoted}"` : `have ${voice} say "${quoted}"`;
};

/** “Show me a dinosaur at a bus stop”: what there may not be yet is drawn. */
export const ofSight: Reading = (text) => {
  const what =
    /^(?:show (?:me|us)|let me see|i (?:want|['’]d like) to see)\s+(?<what>an?\s+(?!list|overview|summary|table|preview|example|menu|way|shortcut|transcript|script|recording|report|map)[\p{L}].+)$/iu.exec(
      text,
    )?.groups?.['what'];
  return what === undefined || KIND.test(what) ? null : `draw ${what}`;
};
