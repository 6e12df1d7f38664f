import { expect, it } from 'vitest';
import { changedEdit, LEAST_SONG_MS, MOST_FADE_MS, songEditSchema, wholeSong } from './song-edit.ts';

const whole = wholeSong(10_000, 'mp3');

it('keeps edges inside the song and apart', () => {
  expect(changedEdit(whole, { startMs: -5 }, 10_000).startMs).toBe(0);
  expect(changedEdit(whole, { startMs: 99_999 }, 10_000)).toMatchObject({
    startMs: 10_000 - LEAST_SONG_MS,
    endMs: 10_000,
  });
  expect(changedEdit({ ...whole, startMs: 4000 }, { endMs: 1 }, 10_000)).toMatchObject({
    startMs: 4000,
    endMs: 4000 + LEAST_SONG_MS,
  });
});

it('lets a song fade in and out for as long as each may', () => {
  const long = wholeSong(60_000, 'mp3');
  const edit = changedEdit(long, { fadeInMs: 99_000, fadeOutMs: 99_000 }, 60_000);
  expect(edit).toMatchObject({ fadeInMs: MOST_FADE_MS, fadeOutMs: MOST_FADE_MS });
});

it('keeps fades shorter than the part, and every result is one that core takes', () => {
  const edit = changedEdit(changedEdit(whole, { fadeInMs: 6000 }, 10_000), { fadeOutMs: 9000 }, 10_000);
  expect(edit).toMatchObject({ fadeInMs: 6000, fadeOutMs: 4000 });
  const shorter = changedEdit(edit, { endMs: 5000 }, 10_000);
  expect(shorter).toMatchObject({ fadeInMs: 5000, fadeOutMs: 0 });
  expect(songEditSchema.safeParse(shorter).success).toBe(true);
  expect(songEditSchema.safeParse({ ...whole, startMs: 9900 }).success).toBe(false);
});
