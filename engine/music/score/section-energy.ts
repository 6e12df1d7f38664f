import type { Layers, SectionKind } from '../genres/genre.ts';

/** How much happens in a section, 0 to 1. */
export const ENERGY: Readonly<Record<SectionKind, number>> = {
  intro: 0.45,
  verse: 0.6,
  pre: 0.72,
  chorus: 0.95,
  post: 0.9,
  bridge: 0.62,
  interlude: 0.55,
  break: 0.4,
  solo: 0.85,
  inst: 0.75,
  build: 0.72,
  drop: 1,
  outro: 0.45,
};

/** What a section is like when a genre says nothing about it. */
const LIKE: Readonly<Record<SectionKind, SectionKind>> = {
  intro: 'break',
  verse: 'verse',
  pre: 'verse',
  chorus: 'chorus',
  post: 'chorus',
  bridge: 'pre',
  interlude: 'intro',
  break: 'intro',
  solo: 'chorus',
  inst: 'solo',
  build: 'pre',
  drop: 'chorus',
  outro: 'intro',
};

/** Who plays in a section of this kind; `count` is how many of the kind have come up to this one. */
export function layersOf(layers: Layers & { verse: string }, kind: SectionKind, count: number): string[] {
  const second = kind === 'verse' && count > 1 ? layers.verse2 : undefined;
  let at = kind;
  for (let tries = 0; tries < 4 && layers[at] === undefined; tries++) at = LIKE[at];
  return (second ?? layers[at] ?? layers.verse).split(' ');
}

/** Which of a genre's progressions a section uses. */
export function progressionOf(kind: SectionKind): 'verse' | 'chorus' | 'bridge' {
  if (kind === 'chorus' || kind === 'post' || kind === 'drop' || kind === 'solo') return 'chorus';
  return kind === 'bridge' || kind === 'pre' || kind === 'build' ? 'bridge' : 'verse';
}

/** Sections that share their tune. */
export function tuneOf(kind: SectionKind): 'verse' | 'pre' | 'chorus' | 'bridge' | 'solo' {
  if (kind === 'chorus' || kind === 'post' || kind === 'drop') return 'chorus';
  if (kind === 'pre' || kind === 'build') return 'pre';
  return kind === 'bridge' || kind === 'break' ? 'bridge' : kind === 'solo' || kind === 'inst' ? 'solo' : 'verse';
}
