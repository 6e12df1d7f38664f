import { createRandom, hashOf } from '../../../images/drawing/random.ts';
import { moodOf } from '../../prompt/mood-words.ts';
import { readLength } from '../../prompt/read-pace.ts';
import { readStyle } from '../../prompt/read-style.ts';
import { placeOf, searchable } from '../../prompt/words.ts';
import { keyName } from '../../theory/pitch.ts';
import { createLineWriter, type LineWriter } from './line-writer.ts';
import { THEMES, type Theme } from './themes.ts';

/** A request for lyrics; `title` null lets one be found. The same request and seed give the same. */
export type LyricsRequest = { prompt: string; title: string | null; seed: number };

/** Lyrics with structure tags, and words for a prompt that fit them. */
export type WrittenLyrics = { title: string; styleTags: string[]; lyrics: string; theme: string };

/**
 * Writes lyrics by rule: a theme that the prompt names, lines of eight syllables from two halves, rhymes, and a chorus that
 * comes back. It understands no more of a prompt than its theme, its style, its length, and what stands behind "about".
 */
export function writeLyrics({ prompt, title, seed }: LyricsRequest): WrittenLyrics {
  const text = searchable(prompt);
  const random = createRandom(hashOf(`${text} ${seed} lyrics`));
  const theme = themeOf(text) ?? random.pick(THEMES);
  const writer = createLineWriter(theme, random);
  const name = title ?? topicOf(prompt) ?? random.pick(theme.titles);
  return {
    title: name,
    styleTags: styleTagsOf(prompt, seed),
    lyrics: songText(writer, name, readLength(text)),
    theme: theme.name,
  };
}

/** One section by its tag, in the same manner, for example a new bridge. */
export function writeSection(tag: string, { prompt, seed }: Pick<LyricsRequest, 'prompt' | 'seed'>): string[] {
  const text = searchable(prompt);
  const random = createRandom(hashOf(`${text} ${seed} ${tag}`));
  const writer = createLineWriter(themeOf(text) ?? random.pick(THEMES), random);
  return writer.lines(/outro|pre|break/i.test(tag) ? 'AA' : random.pick(['ABAB', 'AABB']));
}

/** Longer titles are not sung. */
const LONGEST_SUNG_TITLE = 60;

/** Sung, a verse takes about 20 s and a whole song more than two minutes. */
const SHORT_FORM_SECONDS = 60;

function songText(writer: LineWriter, title: string, seconds: number | null): string {
  const sung = title.length <= LONGEST_SUNG_TITLE ? [title] : [];
  const chorus = [...writer.lines('AABB'), ...sung];
  const sections: readonly (readonly [tag: string, lines: readonly string[]])[] = [
    ['Intro', []],
    ['Verse', writer.lines('ABAB')],
    ['Pre Chorus', writer.lines('AA')],
    ['Chorus', chorus],
    ['Verse', writer.lines('ABAB')],
    ['Chorus', chorus],
    ['Bridge', writer.lines('AABB')],
    ['Chorus', chorus],
    ['Outro', sung],
  ];
  const isShort = seconds !== null && seconds <= SHORT_FORM_SECONDS;
  const form = isShort ? [sections[1]!, sections[3]!] : sections;
  return form.map(([tag, lines]) => [`[${tag}]`, ...lines].join('\n')).join('\n\n');
}

/** The theme whose words come first. */
function themeOf(text: string): Theme | null {
  let best: { theme: Theme; place: number } | null = null;
  for (const theme of THEMES) {
    const places = theme.words.map((word) => placeOf(word, text)).filter((place) => place >= 0);
    const place = Math.min(...places);
    if (places.length > 0 && place < (best?.place ?? Infinity)) best = { theme, place };
  }
  return best?.theme ?? null;
}

const LONGEST_TITLE_WORDS = 6;

/** What stands behind "about", as a title. */
function topicOf(prompt: string): string | null {
  const topic = /\babout\s+([^,.;:!?\n]+)/i.exec(prompt)?.[1]?.trim().split(/\s+/);
  if (!topic || topic.length > LONGEST_TITLE_WORDS) return null;
  return topic.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ');
}

function styleTagsOf(prompt: string, seed: number): string[] {
  const style = readStyle(prompt, seed);
  const mood = moodOf(searchable(prompt));
  const feeling = mood.isSad ? ['melancholic'] : mood.isHappy ? ['uplifting'] : [];
  const pace = mood.isCalm ? ['calm'] : mood.isDriving ? ['driving'] : [];
  return [style.genre.words[0]!, ...feeling, ...pace, `${style.tempoBpm} bpm`, keyName(style.key)];
}
