import type { SungVowel } from './sung-vowels.ts';

/** Where a moment of the song is in the spoken line, s; `isHeld` says that it is within a vowel. */
export type Timing = {
  lengthSeconds: number;
  at: (seconds: number) => { spoken: number; gain: number; isHeld: boolean };
};

/** Room for the first consonants before the first note, s. */
export const LEAD_SECONDS = 0.3;
const LONGEST_ONSET_SECONDS = 0.24;
const LONGEST_CODA_SECONDS = 0.22;
/** A rest of this length ends a word with its own consonants. */
const REST_SECONDS = 0.12;
/** The steady part of a vowel, which is held. */
const STEADY = { from: 0.3, until: 0.75 };
const FADE_SECONDS = 0.012;
const END_FADE_SECONDS = 0.06;

type Piece = { from: number; until: number; spokenFrom: number; spokenUntil: number; isHeld: boolean };

/** Lays vowels on the beginnings of their notes and consonants before them. Times are from LEAD_SECONDS before the first note. */
export function timingOf(vowels: readonly SungVowel[]): Timing {
  const first = vowels[0]!.notes[0]!.startSeconds - LEAD_SECONDS;
  const starts = vowels.map(({ notes }) => notes[0]!.startSeconds - first);
  const pieces: Piece[] = [];
  const onsetSeconds = (index: number) => {
    const onset = vowels[index]?.onset;
    return onset ? Math.min(LONGEST_ONSET_SECONDS, onset.endSeconds - onset.startSeconds) : 0;
  };
  vowels.forEach(({ vowel, onset, coda, notes }, index) => {
    const start = starts[index]!;
    const last = notes.at(-1)!;
    const noteEnd = last.startSeconds + last.durationSeconds - first;
    const next = starts[index + 1];
    const isRest = next === undefined || next - noteEnd > REST_SECONDS;
    const codaSeconds = coda ? Math.min(LONGEST_CODA_SECONDS, coda.endSeconds - coda.startSeconds) : 0;
    const limit = isRest ? noteEnd : next - Math.min(onsetSeconds(index + 1), (next - start) * 0.4);
    const codaRoom = Math.min(codaSeconds, (limit - start) * 0.4);
    const vowelEnd = Math.max(start + 0.03, limit - codaRoom);
    if (onset) {
      const before = pieces.at(-1)?.until ?? 0;
      pieces.push(piece(Math.max(before, start - onsetSeconds(index)), start, onset));
    }
    pieces.push(...heldPieces(start, vowelEnd, vowel));
    if (coda && codaRoom > 0) pieces.push(piece(vowelEnd, vowelEnd + codaRoom, coda));
  });
  const end = pieces.at(-1)!.until + END_FADE_SECONDS;
  return { lengthSeconds: end + 0.02, at: (seconds) => momentAt(pieces, seconds) };
}

const piece = (
  from: number,
  until: number,
  { startSeconds, endSeconds }: { startSeconds: number; endSeconds: number },
): Piece => ({ from, until, spokenFrom: startSeconds, spokenUntil: endSeconds, isHeld: false });

/** Beginning and end of a vowel go by as they were said, the steady part takes as long as the note. */
function heldPieces(
  from: number,
  until: number,
  { startSeconds, endSeconds }: { startSeconds: number; endSeconds: number },
): Piece[] {
  const said = endSeconds - startSeconds;
  const at = (share: number) => startSeconds + share * said;
  const head = Math.min(STEADY.from * said, (until - from) * 0.3);
  const tail = Math.min((1 - STEADY.until) * said, (until - from) * 0.3);
  return [
    { from, until: from + head, spokenFrom: startSeconds, spokenUntil: at(STEADY.from), isHeld: true },
    {
      from: from + head,
      until: until - tail,
      spokenFrom: at(STEADY.from),
      spokenUntil: at(STEADY.until),
      isHeld: true,
    },
    { from: until - tail, until, spokenFrom: at(STEADY.until), spokenUntil: endSeconds, isHeld: true },
  ];
}

function momentAt(pieces: readonly Piece[], seconds: number): { spoken: number; gain: number; isHeld: boolean } {
  const at = pieces.findLastIndex(({ from }) => from <= seconds);
  const here = pieces[Math.max(0, at)]!;
  const share = Math.min(1, Math.max(0, (seconds - here.from) / Math.max(1e-6, here.until - here.from)));
  const spoken = here.spokenFrom + share * (here.spokenUntil - here.spokenFrom);
  const before = at < 0 ? here.from - seconds : 0;
  const behind = Math.max(0, seconds - here.until);
  const gain = Math.max(0, 1 - before / FADE_SECONDS) * Math.max(0, 1 - behind / END_FADE_SECONDS);
  return { spoken, gain, isHeld: here.isHeld };
}
