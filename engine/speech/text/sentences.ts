/** A stretch of a text that is spoken in one breath, and how it ends. Offsets are those of the text given. */
export type Sentence = { begin: number; end: number; ending: 'phrase' | 'clause' | 'sentence' | 'paragraph' };

/** Words with a full stop that ends no sentence. */
const ABBREVIATIONS =
  /(?:^|[\s("“])(?:dr|mr|mrs|ms|prof|st|mt|vs|approx|dept|gen|col|capt|lt|sgt|rev|hon|e\.g|i\.e|[a-z])\.$/i;
/** Those that are words of their own unless a number follows. */
const BEFORE_NUMBERS = /(?:^|[\s("“])(?:no|nos|fig|vol|ch|sec|p|pp)\.$/i;
/** Those that sentences end with often. */
const AT_ENDS = /(?:^|[\s\d("“])(?:sr|jr|etc|est|inc|ltd|co|a\.m|p\.m)\.$/i;
/** Words that hardly ever begin with a capital letter in the middle of a sentence. */
const BEGINNINGS =
  /^["“'(]*(?:the|a|an|this|that|these|those|there|he|she|it|we|they|you|my|our|his|her|its|their|but|and|so|then|if|when|while|after|before|in|on|at|for|from|with|what|who|how|why|no|yes|not|please)\b/i;
/** A break, with closing quotes and what follows up to the next word. */
const BREAK = /(?:[.!?…]+["'”’)\]]*(?=\s|$)|\n)\s*/g;
/** Longer sentences are cut at a comma, so that no one waits long for the first sound. */
const LONGEST = 160;
/** The first one even shorter. */
const LONGEST_FIRST = 50;
const SHORTEST_CLAUSE = 20;
const PHRASE_START =
  /\s(?=(?:and|but|or|because|when|while|before|after|until|since|which|where|who|that|if|so|of|with|about|from|into|to|in|at|on|for)\s)/gi;

/**
 * Cuts a text into sentences; long ones at commas, very long ones between words. Where someone waits for the first sound
 * the first piece is short.
 */
export function splitSentences(text: string, isAwaited = false): Sentence[] {
  const sentences: Sentence[] = [];
  let begin = 0;
  const add = (end: number, ending: Sentence['ending']) => {
    const lead = /^\s*/.exec(text.slice(begin, end))?.[0].length ?? 0;
    const content = text.slice(begin + lead, end).trimEnd();
    if (content !== '') sentences.push({ begin: begin + lead, end: begin + lead + content.length, ending });
    begin = end;
  };
  for (const match of text.matchAll(BREAK)) {
    const end = match.index + match[0].length;
    const isLine = match[0].includes('\n');
    if (!isLine && isAbbreviation(text, match, end)) continue;
    add(end, isLine ? 'paragraph' : 'sentence');
  }
  add(text.length, 'sentence');
  return sentences.flatMap((sentence, index) =>
    cutLong(text, sentence, isAwaited && index === 0 ? LONGEST_FIRST : LONGEST),
  );
}

function isAbbreviation(text: string, match: RegExpExecArray, end: number): boolean {
  if (!/^[.…]/.test(match[0]) || end >= text.length) return false;
  // A small letter goes on with the sentence.
  if (/^\p{Ll}/u.test(text.slice(end))) return true;
  if (match[0].startsWith('..')) return false;
  const before = text.slice(Math.max(0, match.index - 8), match.index + 1);
  if (BEFORE_NUMBERS.test(before)) return /^\d/.test(text.slice(end));
  if (AT_ENDS.test(before)) return !BEGINNINGS.test(text.slice(end));
  return ABBREVIATIONS.test(before);
}

function cutLong(text: string, sentence: Sentence, longest: number): Sentence[] {
  const pieces: Sentence[] = [];
  let { begin } = sentence;
  let most = longest;
  while (sentence.end - begin > most) {
    const cut = cutPosition(text.slice(begin, sentence.end), most);
    if (cut === null) break;
    pieces.push({ begin, end: begin + text.slice(begin, begin + cut.at).trimEnd().length, ending: cut.ending });
    begin += cut.at + (/^\s*/.exec(text.slice(begin + cut.at))?.[0].length ?? 0);
    most = LONGEST;
  }
  if (begin < sentence.end) pieces.push({ ...sentence, begin });
  return pieces;
}

/** Where to cut: after the last comma that fits, else before a word that begins a phrase, else between words. */
function cutPosition(text: string, most: number): { at: number; ending: Sentence['ending'] } | null {
  const fits = (at: number) => at <= most && at >= SHORTEST_CLAUSE && text.length - at >= SHORTEST_CLAUSE / 2;
  const last = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match) => match.index + match[0].length).findLast(fits);
  const comma = last(/[,;:—–]["'”’)]*\s/g);
  if (comma !== undefined) return { at: comma, ending: 'clause' };
  const phrase = last(PHRASE_START);
  if (phrase !== undefined) return { at: phrase, ending: 'phrase' };
  if (text.length <= LONGEST) return null;
  const blank = text.lastIndexOf(' ', LONGEST);
  return { at: blank > 0 ? blank + 1 : LONGEST, ending: 'phrase' };
}
