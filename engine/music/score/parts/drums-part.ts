import { fillsOf } from '../../drums/fills.ts';
import type { DrumName } from '../../drums/drum-kit.ts';
import type { DrumPattern } from '../../genres/genre.ts';
import type { DrumHit } from '../score.ts';
import { signAt, VELOCITY, type Bar, type SongFrame } from '../song-frame.ts';

const REPEATED: readonly DrumName[] = ['hat', 'shaker', 'ride', 'brush'];
const KEEP_IN_FILLS: readonly DrumName[] = ['kick', 'ride', 'taiko'];
/** Below this no fill and no crash is played. */
const QUIET_ENERGY = 0.55;

/** Writes the drums, bar by bar. Null without drums. */
export function createDrumsPart(frame: SongFrame): ((bar: Bar) => DrumHit[]) | null {
  const { groove, genre, hasDrums } = frame.style;
  if (!genre.kit || !hasDrums) return null;
  const kit = genre.kit;
  const patterns = { quiet: varied(groove.drums.quiet, frame), full: varied(groove.drums.full, frame) };
  return (bar) => {
    const layer = bar.section.layers.get('drums');
    if (!layer) return [];
    if (bar.isFinal) return ending(bar, frame);
    const fill = fillOf(bar, frame);
    const hits = patternHits(bar, frame, { pattern: patterns[layer], fillStart: fill?.start ?? frame.barSteps });
    if (fill) hits.push(...fill.hits);
    const hasCrash = kit !== 'brushes' && kit !== 'chip' && genre.drumLevel > -4;
    if (bar.inSection === 0 && bar.number > 0 && bar.section.energy > QUIET_ENERGY + 0.1 && hasCrash) {
      hits.push({ drum: kit === 'orchestral' ? 'cymbal' : 'crash', startSeconds: bar.startSeconds, velocity: 0.7 });
    }
    return hits;
  };
}

type Played = { pattern: DrumPattern; fillStart: number };

function patternHits(bar: Bar, frame: SongFrame, { pattern, fillStart }: Played): DrumHit[] {
  const { barSteps, random, stepSeconds } = frame;
  const hits: DrumHit[] = [];
  for (const [drum, signs] of Object.entries(pattern) as [DrumName, string][]) {
    for (let step = 0; step < barSteps; step++) {
      const sign = signAt(signs, bar.number, { step, barSteps });
      const velocity = VELOCITY[sign];
      if (velocity === undefined || (step >= fillStart && !KEEP_IN_FILLS.includes(drum))) continue;
      if (sign === 'g' && random.chance(0.15)) continue;
      const stress = step % 4 === 0 ? 1.03 : step % 2 === 1 ? 0.93 : 0.98;
      hits.push({
        drum,
        startSeconds: Math.max(0, bar.startSeconds + stepSeconds(step) + frame.looseness()),
        velocity: Math.min(1, velocity * stress * bar.force * (1 + random.spread() * 0.05)),
      });
    }
  }
  return hits;
}

function fillOf(bar: Bar, frame: SongFrame): { start: number; hits: DrumHit[] } | null {
  const { barSteps, random, stepSeconds } = frame;
  const { section } = bar;
  const isSmall = bar.inSection % 4 === 3 && section.bars > 4 && random.chance(0.6);
  if (section.energy < QUIET_ENERGY || section.isLast || section.bars < 2 || !(bar.isLastOfSection || isSmall))
    return null;
  const fill = random.pick(fillsOf(frame.style.genre.kit!));
  const length = Math.max(...Object.values(fill).map((signs) => signs.length));
  const start = barSteps - length;
  const from = bar.isLastOfSection ? start : Math.max(start, barSteps - 4);
  const hits: DrumHit[] = [];
  for (const [drum, signs] of Object.entries(fill) as [DrumName, string][]) {
    for (let index = 0; index < signs.length; index++) {
      const velocity = VELOCITY[signs[index]!];
      if (velocity === undefined || start + index < from) continue;
      const startSeconds = bar.startSeconds + stepSeconds(start + index) + frame.looseness();
      hits.push({ drum, startSeconds, velocity: Math.min(1, velocity * bar.force * (0.85 + (0.2 * index) / length)) });
    }
  }
  return { start: from, hits };
}

function ending(bar: Bar, { style: { genre } }: SongFrame): DrumHit[] {
  if (genre.ending === 'fade') return [];
  const isOrchestral = genre.kit === 'orchestral';
  const hits: DrumHit[] = [{ drum: isOrchestral ? 'taiko' : 'kick', startSeconds: bar.startSeconds, velocity: 0.9 }];
  if (genre.ending === 'hit') {
    hits.push({ drum: isOrchestral ? 'cymbal' : 'crash', startSeconds: bar.startSeconds, velocity: 0.85 });
  }
  return hits;
}

/** Small changes of the seed: never the accents, never the first beat. */
function varied(pattern: DrumPattern, { random, style }: SongFrame): DrumPattern {
  const entries = (Object.entries(pattern) as [DrumName, string][]).map(([drum, signs]) => {
    const changed = [...signs];
    const isSoft = (step: number) => step % 8 !== 0 && /[xog]/.test(changed[step]!);
    if (drum === 'kick' && !style.genre.isElectronic && random.chance(0.6)) moveOne(changed, isSoft, random);
    if (REPEATED.includes(drum) && random.chance(0.5)) {
      const lift = random.chance(0.5);
      for (let step = 0; step < changed.length; step++) {
        if (lift && changed[step] === '.' && step % 4 === 3 && random.chance(0.5)) changed[step] = 'g';
        if (!lift && isSoft(step) && step % 4 !== 2 && random.chance(0.2)) changed[step] = '.';
      }
    }
    return [drum, changed.join('')] as const;
  });
  return Object.fromEntries(entries);
}

function moveOne(signs: string[], isSoft: (step: number) => boolean, random: SongFrame['random']): void {
  const movable = [...signs.keys()].filter((step) => isSoft(step) && step % 4 !== 0);
  if (movable.length === 0) return;
  const from = random.pick(movable);
  const to = from + random.pick([-1, 1, 2]);
  if (to <= 0 || to >= signs.length || signs[to] !== '.') return;
  signs[to] = signs[from]!;
  signs[from] = '.';
}
