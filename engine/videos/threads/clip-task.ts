import type { ClipRequest } from '../clip-maker.ts';

/** Work of the thread that makes clips. */
export type ClipTask = Omit<ClipRequest, 'signal'>;
