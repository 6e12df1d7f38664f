import { hueOf, type Colour } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Where each lamp is, its hue in degrees, and how it looks lit and dark. */
const LAMPS = [
  { y: -92, hue: 0, lit: '#e0463a', dark: '#6a2c2a' },
  { y: -74, hue: 45, lit: '#f0b83a', dark: '#8a6a24' },
  { y: -56, hue: 130, lit: '#4fc06a', dark: '#2f6a3c' },
] as const;

/** A traffic light. A colour that is asked for is that of the lamp that is lit. */
export const trafficLight: Subject = {
  id: 'traffic-light',
  words: ['traffic light', 'stop light', 'traffic signal'],
  heightShare: 0.42,
  isLarge: true,
  width: 40,
  domain: 'ground',
  draw(brush, _random, wish) {
    brush.rectangle([-3, -46, 6, 46], '#4a4d55').rounded([-15, -104, 30, 60], 6, '#2b2d33');
    const lamp = litLamp(wish.colour);
    for (const { y, lit, dark } of LAMPS) brush.ellipse([0, y, 8, 8], y === lamp.y ? lit : dark);
    brush.glow([0, lamp.y, 26], lamp.lit, 0.6);
  },
};

function litLamp(colour: Colour | undefined): (typeof LAMPS)[number] {
  if (colour === undefined) return LAMPS[0];
  const { hue: wanted } = hueOf(colour);
  const apart = ({ hue }: (typeof LAMPS)[number]) => Math.min(Math.abs(hue - wanted), 360 - Math.abs(hue - wanted));
  return LAMPS.toSorted((one, other) => apart(one) - apart(other))[0]!;
}
