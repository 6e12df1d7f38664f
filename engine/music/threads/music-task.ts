import type { MessagePort } from 'node:worker_threads';
import type { Stoppable } from '../../threads/stoppable-work.ts';
import type { Song, SongRequest } from '../composer.ts';
import type { ReferenceMusic } from '../reference/reference-music.ts';

/** A whole song, or pieces of one for a port (see PieceMessage). */
export type ComposeWork = Omit<SongRequest, 'signal'> & { kind: 'compose'; pieces: MessagePort | null };
/** A file that is listened to. */
export type AnalyseWork = { kind: 'analyse'; file: string };
/** Work of a music thread. */
export type MusicWork = ComposeWork | AnalyseWork;
/** See MusicWork. */
export type MusicTask = Stoppable<MusicWork>;
/** What work of either kind gives. */
export type MusicResult = { song: Song } | { reference: ReferenceMusic };
