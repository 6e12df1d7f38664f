/** Words of requests that are often mistyped, and verbs that can do no harm: one that deletes is never guessed. */
const KNOWN =
  'summarise summarize transcribe generate compose animate translate improve narrate illustrate instrumental picture pictures image images transcript transcripts recording recordings lyrics subtitles library favourite favourites chapters speaker watercolour thumbnail background shortcut script scripts markdown export rename replace summary'.split(
    ' ',
  );
/** Verbs that a wish begins with, where also a short one is known by what follows it. None that takes anything away. */
const FIRST_VERBS =
  'draw paint make write compose show find open export rename generate create play read sketch animate film speak narrate merge split translate summarise transcribe replace'.split(
    ' ',
  );
const FIRST_WORD =
  /^((?:(?:hey|hi|hello|please|pls|plz|ok|okay|can you|could you|can u|could u)[\s,]+)*)(\p{Ll}{3,12})(?=\s+(?:an?|the|me|us|this|these|that|it|my|all|some|every|\d+|two|three|four|five)\b)/iu;
/** Words that are one letter away from such a verb. */
const OTHER_WORDS = new Set(
  'drawn drew draws brew crew raw faint saint taint pain paints mane mare mate male cake bake take wake lake maker maker makes white rite wrote show shown shows slow snow stow how shop find fine fend fund bind kind mind wind fond fins spend pen oven opens expert import play plan plays clay pay ray prey pray read reads road bread lead head ready dead real film fill films file farm firm form spear speaks sneak merge verge marge spilt spit spite slit paint point print'.split(
    ' ',
  ),
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
  shouldnt: 'shouldn’t',
  couldnt: 'couldn’t',
  wouldnt: 'wouldn’t',
  hasnt: 'hasn’t',
  havent: 'haven’t',
  wasnt: 'wasn’t',
  werent: 'weren’t',
  whos: 'who’s',
  wats: 'what’s',
  wat: 'what',
  wut: 'what',
  im: 'I’m',
  ive: 'I’ve',
  youre: 'you’re',
  theyre: 'they’re',
  fav: 'favourite',
  fave: 'favourite',
  favs: 'favourites',
  faves: 'favourites',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  goto: 'go to',
  bg: 'background',
  mins: 'minutes',
  yt: 'YouTube',
  insta: 'instagram',
};
/** Contractions without their sign, which are words by themselves elsewhere. */
const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/^((?:hey|hi|hello|ok|okay|so)[\s,]+)?id (?=(?:like|love|want|need|prefer)\b)/i, '$1I’d '],
  [/^((?:hey|hi|hello|ok|okay|so)[\s,]+)?ill (?=(?:take|have|need)\b)/i, '$1I’ll '],
];
/** A shorter word is too near to others. */
const SHORTEST = 5;
const QUOTED = /["“„«][^"”“»\n]*["”“»]/g;

/** A request without slips of the fingers in the words that it is understood by. What is quoted stays as it is. */
export function withoutSlips(wish: string): string {
  const quotes: string[] = [];
  const covered = wish.replaceAll(QUOTED, (quote) => `\uE010${quotes.push(quote) - 1}\uE011`);
  const contracted = CONTRACTED.reduce((text, [pattern, by]) => text.replace(pattern, by), covered);
  const begun = contracted.replace(FIRST_WORD, (_whole, before: string, word: string) => `${before}${firstVerb(word)}`);
  const mended = begun.replaceAll(/(?<![\p{L}\p{N}'’-])\p{L}?\p{Ll}+(?![\p{L}\p{N}'’-])/gu, (word) => {
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

function firstVerb(word: string): string {
  const lower = word.toLowerCase();
  if (FIRST_VERBS.includes(lower) || OTHER_WORDS.has(lower)) return word;
  return FIRST_VERBS.find((verb) => verb[0] === lower[0] && isOneSlip(lower, verb)) ?? word;
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

/** Faces and pictures that stand for a mood: they ask for nothing. A time such as 8:30 is none. */
const EMOTICONS =
  /(?<=^|[\s.,!?])(?:[:;=8]['’]?-?[)(\][DdPp/|oO3*]+|<3|\^\^|xD+|XD+)(?=$|[\s.,!?])|\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*/gu;

/** A request without emoticons. */
export const withoutEmoticons = (text: string): string =>
  text
    .replaceAll(EMOTICONS, '')
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trim();
