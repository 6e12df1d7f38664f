/** Abbreviations that stand ahead of a name or in the middle of a sentence. */
const AHEAD = new Set(
  (
    'mr mrs ms mx messrs prof rev hon gen maj capt cpt cmdr lt sgt cpl pvt adm gov sen rep pres supt insp det mt ft vs v cf viz ca ' +
    'e.g i.e eg ie a.k.a approx dept div univ inst assn assoc attn incl excl tel ext vols figs chs eds trans repr misc avg max ' +
    'bzw evtl ggf nr fr sra srta mme mlle'
  ).split(' '),
);
/** Those that sentences end with as well. */
const ANYWHERE = new Set(
  (
    'dr st sr jr esq etc al inc ltd corp co bros col est min hr hrs sec secs yr yrs wk wks mo mos a.m p.m b.c a.d ph.d ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun ave av blvd rd ln ct pl sq ' +
    'ter pkwy hwy cir km cm mm kg mg lb lbs oz in yd mi gal tbsp tsp usw str'
  ).split(' '),
);
/** Abbreviations only ahead of a number: "No. 5" but "No. Never." */
const BEFORE_NUMBERS = new Set(
  'no nos p pp art sec op vol fig ch chap par para eq ed rm pt ver apt ste bldg sect'.split(' '),
);
/** Words that hardly ever begin with a capital letter in the middle of a sentence. */
const BEGINNINGS = new Set(
  (
    'the a an this that these those there he she it we they you i my our his her its their but and so then if when while after before ' +
    'in on at for from with what who how why no yes not please as to by all both call are is was were do did can could will would ' +
    'have has had let one some many most now once here where'
  ).split(' '),
);
/** Titles come before names that may be any word: "Dr. No". Only these begin a sentence behind them. */
const AFTER_TITLES = new Set('the it he she we they this that there but and then i'.split(' '));
const ENDING = /([.?!…。？！｡]+)["'”’»›)\]）」』】》]*$/u;

/**
 * Whether a sentence ends with this word. Knows common abbreviations, initials, numbers and dots in the middle of a
 * sentence; `next` is the word behind, null at the end of the text. The judge of every part that cuts into sentences.
 */
export function endsSentence(word: string, next: string | null): boolean {
  const ending = ENDING.exec(word)?.[1];
  if (ending === undefined) return false;
  if (/[。？！｡]/u.test(ending)) return true;
  if (next === null) return true;
  if (/^["'“‘(«]*\p{Ll}/u.test(next)) return false;
  if (ending !== '.') return true;
  const written = word.slice(0, word.lastIndexOf('.')).replace(/^[^\p{L}\p{N}]+/u, '');
  return !isOpenAbbreviation(written, next);
}

/** Whether a word with a full stop behind it is an abbreviation here that ends no sentence. */
function isOpenAbbreviation(written: string, next: string): boolean {
  const body = written.toLowerCase();
  const isNumberNext = /^[#(]?\p{N}/u.test(next);
  if (BEFORE_NUMBERS.has(body) && (isNumberNext || /^(?!I\b)[IVX]+\b/.test(next))) return true;
  if (AHEAD.has(body)) return true;
  // A single letter is an initial ("J. Smith"), except the words that are one letter long.
  if (/^\p{L}$/u.test(body)) return body !== 'i';
  const isAbbreviation = ANYWHERE.has(body.replace(/^\d[\d.,]*/, '')) || /^(?:\p{L}\.)+\p{L}$/u.test(body);
  if (!isAbbreviation) return false;
  const beginning = (/^["'“‘(«]*([\p{L}’']+)/u.exec(next)?.[1] ?? '').toLowerCase();
  return body === 'dr' || body === 'st' ? !AFTER_TITLES.has(beginning) : !BEGINNINGS.has(beginning);
}

/** Whether a clause ends with this word, so that a line may break behind it. */
export const endsClause = (word: string): boolean => /[,;:–—，、；：.?!…。？！]["'”’)\]）」』】》]*$/u.test(word);
