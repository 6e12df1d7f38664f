import type { PlannedSection } from './plan-sections.ts';
import type { DrumHit, ScoreNote, Stop } from './score.ts';
import type { FramedSection, SongFrame } from './song-frame.ts';

/** A stop lasts as many whole beats as this takes, s. */
const LEAST_SECONDS = 0.55;

const isMain = ({ kind }: Pick<PlannedSection, 'kind'>): boolean => kind === 'chorus' || kind === 'drop';

/** Sections with room for a stop before each chorus or drop: where words would fall into it, a bar more. */
export function roomForStops(sections: readonly PlannedSection[]): PlannedSection[] {
  return sections.map((section, index) => {
    const following = sections[index + 1];
    const isFull = section.lines.length > 0 && following !== undefined && isMain(following);
    return isFull ? { ...section, bars: section.bars + 1 } : section;
  });
}

/** Where everything stops. */
export function stopsOf(sections: readonly FramedSection[], { beatSeconds }: SongFrame): Stop[] {
  const seconds = Math.ceil(LEAST_SECONDS / beatSeconds) * beatSeconds;
  return sections
    .slice(1)
    .filter(isMain)
    .map(({ startSeconds }) => ({ startSeconds: startSeconds - seconds, endSeconds: startSeconds }));
}

/** How early a note may be played that belongs behind a stop, s. */
const EARLY_SECONDS = 0.03;

const stopAt = (seconds: number, stops: readonly Stop[]): Stop | undefined =>
  stops.find((stop) => seconds >= stop.startSeconds - EARLY_SECONDS && seconds < stop.endSeconds - EARLY_SECONDS);

/** What is left of notes: none begins in a stop, and those before it end with it. */
export function notesOutside(notes: readonly ScoreNote[], stops: readonly Stop[]): ScoreNote[] {
  return notes
    .filter(({ startSeconds }) => !stopAt(startSeconds, stops))
    .map((note) => {
      const stop = stops.find(
        ({ startSeconds }) =>
          note.startSeconds < startSeconds && note.startSeconds + note.durationSeconds > startSeconds,
      );
      return stop ? { ...note, durationSeconds: Math.max(0.04, stop.startSeconds - note.startSeconds) } : note;
    });
}

/** See `notesOutside`. */
export const hitsOutside = (hits: readonly DrumHit[], stops: readonly Stop[]): DrumHit[] =>
  hits.filter(({ startSeconds }) => !stopAt(startSeconds, stops));
