import type { SpeakerId } from '../../ids.ts';
import type { TranscriptContent } from '../apply-patch.ts';
import { nextSpeaker } from '../lines/next-speaker.ts';
import type { TimedWord } from '../recognition/recognised.ts';
import type { Speaker } from '../transcript.ts';
import { SPEAKERS_OF_A_PIECE } from './range-result.ts';

/** Which speaker of the transcript each speaker of a result is, and those who are not in it yet. */
export type RangeSpeakers = { idOf: ReadonlyMap<number, SpeakerId>; added: Speaker[] };

/**
 * By the time that they share: each speaker of the result is the one of the transcript in whose lines it is heard longest,
 * and nobody is two of them in one piece. Who is heard where nobody is assigned is new, where new ones are wanted.
 */
export function matchRangeSpeakers(
  content: TranscriptContent,
  words: readonly TimedWord[],
  options: { mayAdd: boolean; newId: () => SpeakerId },
): RangeSpeakers {
  const idOf = new Map<number, SpeakerId>();
  for (const { label, speakerId } of sharedTimes(content, words)) {
    const isTaken = [...idOf].some(([other, id]) => id === speakerId && pieceOf(other) === pieceOf(label));
    if (!idOf.has(label) && !isTaken) idOf.set(label, speakerId);
  }
  const added: Speaker[] = [];
  const labels = new Set(words.flatMap(({ speaker }) => (speaker === null ? [] : [speaker])));
  for (const label of options.mayAdd ? [...labels].toSorted((a, b) => a - b) : []) {
    if (idOf.has(label)) continue;
    const speaker = nextSpeaker([...content.speakers, ...added], options.newId());
    added.push(speaker);
    idOf.set(label, speaker.id);
  }
  return { idOf, added };
}

const pieceOf = (label: number): number => Math.floor(label / SPEAKERS_OF_A_PIECE);

type Shared = { label: number; speakerId: SpeakerId; ms: number };

/** Longest first. */
function sharedTimes({ segments, speakers }: TranscriptContent, words: readonly TimedWord[]): Shared[] {
  const known = new Set(speakers.map(({ id }) => id));
  const sums = new Map<string, Shared>();
  for (const { speaker: label, startMs, endMs } of words) {
    if (label === null) continue;
    for (const { speakerId, ...line } of segments) {
      const ms = Math.min(endMs, line.endMs) - Math.max(startMs, line.startMs);
      if (ms <= 0 || speakerId === null || !known.has(speakerId)) continue;
      const key = `${label} ${speakerId}`;
      sums.set(key, { label, speakerId, ms: (sums.get(key)?.ms ?? 0) + ms });
    }
  }
  return [...sums.values()].toSorted((a, b) => b.ms - a.ms || a.label - b.label);
}
