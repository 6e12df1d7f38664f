import type { PaintRequest } from '../painter.ts';

/** Work of a painting thread: a request with the cell in which 1 means that nobody wants the picture any more. */
export type PaintTask = Omit<PaintRequest, 'signal'> & { stop: SharedArrayBuffer };
