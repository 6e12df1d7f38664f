import { type Colour } from '../../drawing/colour.ts';

/** A range of peaks. `snow` is the share of their height that is white. */
export type Range = {
  baseY: number;
  height: number;
  depth: number;
  count: number;
  colour: Colour;
  part: string;
  snow: number;
  isVolcano?: boolean;
};

/** A mountain of a range. */
export type Peak = { x: number; height: number; width: number; isVolcano: boolean };
