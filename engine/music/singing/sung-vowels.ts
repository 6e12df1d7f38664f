import { speakWithFlite, type FliteVoice, type Phone } from '../../speech/flite/flite.ts';
import { wordTimes } from '../../speech/flite/word-times.ts';
import type { ScoreNote } from '../score/score.ts';

/** A vowel with what is said before and behind it, and the notes that it is sung on, at least one. Times of phones, s. */
export type SungVowel = {
  vowel: Span;
  /** Consonants that lead to it; null where there are none. */
  onset: Span | null;
  /** Consonants that end its word, for where a rest follows. */
  coda: Span | null;
  notes: ScoreNote[];
};
/** Part of the spoken line, s. */
export type Span = { startSeconds: number; endSeconds: number };
/** A line as it is spoken, and its vowels with their notes. */
export type SpokenLine = { samples: Float32Array; vowels: SungVowel[] };

/** Held vowels are clearer when they are taken from slow speech. */
const STRETCH = 1.2;
const NO_LEXICON: ReadonlyMap<string, string> = new Map();

const isVowel = ({ name }: Phone): boolean => /^[aeiou]/.test(name);

/** Speaks the line of some notes with syllables; null where nothing is left to say. */
export function speakLine(notes: readonly ScoreNote[], base: FliteVoice): SpokenLine | null {
  const words = wordsOf(notes);
  const text = words.map(({ spoken }) => spoken).join(' ');
  if (!/[a-z]/i.test(text)) return null;
  const { samples, phones } = speakWithFlite({ text: `${text}.`, voice: base, stretch: STRETCH, lexicon: NO_LEXICON });
  const times = wordTimes(words, phones, NO_LEXICON);
  const sounding = phones.filter(({ name }) => name !== 'pau');
  const vowels = words.flatMap((word, index) => {
    const { startSeconds, endSeconds } = times[index]!;
    const own = sounding.filter((phone) => middleOf(phone) >= startSeconds && middleOf(phone) < endSeconds);
    return vowelsOf(own, word.notes);
  });
  return vowels.length > 0 ? { samples, vowels } : null;
}

const middleOf = ({ startSeconds, endSeconds }: Span): number => (startSeconds + endSeconds) / 2;

type LineWord = { spoken: string; notes: ScoreNote[] };

function wordsOf(notes: readonly ScoreNote[]): LineWord[] {
  const words: LineWord[] = [];
  for (const note of notes) {
    const { word, isWordStart } = note.syllable!;
    if (isWordStart || words.length === 0) {
      words.push({
        spoken: word
          .normalize('NFKD')
          .replaceAll(/[^A-Za-z0-9'’]/g, '')
          .replaceAll('’', "'"),
        notes: [note],
      });
    } else words.at(-1)!.notes.push(note);
  }
  return words.filter(({ spoken }) => spoken !== '');
}

/** Lays the notes of a word on its vowels: what is left over is shared, or held. */
function vowelsOf(phones: readonly Phone[], notes: readonly ScoreNote[]): SungVowel[] {
  const places = [...phones.keys()].filter((index) => isVowel(phones[index]!));
  if (places.length === 0) return [];
  const shares = sharedNotes(places.length, notes);
  return places.map((place, index) => {
    const before = index === 0 ? 0 : places[index - 1]! + 1;
    const isLast = index === places.length - 1;
    return {
      vowel: phones[place]!,
      onset: spanOf(phones.slice(before, place)),
      coda: isLast ? spanOf(phones.slice(place + 1)) : null,
      notes: shares[index]!,
    };
  });
}

function spanOf(phones: readonly Phone[]): Span | null {
  const [first, last] = [phones[0], phones.at(-1)];
  return first && last ? { startSeconds: first.startSeconds, endSeconds: last.endSeconds } : null;
}

function sharedNotes(count: number, notes: readonly ScoreNote[]): ScoreNote[][] {
  if (notes.length >= count) {
    return Array.from({ length: count }, (_, index) => (index === count - 1 ? notes.slice(index) : [notes[index]!]));
  }
  // More vowels than the spelling promised: the last note is said in parts.
  const last = notes.at(-1)!;
  const parts = count - notes.length + 1;
  const seconds = last.durationSeconds / parts;
  const divided = Array.from({ length: parts }, (_, part) => ({
    ...last,
    startSeconds: last.startSeconds + part * seconds,
    durationSeconds: seconds,
  }));
  return [...notes.slice(0, -1), ...divided].map((note) => [note]);
}
