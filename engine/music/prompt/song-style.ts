import type { Genre, Groove, PartRole } from '../genres/genre.ts';
import type { InstrumentName } from '../instruments/instruments.ts';
import type { Singer } from '../singing/singers.ts';
import type { Key } from '../theory/pitch.ts';

/** What a song shall be, read from its prompt; whatever the prompt leaves open was chosen by the seed. */
export type SongStyle = {
  genre: Genre;
  groove: Groove;
  tempoBpm: number;
  key: Key;
  /** Who plays each part of the genre. */
  instruments: Partial<Record<PartRole, InstrumentName>>;
  /** Who sings the lyrics; null leaves their melody to the instrument of the lead. */
  singer: Singer | null;
  hasDrums: boolean;
  /** Everything stops for a moment before each chorus or drop. */
  hasStops: boolean;
  /** How long the song shall be; null leaves it to the lyrics or the genre. */
  targetSeconds: number | null;
  /** What it does otherwise than the prompt says, for people. */
  remarks: string[];
};
