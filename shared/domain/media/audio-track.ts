/** One of the audio tracks of a file. `number` counts from 1 in the order of the file. */
export type AudioTrack = {
  number: number;
  codec: string;
  channels: number;
  /** As the file states it ('eng', 'de'), null where it does not. */
  language: string | null;
  title: string | null;
  /** Whether the file asks players to choose this one. */
  isDefault: boolean;
};

/** The track that is wanted, else the one that the file marks, else the first; undefined where there is none of that number. */
export function chosenTrack<Track extends Pick<AudioTrack, 'number' | 'isDefault'>>(
  tracks: readonly Track[],
  wanted: number | null,
): Track | undefined {
  if (wanted !== null) return tracks.find((track) => track.number === wanted);
  return tracks.find((track) => track.isDefault) ?? tracks[0];
}
