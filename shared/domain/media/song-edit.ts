import * as z from 'zod';

/** Formats in which an edited song is written. */
export const EDITED_SONG_FORMATS = ['mp3', 'wav', 'flac'] as const;
/** See EDITED_SONG_FORMATS. */
export type EditedSongFormat = (typeof EDITED_SONG_FORMATS)[number];

/** The shortest part that is kept of a song, ms. */
export const LEAST_SONG_MS = 500;
/** The longest fade, ms. */
export const MOST_FADE_MS = 20_000;
/** The longest song that can be edited: it is held in memory. */
export const MOST_EDITED_MS = 15 * 60_000;

/**
 * What is changed about a song: the part from `startMs` to `endMs`, how long it fades in and out, ms, and whether it is brought to
 * −14 LUFS. A `loop` flows from its end into its beginning, so it has no fades.
 */
export const songEditSchema = z
  .object({
    startMs: z.number().min(0),
    endMs: z.number().max(MOST_EDITED_MS),
    fadeInMs: z.number().min(0).max(MOST_FADE_MS),
    fadeOutMs: z.number().min(0).max(MOST_FADE_MS),
    isLevelled: z.boolean(),
    isLoop: z.boolean(),
    format: z.enum(EDITED_SONG_FORMATS),
  })
  .refine(({ startMs, endMs }) => endMs - startMs >= LEAST_SONG_MS - 1);
/** See songEditSchema. */
export type SongEdit = z.infer<typeof songEditSchema>;

/** A song as it is, in the format of its file where that is one of ours. */
export const wholeSong = (durationMs: number, format: EditedSongFormat): SongEdit => ({
  startMs: 0,
  endMs: durationMs,
  fadeInMs: 0,
  fadeOutMs: 0,
  isLevelled: false,
  isLoop: false,
  format,
});

/** The edit with other values, brought to what is possible: edges in order and inside, fades no longer than the part. */
export function changedEdit(edit: SongEdit, values: Partial<SongEdit>, durationMs: number): SongEdit {
  const next = { ...edit, ...values };
  const within = (value: number, least: number, most: number) => Math.round(Math.min(most, Math.max(least, value)));
  const moved = values.endMs === undefined ? 'start' : 'end';
  const startMs =
    moved === 'start'
      ? within(next.startMs, 0, next.endMs - LEAST_SONG_MS)
      : within(next.startMs, 0, durationMs - LEAST_SONG_MS);
  const endMs = within(next.endMs, startMs + LEAST_SONG_MS, durationMs);
  const fadeInMs = within(next.fadeInMs, 0, Math.min(MOST_FADE_MS, endMs - startMs));
  const mostOutMs = Math.min(MOST_FADE_MS, endMs - startMs - fadeInMs);
  return { ...next, startMs, endMs, fadeInMs, fadeOutMs: within(next.fadeOutMs, 0, mostOutMs) };
}
