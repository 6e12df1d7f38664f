/** Beginnings of words that tell of sounds in subtitles for the hard of hearing. */
const SOUND_WORDS =
  /\b(?:door|slam|laugh|chuckl|giggl|snicker|applau|clap|cheer|music|sing|humming|hums|sigh|gasp|cough|sneez|groan|moan|scream|shout|yell|whisper|cry|cries|sob|weep|sniff|breath|pant|inhal|exhal|phone|ring|bell|buzz|beep|click|knock|thud|crash|bang|explo|gun|shot|engine|horn|honk|siren|tire|bark|chirp|wind|rain|thunder|water|footstep|crowd|chatter|murmur|mumbl|mutter|indistinct|inaudible|unintelligible|silence|static|speaking|foreign|continu|playing|theme|grunt|snort|growl|roar|howl|whistl|tap|rustl|creak|squeak|rattl|clatter|splash|whoosh|hiss|rumbl|clank|clink|tick|alarm|noise|sound|stops|starts|opens|closes|clears|pause|beat|crosstalk|overlapping)/i;
const SMALL_WORDS = new Set([
  'of',
  'the',
  'and',
  'von',
  'van',
  'de',
  'da',
  'di',
  'del',
  'la',
  'le',
  'on',
  'at',
  'in',
  'to',
]);

/** How something is said: "in French", "IN A LOW VOICE". */
const MANNER = /^in (?:an? )?\p{L}+(?: \p{L}+)?$/iu;

/** Whether words mention a sound that somebody or something makes. */
export const mentionsSound = (content: string): boolean => SOUND_WORDS.test(content);

/**
 * Whether the words of a bracket tell of a sound and name nobody: they mention one, or are written in small letters. "Ann",
 * "MAN 1" and "Woman on TV" are speakers.
 */
export function isSoundDescription(content: string): boolean {
  const words = content.trim().split(/\s+/);
  if (content.includes('♪') || !/\p{L}/u.test(content) || mentionsSound(content)) return true;
  if (MANNER.test(content.trim()) || /^\p{Ll}/u.test(content.trim())) return true;
  return words.some((word) => /^\p{Ll}/u.test(word) && !SMALL_WORDS.has(word)) || words.length > 5;
}
