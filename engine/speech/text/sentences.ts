/** A stretch of a text that is spoken in one breath, and how it ends. Offsets are those of the text given. */
export type Sentence = { begin: number; end: number; ending: 'clause' | 'sentence' | 'paragraph' };

/** Words with a full stop that ends no sentence. */
const ABBREVIATIONS =
  /(?:^|[\s("“])(?:dr|mr|mrs|ms|prof|st|sr|jr|vs|etc|no|fig|vol|approx|dept|est|inc|ltd|co|gen|col|capt|lt|sgt|rev|hon|e\.g|i\.e|a\.m|p\.m|[a-z])\.$/i;
/** A break, with closing quotes and what follows up to the next word. */
const BREAK = /(?:[.!?…]+["'”’)\]]*(?=\s|$)|\n)\s*/g;
/** Longer sentences are cut at a comma, so that no one waits long for the first sound. */
const LONGEST = 160;
/** The first one even shorter. */
const LONGEST_FIRST = 50;
const SHORTEST_CLAUSE = 20;

/** Cuts a text into sentences; long ones at commas, very long ones between words. */
export function splitSentences(text: string): Sentence[] {
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
  return sentences.flatMap((sentence, index) => cutLong(text, sentence, index === 0 ? LONGEST_FIRST : LONGEST));
}

function isAbbreviation(text: string, match: RegExpExecArray, end: number): boolean {
  if (!/^[.…]/.test(match[0]) || end >= text.length) return false;
  // A small letter goes on with the sentence.
  if (/^\p{Ll}/u.test(text.slice(end))) return true;
  if (match[0].startsWith('..')) return false;
  return ABBREVIATIONS.test(text.slice(Math.max(0, match.index - 8), match.index + 1));
}

function cutLong(text: string, sentence: Sentence, longest: number): Sentence[] {
  const pieces: Sentence[] = [];
  let { begin } = sentence;
  let most = longest;
  while (sentence.end - begin > most) {
    const at = cutPosition(text.slice(begin, sentence.end), most);
    if (at === null) break;
    pieces.push({ begin, end: begin + text.slice(begin, begin + at).trimEnd().length, ending: 'clause' });
    begin += at + (/^\s*/.exec(text.slice(begin + at))?.[0].length ?? 0);
    most = LONGEST;
  }
  if (begin < sentence.end) pieces.push({ ...sentence, begin });
  return pieces;
}

/** Where to cut: after the last comma that fits, else the first comma at all, else between words. */
function cutPosition(text: string, most: number): number | null {
  const commas = [...text.matchAll(/[,;:—–]["'”’)]*\s/g)].map((match) => match.index + match[0].length);
  const fitting = commas.filter((at) => at <= most && at >= SHORTEST_CLAUSE && text.length - at >= SHORTEST_CLAUSE / 2);
  const last = fitting.at(-1);
  if (last !== undefined) return last;
  if (text.length <= LONGEST) return null;
  const blank = text.lastIndexOf(' ', LONGEST);
  return blank > 0 ? blank + 1 : LONGEST;
}
