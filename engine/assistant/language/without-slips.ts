/** Words of requests that are often mistyped, and verbs that can do no harm: one that deletes is never guessed. */
const KNOWN =
  'summarise summarize transcribe generate compose animate translate improve narrate picture pictures image images transcript transcripts recording recordings lyrics subtitles library favourite chapters'.split(
    ' ',
  );
const SHORT: Readonly<Record<string, string>> = {
  wich: 'which',
  waht: 'what',
  teh: 'the',
  adn: 'and',
  mkae: 'make',
  darw: 'draw',
  gimme: 'give me',
  lemme: 'let me',
  abt: 'about',
  whats: 'what’s',
  wheres: 'where’s',
  hows: 'how’s',
  thats: 'that’s',
  lets: 'let’s',
  dont: 'don’t',
  doesnt: 'doesn’t',
  didnt: 'didn’t',
  cant: 'can’t',
  wont: 'won’t',
  isnt: 'isn’t',
  arent: 'aren’t',
  subs: 'subtitles',
  vid: 'video',
  vids: 'videos',
};
/** A shorter word is too near to others. */
const SHORTEST = 5;
const QUOTED = /["“„«][^"”“»\n]*["”“»]/g;

/** A request without slips of the fingers in the words that it is understood by. What is quoted stays as it is. */
export function withoutSlips(wish: string): string {
  const quotes: string[] = [];
  const covered = wish.replaceAll(QUOTED, (quote) => `\uE010${quotes.push(quote) - 1}\uE011`);
  const mended = covered.replaceAll(/(?<![\p{L}\p{N}'’-])\p{L}?\p{Ll}+(?![\p{L}\p{N}'’-])/gu, (word) => {
    const [first = ''] = word;
    // A name of a person or a place is no slip.
    if (first === first.toLowerCase()) return mendedWord(word);
    const known = shortOf(word.toLowerCase());
    return known === undefined ? word : `${known.charAt(0).toUpperCase()}${known.slice(1)}`;
  });
  return mended.replaceAll(/\uE010(\d+)\uE011/g, (_, at: string) => quotes[Number(at)] ?? '');
}

const shortOf = (word: string): string | undefined => (Object.hasOwn(SHORT, word) ? SHORT[word] : undefined);

function mendedWord(word: string): string {
  const short = shortOf(word);
  if (short !== undefined) return short;
  if (word.length < SHORTEST || KNOWN.includes(word)) return word;
  // "Recordings" is no slip of "recording", nor "imaged" of "image".
  if (KNOWN.some((known) => word.startsWith(known))) return word;
  return KNOWN.find((known) => known.length > SHORTEST && word[0] === known[0] && isOneSlip(word, known)) ?? word;
}

/** Whether one letter is missing, added, changed or swapped with the next. */
function isOneSlip(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === known[from]) from += 1;
  const [rest, other] = [word.slice(from), known.slice(from)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}
