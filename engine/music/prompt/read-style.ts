import { createRandom, hashOf, type Random } from '../../images/drawing/random.ts';
import type { Genre, Groove, PartRole } from '../genres/genre.ts';
import { FALLBACK_GENRE, GENRES } from '../genres/genres.ts';
import type { InstrumentName } from '../instruments/instruments.ts';
import { barsWithin, heardTailSeconds } from '../score/song-end.ts';
import { isMinor, type Key, type Mode } from '../theory/pitch.ts';
import { askedInstruments, onlyInstrument, unknownInstruments } from './instrument-words.ts';
import { moodOf, type Mood } from './mood-words.ts';
import { readKey, readModeAlone } from './read-key.ts';
import { readLength, readTempo } from './read-pace.ts';
import { wantsDrums } from './read-drums.ts';
import { readSinger } from './read-singer.ts';
import { readStops } from './read-stops.ts';
import type { SongStyle } from './song-style.ts';
import { hasAny, placeOf, searchable } from './words.ts';

/** Reads how a song shall be from its prompt; the seed decides what is left open. The same words and seed give the same. */
export function readStyle(prompt: string, seed: number): SongStyle {
  const text = searchable(prompt);
  const random = createRandom(hashOf(`${text} ${seed}`));
  const remarks: string[] = [];
  const genre = genreOf(text, remarks);
  const mood = moodOf(text);
  const targetSeconds = readLength(text);
  const groove = grooveOf(genre, { prompt, text, seed, remarks });
  return {
    genre,
    groove,
    tempoBpm: readTempo(text) ?? openTempo({ genre, groove, mood, random, targetSeconds }),
    key: keyOf(prompt, { text, genre, mood, random }),
    instruments: instrumentsOf(genre, { text, random, remarks }),
    hasDrums: wantsDrums(text) && onlyInstrument(text) === null,
    singer: readSinger(text),
    hasStops: readStops(text),
    targetSeconds,
    remarks,
  };
}

/** The genre whose words come first and are the longest; the first words of a genre are its surest. */
function genreOf(text: string, remarks: string[]): Genre {
  let best: { genre: Genre; score: number } | null = null;
  for (const genre of GENRES) {
    let score = 0;
    genre.words.forEach((word, index) => {
      const place = placeOf(word, text);
      if (place >= 0) score += (index < 3 ? 3 : 1.5) + word.length * 0.15 - Math.min(1, place * 0.004);
    });
    // "Salsa" is a groove of one genre and names it as well.
    for (const word of genre.grooves.flatMap(({ words = [] }) => words)) {
      if (placeOf(word, text) >= 0 && !genre.words.includes(word)) score = Math.max(score, 2.5 + word.length * 0.15);
    }
    if (score > (best?.score ?? 0)) best = { genre, score };
  }
  if (best) return best.genre;
  if (text.trim() !== '') remarks.push(`No known genre is named, so it is ${FALLBACK_GENRE.name}.`);
  return FALLBACK_GENRE;
}

type GrooveChoice = { prompt: string; text: string; seed: number; remarks: string[] };

/** Following seeds take the grooves of a genre in turn, so that takes differ. */
function grooveOf({ grooves, name }: Genre, { prompt, text, seed, remarks }: GrooveChoice): Groove {
  const isWaltz = /\b(?:3\/4|6\/8)\b|waltz|\bin three\b/i.test(prompt);
  const inThree = grooves.filter(({ beats }) => beats === 3);
  if (isWaltz && inThree.length === 0) remarks.push(`${name} has no groove in three here; it is in four.`);
  const named = namedIn(text, grooves);
  const { isDriving, isCalm } = moodOf(text);
  const fitting = grooves.filter(({ isSlow, isBusy }) => !(isDriving && isSlow) && !(isCalm && !isDriving && isBusy));
  const choices = isWaltz && inThree.length > 0 ? inThree : named.length > 0 ? named : fitting;
  return choices[(hashOf(text) + (seed >>> 0)) % choices.length]!;
}

/** Grooves that go by the longest name that is said: “skate punk” is one of them, “punk” is several. */
function namedIn(text: string, grooves: readonly Groove[]): Groove[] {
  const said = grooves.map((groove) =>
    Math.max(
      0,
      ...[searchable(groove.name), ...(groove.words ?? [])].map((name) => (hasAny([name], text) ? name.length : 0)),
    ),
  );
  const longest = Math.max(0, ...said);
  return longest === 0 ? [] : grooves.filter((_, index) => said[index] === longest);
}

function tempoOf({ tempoBpm: { usual, lowest, highest } }: Genre, mood: Mood, random: Random): number {
  const span = highest - lowest;
  const lean = (mood.isCalm ? -0.25 : 0) + (mood.isDriving ? 0.28 : 0);
  return Math.round(Math.max(lowest, Math.min(highest, usual + random.spread() * span * 0.2 + lean * span)));
}

type TempoChoice = { genre: Genre; groove: Groove; mood: Mood; random: Random; targetSeconds: number | null };

/** A tempo that is this share quicker or slower is still the same to who left it open. */
const MOST_FITTING = 0.13;
/** Of so few bars it may change more: one bar too few or too many is a large part of the song. */
const FEW_BARS = 5;
const MOST_FITTING_OF_FEW = 0.35;

/** A tempo that nobody asked for; one of the genre's, at which whole bars fill the length that is asked for. */
function openTempo({ genre, groove, mood, random, targetSeconds }: TempoChoice): number {
  const counted = groove.countedSteps ? 4 / groove.countedSteps : 1;
  const usual = tempoOf(genre, mood, random) * counted;
  if (targetSeconds === null) return Math.round(usual);
  const barSeconds = ((groove.beats ?? 4) * 60) / usual;
  const bars = barsWithin(targetSeconds, barSeconds, genre);
  const share = (bars * barSeconds) / Math.max(barSeconds, targetSeconds - heardTailSeconds(genre));
  const isNear = Math.abs(share - 1) <= (bars <= FEW_BARS ? MOST_FITTING_OF_FEW : MOST_FITTING);
  const { lowest, highest } = genre.tempoBpm;
  return Math.round(isNear ? Math.max(lowest * counted, Math.min(highest * counted, usual * share)) : usual);
}

type KeyChoice = { text: string; genre: Genre; mood: Mood; random: Random };

function keyOf(prompt: string, { text, genre, mood, random }: KeyChoice): Key {
  const asked = readKey(prompt);
  const tonic = random.pick([0, 2, 3, 4, 5, 7, 9, 10]);
  const mode = asked?.mode ?? readModeAlone(text) ?? modeOf(genre, mood, random);
  return { tonic: asked?.tonic ?? tonic, mode };
}

function modeOf({ modes }: Genre, mood: Mood, random: Random): Mode {
  const usual = random.pick(modes);
  if (mood.isSad && !mood.isHappy && !isMinor(usual)) return modes.find(isMinor) ?? 'minor';
  if (mood.isHappy && !mood.isSad && isMinor(usual)) return modes.find((mode) => !isMinor(mode)) ?? 'major';
  return usual;
}

/** Who plays each part: whom the prompt names, else one of the genre's. */
function instrumentsOf(
  genre: Genre,
  { text, random, remarks }: { text: string; random: Random; remarks: string[] },
): Partial<Record<PartRole, InstrumentName>> {
  const chosen: Partial<Record<PartRole, InstrumentName>> = {};
  const only = onlyInstrument(text);
  for (const [role, part] of Object.entries(genre.parts) as [PartRole, NonNullable<Genre['parts'][PartRole]>][]) {
    const usual = random.pick(part.instruments);
    chosen[role] = only ?? usual;
  }
  if (only !== null) return chosen;
  const isWordOfGenre = (word: string) => hasAny(genre.words, word);
  const asked = askedInstruments(text);
  for (const { word, instrument, role } of asked) {
    const own = (Object.keys(chosen) as PartRole[]).find((other) =>
      genre.parts[other]!.instruments.includes(instrument),
    );
    const part = own ?? (chosen[role] ? role : 'lead');
    // "Folk guitar" names a genre by its instrument, but who plays in it is asked for by name.
    if (chosen[part] && (own !== undefined || !isWordOfGenre(word))) chosen[part] = instrument;
  }
  const played = new Set(Object.values(chosen));
  const missing = [
    ...asked.filter(({ instrument, word }) => !played.has(instrument) && !isWordOfGenre(word)).map(({ word }) => word),
    ...unknownInstruments(text),
  ];
  if (missing.length > 0) remarks.push(`Not played here: ${missing.join(', ')}.`);
  return chosen;
}
