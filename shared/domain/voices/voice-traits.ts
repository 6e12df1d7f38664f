import type { Voice } from './voice.ts';

/** What a voice or a name tells of who speaks; null where it tells nothing. */
export type Traits = { gender: 'female' | 'male' | null; age: 'child' | 'young' | 'adult' | 'old' | null };

const FEMALE =
  /\b(?:female|\p{L}*wom[ae]n|\p{L}*mistress|cowgirl|schoolgirl|showgirl|matron|maid|enchantress|sorceress|priestess|stewardess|seamstress|governess|baroness|heiress|widow|fianc[eé]e|girlfriend|stepm(?:other|om)|mermaid|diva|dame|matriarch|girls?|lady|ladies|mrs|ms|miss|madam|mother|mom|mum|mommy|mummy|mama|grandm(?:a|other)|granny|nana|aunt(?:ie|y)?|sister|daughter|wife|queen|princess|duchess|countess|empress|abbess|nun|witch|heroine|actress|waitress|hostess|goddess|bride|niece|she|her)\b/u;
const MALE =
  /\b(?:male|m[ae]n|(?:police|sales|business|fire|post|mail|milk|door|gun|noble|fisher|chair|camera|anchor|spokes|congress|states|crafts|stunt|weather|horse|swords|work|council|foot|ambulance|barber|hench|country|lands|super|bat|spider|snow|gentle|bogey|strong|straw)m[ae]n|cowboy|schoolboy|fianc[eé]|boyfriend|stepfather|stepdad|baron|pope|bishop|friar|sultan|tsar|pharaoh|patriarch|boys?|guys?|gentlem[ae]n|sir|mr|mister|father|dad|daddy|papa|grandp(?:a|apa)|grandfather|uncle|brother|son|husband|king|prince|duke|count|emperor|monk|knight|wizard|waiter|lord|priest|groom|nephew|santa|he|his)\b/u;
const CHILD = /\b(?:child(?:ren)?|kids?|boys?|girls?|baby|toddler|pupil|little|son|daughter)\b/u;
const YOUNG = /\b(?:young|youth(?:ful)?|teen(?:s|age|ager)?|student|shaonv|qingse)\b/u;
/** A "teen boy" is no child. */
const TEEN = /\bteen(?:s|age|ager)?\b/u;
const OLD = /\b(?:old|elder(?:ly)?|aged|senior|grand(?:ma|pa|papa|mother|father)|granny|nana|abbess|ancient|santa)\b/u;

/** The traits that a text names in English words; the gender that is named first counts. */
export function traitsInText(text: string): Traits {
  const words = text.toLowerCase().replaceAll(/[_-]/g, ' ');
  const [female, male] = [words.search(FEMALE), words.search(MALE)];
  const gender = female < 0 && male < 0 ? null : male < 0 || (female >= 0 && female < male) ? 'female' : 'male';
  return { gender, age: ageIn(words) ?? (gender === null ? null : 'adult') };
}

function ageIn(words: string): Traits['age'] {
  if (OLD.test(words)) return 'old';
  if (TEEN.test(words)) return 'young';
  if (CHILD.test(words)) return 'child';
  return YOUNG.test(words) ? 'young' : null;
}

/** What a voice is like, as far as its name, tags, description or id say so. */
export function voiceTraits({
  name,
  description,
  tags,
  id,
}: Pick<Voice, 'name' | 'description' | 'tags' | 'id'>): Traits {
  return traitsInText([...tags, name, description, id].join('. '));
}

const SEARCH_WORDS = new Map<string, Partial<Traits>>([
  ...['female', 'woman', 'women'].map((word) => [word, { gender: 'female' }] as const),
  ...['male', 'man', 'men'].map((word) => [word, { gender: 'male' }] as const),
  ...['child', 'children', 'kid'].map((word) => [word, { age: 'child' }] as const),
  ...['old', 'elderly', 'senior'].map((word) => [word, { age: 'old' }] as const),
  ['young', { age: 'young' }] as const,
  ['adult', { age: 'adult' }] as const,
]);

/** A search without the words that ask for a gender or an age, and what these ask for. */
export type VoiceSearch = { rest: string; fits(voice: Parameters<typeof voiceTraits>[0]): boolean };

/**
 * Takes "male" or "old" for what they mean, not for letters: "male" is no part of "female". A voice whose name or description
 * has a word that begins so is found too.
 */
export function voiceSearch(query: string): VoiceSearch {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const asked = words.filter((word) => SEARCH_WORDS.has(word));
  return {
    rest: words.filter((word) => !SEARCH_WORDS.has(word)).join(' '),
    fits: (voice) => asked.every((word) => hasTrait(voice, SEARCH_WORDS.get(word) ?? {}) || hasWord(voice, word)),
  };
}

function hasTrait(voice: Parameters<typeof voiceTraits>[0], { gender, age }: Partial<Traits>): boolean {
  const traits = voiceTraits(voice);
  return (gender === undefined || traits.gender === gender) && (age === undefined || traits.age === age);
}

function hasWord({ name, tags }: Parameters<typeof voiceTraits>[0], word: string): boolean {
  return new RegExp(String.raw`\b${word}`, 'u').test([name, ...tags].join(' ').toLowerCase());
}
