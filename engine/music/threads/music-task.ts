import type { Stoppable } from '../../threads/run-cancellable.ts';
import type { SongRequest } from '../composer.ts';

/** Work of a music thread. */
export type MusicTask = Stoppable<Omit<SongRequest, 'signal'>>;
