import { expect, it } from 'vitest';
import { lyricsText, parseLyrics, sungLines } from './lyric-blocks.ts';
import { LYRIC_TAGS, lyricTagNamed } from './lyric-tags.ts';

const LYRICS = `Hum

[verse 1]
Low tide

and a kettle


[PRE-CHORUS]
[Chorus]
Salt on the wire
[Female voice]
again`;

it('reads blocks of the tags, lines before the first tag, and tags of its own', () => {
  expect(parseLyrics(LYRICS)).toEqual([
    { tag: '', text: 'Hum' },
    { tag: 'Verse', text: 'Low tide\n\nand a kettle' },
    { tag: 'Pre Chorus', text: '' },
    { tag: 'Chorus', text: 'Salt on the wire' },
    { tag: 'Female voice', text: 'again' },
  ]);
});

it('gives the same blocks when what it wrote is read again', () => {
  const blocks = parseLyrics(LYRICS);
  expect(parseLyrics(lyricsText(blocks))).toEqual(blocks);
  expect(lyricsText(blocks)).toContain('[Pre Chorus]\n\n[Chorus]\nSalt on the wire\n\n[Female voice]');
});

it('keeps brackets within a line, which are words', () => {
  expect(parseLyrics('[Verse]\nOh [softly] oh')).toEqual([{ tag: 'Verse', text: 'Oh [softly] oh' }]);
});

it('knows each of the fourteen tags in any spelling, and no other', () => {
  expect(LYRIC_TAGS).toHaveLength(14);
  for (const tag of LYRIC_TAGS) {
    expect(lyricTagNamed(tag.toLowerCase().replace(' ', '-'))).toBe(tag);
    expect(lyricTagNamed(`${tag.toUpperCase()} 2`)).toBe(tag);
  }
  expect(lyricTagNamed('Drop')).toBeNull();
});

it('counts lines that are sung', () => expect(sungLines('a\n\n b\n')).toEqual(['a', ' b']));
