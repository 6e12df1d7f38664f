import type { MessagePort } from 'node:worker_threads';
import type { Stoppable } from '../../threads/stoppable-work.ts';
import type { SongRequest } from '../composer.ts';

/** Work of a music thread: a whole song, or pieces of one for a port (see PieceMessage). */
export type MusicWork = Omit<SongRequest, 'signal'> & { pieces: MessagePort | null };
/** See MusicWork. */
export type MusicTask = Stoppable<MusicWork>;
