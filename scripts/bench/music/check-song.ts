import type { Song } from '../../../engine/music/composer.ts';
import { createLoudnessMeter } from '../../../shared/audio/treatment/loudness-meter.ts';
import { keyOf } from '../../../shared/audio/music/key.ts';
import { spectraOf } from '../../../shared/audio/music/spectra.ts';
import { tempoOf } from '../../../shared/audio/music/tempo.ts';
import { isSameBeat, sharesNotes } from './same-music.ts';
import type { SongCase } from './songs.ts';

/** Rate of songs that are measured; they are bare samples in stereo. */
export const MEASURED_RATE_HZ = 44_100;

/** One thing that a song must show. */
export type SongCheck = { kind: string; what: string; holds: boolean };

/** Measures a song from its samples alone; only where sections begin is taken from what the composer says. */
export function checkSong(wanted: SongCase, { bytes, facts }: Song): SongCheck[] {
  const { left, right } = channelsOf(bytes);
  const mono = left.map((value, index) => (value + right[index]!) / 2);
  const spectra = spectraOf(mono, MEASURED_RATE_HZ);
  const tempo = tempoOf(spectra);
  const key = keyOf(spectra);
  const check = (kind: string, holds: boolean, found: string): SongCheck => ({
    kind,
    holds,
    what: `${wanted.prompt}: ${kind} ${found}`,
  });
  const meter = createLoudnessMeter(MEASURED_RATE_HZ);
  meter.add({ left, right });
  const peak = Math.max(greatest(left), greatest(right));
  const seconds = left.length / MEASURED_RATE_HZ;
  return [
    check('genre', facts.genre === wanted.genre, facts.genre),
    check('tempo', tempo !== null && isSameBeat(tempo.bpm, wanted.tempoBpm), `${tempo?.bpm} of ${wanted.tempoBpm}`),
    check(
      'key',
      key !== null && sharesNotes(key, wanted.key),
      `${key?.tonic}${key?.isMinor ? 'm' : ''} of ${wanted.key.tonic}${wanted.key.isMinor ? 'm' : ''}`,
    ),
    check('loudness', Math.abs(meter.loudness() + 14) <= 1, `${meter.loudness().toFixed(1)} LUFS`),
    check('no clipping', peak < 0.99, peak.toFixed(3)),
    check('silence', hasNoHoles(mono), 'has a hole'),
    ...(wanted.seconds
      ? [check('length', Math.abs(seconds / wanted.seconds - 1) <= 0.2, `${seconds.toFixed(1)} of ${wanted.seconds} s`)]
      : []),
    ...(wanted.hasStops
      ? stopChecks(facts.sections, mono).map((each) => check('asked silence', each.holds, each.what))
      : []),
    ...sectionChecks(wanted, facts.sections, mono).map(({ what, holds }) => check('sections', holds, what)),
  ];
}

function channelsOf(bytes: Uint8Array): { left: Float32Array; right: Float32Array } {
  const values = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
  const side = (offset: number) =>
    Float32Array.from({ length: values.length / 2 }, (_, index) => values[index * 2 + offset]! / 32_768);
  return { left: side(0), right: side(1) };
}

const greatest = (samples: Float32Array): number => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

function powerOf(samples: Float32Array, fromSeconds: number, untilSeconds: number): number {
  const part = samples.subarray(
    Math.round(fromSeconds * MEASURED_RATE_HZ),
    Math.round(untilSeconds * MEASURED_RATE_HZ),
  );
  return 10 * Math.log10(part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length) + 1e-10);
}

/** Sound within a fifth of a second, none for at most 1.5 s at the end, and no second without any in between. */
function hasNoHoles(samples: Float32Array): boolean {
  const seconds = samples.length / MEASURED_RATE_HZ;
  if (powerOf(samples, 0, 0.3) < -55 || powerOf(samples, seconds - 1.5, seconds) < -80) return false;
  for (let from = 0; from < seconds - 4; from++) if (powerOf(samples, from, from + 1) < -50) return false;
  return true;
}

/** What is called silent. */
const STOP_SECONDS = { from: 0.4, until: 0.06 };

/** Silence right before each chorus or drop, and sound before that. */
function stopChecks(sections: readonly Section[], samples: Float32Array): { what: string; holds: boolean }[] {
  const main = sections.slice(1).filter(({ label }) => /^(?:chorus|drop)/i.test(label));
  if (main.length === 0) return [{ what: 'has no chorus or drop', holds: false }];
  return main.map(({ label, startMs }) => {
    const start = startMs / 1000;
    const silent = powerOf(samples, start - STOP_SECONDS.from, start - STOP_SECONDS.until);
    const before = powerOf(samples, start - 3, start - 1.5);
    return {
      what: `${silent.toFixed(0)} dB before ${label} at ${start.toFixed(1)} s`,
      holds: silent < -55 && before > -45,
    };
  });
}

type Section = { label: string; startMs: number; endMs: number };

/** Choruses and drops are louder than what is before them, and sections of lyrics come in the order of their tags. */
function sectionChecks(
  wanted: SongCase,
  sections: readonly Section[],
  samples: Float32Array,
): { what: string; holds: boolean }[] {
  const level = ({ startMs, endMs }: Section) => powerOf(samples, startMs / 1000, endMs / 1000);
  const main = sections.find(({ label }) => label === 'Chorus' || label === 'Drop');
  const intro = sections[0];
  const checks =
    main && intro && main !== intro
      ? [
          {
            what: `main part ${(level(main) - level(intro)).toFixed(1)} dB over the first`,
            holds: level(main) > level(intro) + 0.5,
          },
        ]
      : [];
  if (!wanted.lyrics) return checks;
  const tags = [...wanted.lyrics.matchAll(/^\[(.+)\]$/gm)].map(([, tag]) => tag);
  return [
    ...checks,
    {
      what: sections.map(({ label }) => label).join(),
      holds: sections.map(({ label }) => label).join() === tags.join(),
    },
  ];
}
