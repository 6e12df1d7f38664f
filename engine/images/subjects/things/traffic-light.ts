import type { Subject } from '../subject.ts';

/** A traffic light. */
export const trafficLight: Subject = {
  id: 'traffic-light',
  words: ['traffic light', 'stop light', 'traffic signal'],
  heightShare: 0.42,
  width: 40,
  domain: 'ground',
  draw(brush) {
    brush.rectangle([-3, -46, 6, 46], '#4a4d55').rounded([-15, -104, 30, 60], 6, '#2b2d33');
    for (const [y, tone] of [
      [-92, '#e0463a'],
      [-74, '#8a6a24'],
      [-56, '#2f6a3c'],
    ] as const)
      brush.ellipse([0, y, 8, 8], tone);
    brush.glow([0, -92, 26], '#ff6a5a', 0.6);
  },
};
