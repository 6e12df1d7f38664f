import type { SectionKind } from '../genres/genre.ts';

/** A section of lyrics; `label` is its tag as it was written, without brackets. */
export type LyricSection = { kind: SectionKind; label: string; lines: string[] };

/** What tags mean, by their letters alone; numbers and remarks behind them do not matter. */
const KINDS: Readonly<Record<string, SectionKind>> = {
  intro: 'intro',
  verse: 'verse',
  prechorus: 'pre',
  chorus: 'chorus',
  refrain: 'chorus',
  hook: 'chorus',
  postchorus: 'post',
  interlude: 'interlude',
  bridge: 'bridge',
  outro: 'outro',
  end: 'outro',
  ending: 'outro',
  transition: 'break',
  break: 'break',
  breakdown: 'break',
  buildup: 'build',
  build: 'build',
  drop: 'drop',
  inst: 'inst',
  instrumental: 'inst',
  solo: 'solo',
};

/** A line that is nothing but something in brackets. */
const TAG = /^\[([^\]]*)\]$/;
/** Remarks that are not sung. */
const REMARK = /^\([^)]*\)$/;

/** The kind of section that a tag opens, or null for one that opens none (such as `[Female voice]`). */
export function kindOfTag(tag: string): SectionKind | null {
  const letters = tag.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (KINDS[letters]) return KINDS[letters];
  const first = Object.keys(KINDS)
    .filter((name) => letters.startsWith(name))
    .toSorted((a, b) => b.length - a.length)[0];
  return first ? KINDS[first]! : null;
}

/**
 * Lyrics as sections (service.md, music_generation: lyrics). Any bracketed tag is accepted and none is sung; lines before the
 * first tag are a verse. Empty lines mean nothing.
 */
export function parseLyrics(text: string): LyricSection[] {
  const sections: LyricSection[] = [];
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.trim();
    if (line === '' || REMARK.test(line)) continue;
    const tag = TAG.exec(line)?.[1];
    if (tag === undefined) {
      if (sections.length === 0) sections.push({ kind: 'verse', label: 'Verse', lines: [] });
      sections.at(-1)!.lines.push(withoutTags(line));
      continue;
    }
    const kind = kindOfTag(tag);
    if (kind) sections.push({ kind, label: tag.trim(), lines: [] });
  }
  return sections.map((section) => ({ ...section, lines: section.lines.filter((line) => line !== '') }));
}

/** Tags inside a line are not sung either. */
const withoutTags = (line: string): string =>
  line
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
