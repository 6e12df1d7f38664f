import { drumSound } from '../drums/drum-sounds.ts';
import type { PartRole } from '../genres/genre.ts';
import type { InstrumentName } from '../instruments/instruments.ts';
import type { SongStyle } from '../prompt/song-style.ts';
import type { Score, ScoreNote } from '../score/score.ts';
import { linesToSing } from '../singing/lines-to-sing.ts';
import { highPassFilter, highShelfFilter, lowPassFilter, type Biquad } from './biquad.ts';
import { createVocals } from '../singing/create-vocals.ts';
import { createDrumStrips } from './drum-strips.ts';
import { createEcho } from './echo.ts';
import { createGlue } from './glue.ts';
import { kickPush } from './kick-push.ts';
import { partGain } from './part-gain.ts';
import { BLOCK_SAMPLES, SONG_RATE_HZ, type RenderOptions } from './render-options.ts';
import { createReverb } from './reverb.ts';
import { silentBlock, type Stereo } from '../../../shared/audio/treatment/stereo.ts';
import { muteStops } from './mute-stops.ts';
import { createStrip, filtersOf, WIDTH, type Busses } from './strip.ts';
import { createTimeline } from './timeline.ts';
import { createVinyl } from './vinyl.ts';

/** A song as sound, block by block, not mastered. */
export type SongRenderer = { lengthSamples: number; next: () => Stereo };

/** Plays a score. */
export function renderSong(options: RenderOptions): SongRenderer {
  const { score, style } = options;
  const { genre } = style;
  const { singer } = style;
  // An excerpt of which only the loudness counts is left to the instrument: it is as loud, and quick.
  const lines = options.balancedBy ? [] : linesToSing(score, singer);
  const parts = [
    ...createParts(options, new Set(lines.flat())),
    ...(singer && lines.length > 0 ? [createVocals(lines, { singer, style })] : []),
    ...createDrumStrips(options, drumSound),
  ];
  const room = createReverb(genre.mix.reverbSeconds, SONG_RATE_HZ);
  const echo = createEcho((60 / style.tempoBpm) * 0.75, SONG_RATE_HZ);
  const glue = createGlue(genre.mix.compression, SONG_RATE_HZ);
  const vinyl = genre.isVinyl ? createVinyl(SONG_RATE_HZ) : null;
  const push = genre.ducking ? kickPush(score, { beatSeconds: 60 / style.tempoBpm, sampleRateHz: SONG_RATE_HZ }) : null;
  const [left, right] = [masterFilters(options), masterFilters(options)];
  const ride = createRide(score);
  const lengthSamples = Math.ceil(score.lengthSeconds * SONG_RATE_HZ);
  let from = 0;
  return {
    lengthSamples,
    next() {
      const length = Math.min(BLOCK_SAMPLES, lengthSamples - from);
      const busses: Busses = { mix: silentBlock(length), room: silentBlock(length), echo: silentBlock(length) };
      const duck = push?.(from, length) ?? null;
      for (const part of parts) part(from, busses, duck);
      echo(busses.echo, busses.mix);
      room(busses.room, busses.mix);
      for (const filter of left) filter(busses.mix.left);
      for (const filter of right) filter(busses.mix.right);
      ride(busses.mix, from);
      glue(busses.mix);
      vinyl?.(busses.mix, from);
      muteStops(busses.mix, from, score.stops);
      fadeEnd(busses.mix, from, options);
      from += length;
      return busses.mix;
    },
  };
}

type PartRenderer = (from: number, busses: Busses, duck: Float32Array | null) => void;

function createParts(
  { score, style, sounds, balancedBy = score }: RenderOptions,
  sung: ReadonlySet<ScoreNote>,
): PartRenderer[] {
  const entries = Object.entries(style.genre.parts) as [PartRole, NonNullable<SongStyle['genre']['parts'][PartRole]>][];
  return entries.flatMap(([role, part], number) => {
    const notes = score.notes.filter((note) => note.role === role && !sung.has(note));
    if (notes.length === 0) return [];
    const instrument: InstrumentName = style.instruments[role] ?? part.instruments[0]!;
    const starts = notes.map(({ startSeconds }) => Math.round(startSeconds * SONG_RATE_HZ));
    const timeline = createTimeline(starts, (index) => {
      const { pitch, velocity, durationSeconds } = notes[index]!;
      return sounds.of({ instrument, pitch, velocity, seconds: durationSeconds });
    });
    const strip = createStrip(
      {
        gain: partGain(
          balancedBy.notes.filter((note) => note.role === role),
          part.level,
        ),
        pan: part.pan ?? 0,
        reverb: part.reverb ?? 0.15,
        delay: part.delay ?? 0,
        width: WIDTH[role],
        ducking: (style.genre.ducking ?? 0) * (role === 'lead' ? 0.45 : 1),
        filters: filtersOf(role, SONG_RATE_HZ),
      },
      number,
    );
    return [
      (from: number, busses: Busses, duck: Float32Array | null) => {
        const samples = new Float32Array(busses.mix.left.length);
        // What is late in a strip is a hundredth of a second: it may be lost in a rest.
        if (timeline(samples, from)) strip(samples, busses, duck);
      },
    ];
  });
}

function masterFilters({ style: { genre } }: RenderOptions): Biquad[] {
  const { tilt, lowPassHz } = genre.mix;
  return [
    highPassFilter(28, SONG_RATE_HZ),
    ...(tilt ? [highShelfFilter(1200, tilt, SONG_RATE_HZ)] : []),
    ...(lowPassHz ? [lowPassFilter(lowPassHz, SONG_RATE_HZ)] : []),
  ];
}

const RIDE_DECIBELS = 3;
const RIDE_SECONDS = 0.06;

/** Quiet sections are a little quieter, so that the others stand out. */
function createRide({ sections }: Score): (block: Stereo, from: number) => void {
  const gainAt = (seconds: number) => {
    const section = sections.findLast(({ startSeconds }) => seconds >= startSeconds - 0.02);
    return 10 ** ((((section ?? sections[0]!).energy - 0.9) * RIDE_DECIBELS) / 20);
  };
  let gain = gainAt(0);
  const step = 1 - Math.exp(-1 / (RIDE_SECONDS * SONG_RATE_HZ));
  return ({ left, right }, from) => {
    const wanted = gainAt(from / SONG_RATE_HZ);
    for (let index = 0; index < left.length; index++) {
      gain += (wanted - gain) * step;
      left[index]! *= gain;
      right[index]! *= gain;
    }
  };
}

const END_FADE_SECONDS = 0.8;
const FADE_BARS = 3;

function fadeEnd({ left, right }: Stereo, from: number, { score, style }: RenderOptions): void {
  const isFade = style.genre.ending === 'fade';
  const seconds = isFade ? Math.min(8, score.barSeconds * FADE_BARS, score.lengthSeconds / 3) : END_FADE_SECONDS;
  const total = Math.ceil(score.lengthSeconds * SONG_RATE_HZ);
  const first = total - seconds * SONG_RATE_HZ;
  if (from + left.length <= first) return;
  for (let index = 0; index < left.length; index++) {
    const rest = Math.max(0, Math.min(1, (total - 1 - from - index) / (seconds * SONG_RATE_HZ)));
    const gain = isFade ? Math.sin((Math.PI / 2) * rest) ** 2 : rest;
    left[index]! *= gain;
    right[index]! *= gain;
  }
}
