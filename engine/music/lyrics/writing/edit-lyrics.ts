import { kindOfTag } from '../parse-lyrics.ts';
import { writeSection } from './write-lyrics.ts';

/** Lyrics to be changed as an instruction says. */
export type LyricsEdit = { lyrics: string; instruction: string; seed: number };

/** Changed lyrics, and whether the instruction was understood; if not, they are as they were. */
export type EditedLyrics = { lyrics: string; isUnderstood: boolean };

type Section = { tag: string | null; lines: string[] };

const NUMBERS: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, last: -1 };
const SECTION = String.raw`(?:the |a |an |my )?(?:new )?(?:(first|second|third|last) )?(verse|pre[- ]?chorus|post[- ]?chorus|chorus|hook|bridge|intro|outro|interlude|break|solo)`;

/**
 * Changes lyrics by rule. Understood are: replace X with Y, remove a section, add a section, and rewrite a section ("a new
 * second verse").
 */
export function editLyrics({ lyrics, instruction, seed }: LyricsEdit): EditedLyrics {
  const replaced = replace(lyrics, instruction);
  if (replaced !== null) return { lyrics: replaced, isUnderstood: true };
  const sections = split(lyrics);
  const verb = /\b(remove|delete|drop|add|append|rewrite|change|redo|new|replace)\b/i
    .exec(instruction)?.[1]
    ?.toLowerCase();
  const target = new RegExp(SECTION, 'i').exec(instruction);
  if (!verb || !target) return { lyrics, isUnderstood: false };
  const tag = titleCase(target[2]!);
  const place = placeOf(sections, tag, NUMBERS[target[1]?.toLowerCase() ?? ''] ?? 1);
  const lines = () => writeSection(tag, { prompt: `${instruction}\n${lyrics}`, seed });
  if (verb === 'add' || verb === 'append') insert(sections, { tag, lines: lines() });
  else if (place < 0) return { lyrics, isUnderstood: false };
  else if (/remove|delete|drop/.test(verb)) sections.splice(place, 1);
  else sections[place] = { tag: sections[place]!.tag, lines: lines() };
  return { lyrics: joined(sections), isUnderstood: true };
}

function replace(lyrics: string, instruction: string): string | null {
  const match = /\b(?:replace|change)\s+["“']([^"”']+)["”']\s+(?:with|by|to|into)\s+["“']([^"”']*)["”']/i.exec(
    instruction,
  );
  return match && lyrics.includes(match[1]!) ? lyrics.replaceAll(match[1]!, match[2]!) : null;
}

function split(lyrics: string): Section[] {
  const sections: Section[] = [];
  for (const line of lyrics.split(/\r?\n/).map((raw) => raw.trim())) {
    const tag = /^\[([^\]]*)\]$/.exec(line)?.[1];
    if (tag !== undefined) sections.push({ tag, lines: [] });
    else if (line !== '') {
      if (sections.length === 0) sections.push({ tag: null, lines: [] });
      sections.at(-1)!.lines.push(line);
    }
  }
  return sections;
}

const joined = (sections: readonly Section[]): string =>
  sections.map(({ tag, lines }) => [...(tag === null ? [] : [`[${tag}]`]), ...lines].join('\n')).join('\n\n');

const titleCase = (tag: string): string =>
  tag.replaceAll('-', ' ').replaceAll(/\b\w/g, (letter) => letter.toUpperCase());

/** Where the section of this kind and number is; −1 counts from the end. */
function placeOf(sections: readonly Section[], tag: string, number: number): number {
  const places = sections.flatMap((section, index) =>
    kindOfTag(section.tag ?? 'Verse') === kindOfTag(tag) ? [index] : [],
  );
  return places.at(number > 0 ? number - 1 : number) ?? -1;
}

/** An outro comes last, an intro first, all else before the last section. */
function insert(sections: Section[], section: Section): void {
  const kind = kindOfTag(section.tag ?? '');
  const at = kind === 'outro' ? sections.length : kind === 'intro' ? 0 : Math.max(1, sections.length - 1);
  sections.splice(at, 0, section);
}
