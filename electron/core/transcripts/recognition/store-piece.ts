import { groupWords } from '../../../../shared/domain/words/group-words.ts';
import type { SpeakerId } from '../../../../shared/domain/ids.ts';
import { joinPiece, matchOverlap } from '../../../../shared/domain/transcript/recognition/join-pieces.ts';
import type { TimedWord } from '../../../../shared/domain/transcript/recognition/recognised.ts';
import type { Speaker } from '../../../../shared/domain/transcript/transcript.ts';
import type { Piece } from '../../media/pieces/piece.ts';
import { isInHistory } from '../edit-history.ts';
import { completedTouchedLines, sortEarlyLines, wordsBeside } from './live/early-lines.ts';
import { type EarlyLine, finishPiece, type PieceTail } from './piece-table.ts';
import { replaceLines, segmentOf } from './lines/recognised-lines.ts';
import type { RecognisedWords } from './lines/recognised-words.ts';
import { nextSpeaker } from '../speakers/speaker-names.ts';
import type { TranscriptChanging } from '../transcript-store.ts';

/** Lines that end this much before the next piece begins are not looked at again. */
const SEAM_MARGIN_MS = 1000;

/** A recognised piece and its neighbours: the tail of the one before, the plan of the one after. */
export type PieceToStore = {
  plan: Piece;
  recognised: RecognisedWords;
  previous: PieceTail | null;
  /** End of the sound of the piece before; 0 for the first. */
  previousEndMs: number;
  /** Lines that were stored while it was being recognised. */
  early: readonly EarlyLine[];
  next: Piece | null;
};

/**
 * Joins a piece to what is there and stores its lines and its end in one revision that is no undo step. The last lines
 * of the piece before are replaced by the joined ones, unless a person has touched one of them: then they all stay as they
 * are and only what follows them is added.
 */
export function storePiece(changing: TranscriptChanging, piece: PieceToStore): void {
  const { tx, head, content } = changing;
  const previous = piece.previous ?? { segmentIds: [], words: [], speakerIds: [] };
  const overlap = { startMs: piece.plan.startMs, endMs: Math.max(piece.plan.startMs, piece.previousEndMs) };
  const roster = matchSpeakers(previous, piece.recognised.words, overlap.endMs);
  const present = new Set(content.segments.map((segment) => segment.id));
  const isUntouched = previous.segmentIds.every((id) => present.has(id) && !isInHistory(tx, head.id, id));
  const words = joined(previous.words, roster.words, { overlap, mayReplace: isUntouched });
  const speakers = namedSpeakers(content.speakers, previous.speakerIds, roster.count);
  const early = sortEarlyLines(changing, piece.early);
  const left = wordsBeside(words, early.touched);
  const made = groupWords(left).map((line) => segmentOf(line, { speakerIds: speakers.ids, ...piece.recognised }));
  const tailBefore = isUntouched ? content.segments.filter(({ id }) => previous.segmentIds.includes(id)) : [];
  const { lines, fresh, removedIds } = replaceLines([...tailBefore, ...early.untouched], made);
  const completed = completedTouchedLines(changing, early.touched, { words, speakerIds: speakers.ids });
  changing.commit(
    {
      segments: [...fresh, ...completed],
      removedSegmentIds: removedIds,
      speakers: speakers.added,
      removedSpeakerIds: [],
    },
    { label: 'Transcribed text' },
  );
  const tailFromMs = piece.next === null ? Infinity : piece.next.startMs - SEAM_MARGIN_MS;
  const tailLines = lines.filter((line) => line.endMs > tailFromMs);
  const tailStartMs = tailLines[0]?.startMs ?? Infinity;
  const tail = {
    segmentIds: tailLines.map((line) => line.id),
    words: left.filter((word) => word.startMs >= tailStartMs),
    speakerIds: speakers.ids,
  };
  finishPiece(tx, head.id, { position: piece.plan.index, tail });
  changing.updateHead({ writtenUntilMs: piece.plan.contentEndMs });
}

type Roster = { words: TimedWord[]; count: number };

/**
 * Gives the speakers of a piece the numbers of the run: by the words that both pieces heard, else the lowest number that
 * nobody in this piece has. A guess for those who were silent at the seam; the whole recording is labelled at the end.
 */
function matchSpeakers(previous: PieceTail, words: readonly TimedWord[], overlapEndMs: number): Roster {
  const head = words.filter((word) => word.startMs < overlapEndMs);
  const numbers = new Map<number, number>();
  for (const [left, right] of matchOverlap(previous.words, head)) {
    const [known, heard] = [previous.words[left]?.speaker ?? null, head[right]?.speaker ?? null];
    if (known === null || heard === null || numbers.has(heard) || [...numbers.values()].includes(known)) continue;
    numbers.set(heard, known);
  }
  for (const { speaker } of words) {
    if (speaker === null || numbers.has(speaker)) continue;
    const taken = new Set(numbers.values());
    let free = 0;
    while (taken.has(free)) free += 1;
    numbers.set(speaker, free);
  }
  const renumbered = words.map((word) => ({
    ...word,
    speaker: word.speaker === null ? null : (numbers.get(word.speaker) ?? null),
  }));
  return {
    words: renumbered,
    count: Math.max(previous.speakerIds.length, ...[...numbers.values()].map((number) => number + 1), 0),
  };
}

function joined(
  tail: readonly TimedWord[],
  next: readonly TimedWord[],
  seam: { overlap: { startMs: number; endMs: number }; mayReplace: boolean },
): TimedWord[] {
  if (tail.length === 0) return [...next];
  const { drop, append } = joinPiece(tail, next, seam.overlap);
  if (seam.mayReplace) return [...tail.slice(0, tail.length - drop), ...append];
  const endMs = tail.at(-1)?.endMs ?? 0;
  return append.filter((word) => (word.startMs + word.endMs) / 2 > endMs);
}

function namedSpeakers(present: readonly Speaker[], known: readonly SpeakerId[], count: number) {
  const ids = [...known];
  const added: Speaker[] = [];
  while (ids.length < count) {
    const speaker = nextSpeaker([...present, ...added]);
    added.push(speaker);
    ids.push(speaker.id);
  }
  return { ids, added };
}
