import type { DrumKit, DrumName } from '../drums/drum-kit.ts';
import { SONG_RATE_HZ, type RenderOptions } from './render-options.ts';
import { addTo, type Busses } from './strip.ts';
import { createTimeline } from './timeline.ts';

/** Loudness of each drum beside the kick, and where it stands. */
const PLACES: Readonly<Record<DrumName, { level: number; pan: number }>> = {
  kick: { level: 1, pan: 0 },
  snare: { level: 0.72, pan: 0 },
  rim: { level: 0.4, pan: 0.15 },
  clap: { level: 0.62, pan: 0 },
  hat: { level: 0.26, pan: 0.2 },
  open: { level: 0.27, pan: 0.22 },
  pedal: { level: 0.2, pan: 0.2 },
  ride: { level: 0.25, pan: -0.25 },
  crash: { level: 0.4, pan: -0.2 },
  cymbal: { level: 0.4, pan: 0.1 },
  tomHigh: { level: 0.6, pan: 0.3 },
  tom: { level: 0.6, pan: 0.05 },
  tomLow: { level: 0.62, pan: -0.3 },
  shaker: { level: 0.28, pan: -0.3 },
  tambourine: { level: 0.25, pan: -0.35 },
  conga: { level: 0.5, pan: -0.2 },
  cowbell: { level: 0.28, pan: 0.3 },
  brush: { level: 0.3, pan: 0.1 },
  taiko: { level: 1, pan: 0 },
  tick: { level: 0.45, pan: 0.2 },
};
const ROOMY: readonly DrumKit[] = ['orchestral', 'eighties'];
const BASE_GAIN = 0.42;

/** Puts the drums into the busses, each in its place. */
export function createDrumStrips(
  { score, style }: RenderOptions,
  soundOf: (kit: DrumKit, drum: DrumName, sampleRateHz: number) => Float32Array,
): ((from: number, busses: Busses, duck: Float32Array | null) => void)[] {
  const { kit, drumLevel } = style.genre;
  if (!kit) return [];
  const drums = [...new Set(score.hits.map(({ drum }) => drum))];
  return drums.map((drum) => {
    const hits = score.hits.filter((hit) => hit.drum === drum);
    const samples = soundOf(kit, drum, SONG_RATE_HZ);
    const timeline = createTimeline(
      hits.map(({ startSeconds }) => Math.round(startSeconds * SONG_RATE_HZ)),
      (index) => ({ samples, gain: hits[index]!.velocity ** 1.4 }),
    );
    const { level, pan } = PLACES[drum];
    const gain = level * BASE_GAIN * 10 ** (drumLevel / 20);
    const reverb = drum === 'kick' ? 0.02 : ROOMY.includes(kit) ? 0.28 : 0.09;
    return (from, { mix, room }) => {
      const block = new Float32Array(mix.left.length);
      if (!timeline(block, from)) return;
      const sides = { left: block.map((value) => value * gain * Math.min(1, 1 - pan)), right: block };
      for (let index = 0; index < block.length; index++) block[index]! *= gain * Math.min(1, 1 + pan);
      addTo(mix, sides, 1);
      addTo(room, sides, reverb);
    };
  });
}
