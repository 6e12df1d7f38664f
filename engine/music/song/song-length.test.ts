import { expect, it } from 'vitest';
import { GENRES } from '../genres/genres.ts';
import { heardTailSeconds } from '../score/song-end.ts';
import { composeSong } from './compose-song.ts';

/** How long a song is heard, by its bars and what rings of its genre. */
function heardSeconds(genre: string, seconds: number, seed: number): number {
  const prompt = `${genre}, ${seconds} seconds`;
  const { score, style } = composeSong({ prompt, lyrics: '', seed, isInstrumental: true });
  return score.endSeconds + heardTailSeconds(style.genre);
}

it.each([8, 10, 15, 30, 60])('songs of every genre are about %i seconds long where that is asked for', (seconds) => {
  const off = GENRES.flatMap(({ name }) =>
    [1, 2, 3].flatMap((seed) => {
      const heard = heardSeconds(name, seconds, seed);
      return Math.abs(heard / seconds - 1) > 0.12 ? [`${name} ${seed}: ${heard.toFixed(1)}`] : [];
    }),
  );
  expect(off).toEqual([]);
});
