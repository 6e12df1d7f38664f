import type { Brush } from '../drawing/brush.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Placed } from '../layout/layout.ts';

/** A drawing that is no subject of the scene: a tree of a wood, a bush. */
export type Decoration = Pick<Placed, 'id' | 'x' | 'baseY' | 'height' | 'depth' | 'seed'> & {
  colour?: string | undefined;
};

/** What is drawn, placed or as decoration. */
export type Sprite = Decoration & { isMirrored: boolean; isDecoration: boolean; placed: Placed | null };

/** A subject on its own canvas: `top` is where its base is. */
export type Cut = { canvas: Canvas; width: number; height: number; top: number; brush: Brush };
