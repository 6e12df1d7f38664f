import { waysOfWords } from '../../../shared/domain/speech/normalization/read-words.ts';
import { isInRange, writtenWord } from '../../../shared/domain/speech/normalization/written-word.ts';
import { inlinePronunciationAt } from './inline-pronunciations.ts';
import { ipaToPhones } from './ipa.ts';
import { plainLetters } from './plain-letters.ts';
import { voiceSpelling } from './voice-spelling.ts';

/**
 * A word as it is written, and what is said for it. `textBegin` and `textEnd` are offsets in the whole text; phones stand
 * in for the sound of the word.
 */
export type SpeechUnit = {
  text: string;
  textBegin: number;
  textEnd: number;
  spoken: string;
  phones: string | null;
};

/** Another way to say a word or phrase: plain text, or IPA in parentheses or between slashes. */
export type Pronunciation = { word: string; replacement: string };

/** `tail` is what follows a reading up to the next blank. */
type Written = { text: string; begin: number; end: number; phones: string | null; tail: string };

const LONGEST_WORD = 36;

/**
 * The words of a sentence. `offset` is where the sentence begins in the whole text. Signs that are not spoken belong to
 * no unit; pauses that they stand for are commas at the end of `spoken`.
 */
export function speechUnits(
  sentence: string,
  options: { offset: number; pronunciations: readonly Pronunciation[] },
): SpeechUnit[] {
  const written = writtenWords(sentence);
  const words = written.map(({ text, begin, tail }) => writtenWord(text + tail, begin));
  const bare = words.map((word) => word.bare);
  const ways = waysOfWords(words);
  const units: SpeechUnit[] = [];
  for (let index = 0; index < written.length;) {
    const { text, begin, end, phones, tail } = written[index] as Written;
    const place = { text, textBegin: options.offset + begin, textEnd: options.offset + end };
    const replaced = phones ? null : pronunciationAt(bare, index, options.pronunciations);
    if (replaced) {
      const last = written[index + replaced.count - 1] as Written;
      const whole = {
        text: sentence.slice(begin, last.end),
        textBegin: place.textBegin,
        textEnd: options.offset + last.end,
      };
      units.push(withPause({ ...whole, spoken: replaced.spoken, phones: replaced.phones }, last.tail));
      index += replaced.count;
      continue;
    }
    const [reading] = ways[index] ?? [];
    const spoken = reading === undefined ? (bare[index] as string) : voiceSpelling(reading);
    const plain = shortWords(plainLetters(spoken));
    if (/[a-z0-9]/i.test(plain)) units.push(withPause({ ...place, spoken: plain, phones }, tail));
    else if (/[,;:—–-]/.test(text)) addComma(units.at(-1));
    index += 1;
  }
  return units;
}

/** Words between blanks; a reading in parentheses belongs to its word but not to its text. */
function writtenWords(sentence: string): Written[] {
  const words: Written[] = [];
  for (let at = 0; at < sentence.length;) {
    const gap = /^\s+/.exec(sentence.slice(at));
    if (gap) {
      at += gap[0].length;
      continue;
    }
    const begin = at;
    let phones: string | null = null;
    let end = -1;
    let tailBegin = 0;
    while (at < sentence.length && !/\s/.test(sentence[at] as string)) {
      const reading = sentence[at] === '(' ? inlinePronunciationAt(sentence, at) : null;
      if (reading?.kind === 'phones') {
        phones = reading.phones;
        end = at;
        at = reading.textEnd;
        tailBegin = at;
      } else if (/[—–]/.test(sentence[at] as string) && at > begin && !isInRange(sentence, at)) {
        at += 1;
        break;
      } else {
        at += 1;
      }
    }
    if (end < 0) words.push({ text: sentence.slice(begin, at), begin, end: at, phones, tail: '' });
    else words.push({ text: sentence.slice(begin, end), begin, end, phones, tail: sentence.slice(tailBegin, at) });
  }
  return words;
}

function pronunciationAt(bare: readonly string[], index: number, pronunciations: readonly Pronunciation[]) {
  for (const { word, replacement } of pronunciations) {
    const wanted = word.trim().split(/\s+/).map(comparable);
    const isHere = wanted.every((part, ahead) => comparable(bare[index + ahead] ?? '') === part);
    if (!isHere || wanted[0] === '') continue;
    const ipa = /^[(/]+(.+?)[)/]+$/.exec(replacement.trim());
    const phones = ipa ? ipaToPhones((ipa[1] as string).replaceAll('/', '')) : null;
    return { count: wanted.length, spoken: phones ? plainLetters(word) : plainLetters(replacement), phones };
  }
  return null;
}

/** "Dr." is written with its full stop or without. */
const comparable = (word: string): string => word.replace(/\.$/, '').toLowerCase();

function withPause(unit: SpeechUnit, tail: string): SpeechUnit {
  const end = /[^\p{L}\p{N}%°]*$/u.exec(unit.text)?.[0] ?? '';
  const isPause = /[,;:—–…]/.test(end + tail);
  return isPause ? { ...unit, spoken: `${unit.spoken},` } : unit;
}

function addComma(unit: SpeechUnit | undefined): void {
  if (unit && !unit.spoken.endsWith(',')) unit.spoken = `${unit.spoken},`;
}

/** The voice has no use for words longer than any language has, and takes very long for them. */
function shortWords(spoken: string): string {
  return spoken
    .replaceAll(/\d{16,}/g, (digits) => [...digits].join(' '))
    .replaceAll(new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'g'), (word) =>
      (word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g')) ?? []).join(' '),
    );
}
