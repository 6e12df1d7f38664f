import type { PaintRequest } from '../painter.ts';

/** Work of a painting thread. */
export type PaintTask = Omit<PaintRequest, 'signal'>;
