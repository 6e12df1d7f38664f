import { describe, expect, it } from 'vitest';
import { kindOfTag, parseLyrics } from './parse-lyrics.ts';
import { syllableCount, syllablesOf } from './syllables.ts';

describe('tags of lyrics', () => {
  it.each([
    ['Intro', 'intro'],
    ['Verse', 'verse'],
    ['Pre Chorus', 'pre'],
    ['Chorus', 'chorus'],
    ['Interlude', 'interlude'],
    ['Bridge', 'bridge'],
    ['Outro', 'outro'],
    ['Post Chorus', 'post'],
    ['Transition', 'break'],
    ['Break', 'break'],
    ['Hook', 'chorus'],
    ['Build Up', 'build'],
    ['Inst', 'inst'],
    ['Solo', 'solo'],
    ['Drop', 'drop'],
    ['Breakdown', 'break'],
    ['verse 2', 'verse'],
    ['PRE-CHORUS', 'pre'],
    ['Chorus x2', 'chorus'],
    ['Guitar', null],
  ])('[%s] opens %s', (tag, kind) => expect(kindOfTag(tag)).toBe(kind));

  it('are not sung, nor are remarks and tags inside a line', () => {
    expect(parseLyrics('[Verse 1]\nHello [softly] there\r\n(whispered)\n\n[Female voice]\nAgain\n[Solo]')).toEqual([
      { kind: 'verse', label: 'Verse 1', lines: ['Hello there', 'Again'] },
      { kind: 'solo', label: 'Solo', lines: [] },
    ]);
  });

  it('may be missing: lines before the first tag are a verse', () => {
    expect(parseLyrics('One\nTwo')).toEqual([{ kind: 'verse', label: 'Verse', lines: ['One', 'Two'] }]);
  });
});

describe('syllables', () => {
  it.each([
    ['morning', 2],
    ['light', 1],
    ['water', 2],
    ['people', 2],
    ['walked', 1],
    ['wanted', 2],
    ['stars', 1],
    ['roses', 2],
    ['alone', 2],
    ['yes', 1],
    ['beautiful', 3],
    ['the', 1],
  ])('of %s are %i', (word, count) => expect(syllablesOf(word)).toHaveLength(count));

  it('are counted in lines, also without spaces between words', () => {
    expect(syllableCount('Morning light is on the water')).toBe(8);
    expect(syllableCount('早上好')).toBe(3);
    expect(syllableCount('Привет, мир')).toBeGreaterThan(1);
  });
});
