import { existsSync } from 'node:fs';
import path from 'node:path';
import { decoderStarter } from '../../../shared/processes/decoder/start-decoder.ts';
import { nodeProcessStarter } from '../../../shared/processes/node-process-starter.ts';
import type { ProcessStarter } from '../../../shared/processes/process-starter.ts';
import type { Log } from '../host-ports.ts';
import { limitCache } from './derived/cache-limit.ts';
import { decoderNews } from './decoder-news.ts';
import { createLane } from './threads/lane.ts';
import { derivedPaths, spritePath, thumbnailPath } from './derived/derived-paths.ts';
import { createImageMedia } from './images/create-image-media.ts';
import { createLookReader, type LookReader } from './images/looks/create-look-reader.ts';
import { type FilmMedia, filmTools, writeFilm } from './films/write-film.ts';
import { createVideoMedia, type VideoMedia } from './videos/create-video-media.ts';
import type { MediaSource } from './media-source.ts';
import type { Media } from './media.ts';
import type { SampleCutRequest } from './sample-cut.ts';
import { untilCaught } from './threads/until-caught.ts';
import { WorkerClient } from './threads/worker-client.ts';
import { type DerivedPaths } from './worker/worker-protocol.ts';
import { removeDerived, playbackCopy, existing } from './remove-derived.ts';

/** Pieces of this length fit the service's 500 s with room for its own rounding. */
const DEFAULT_MAX_PIECE_MS = 480_000;
const DEFAULT_OVERLAP_MS = 4000;
/** Analysis copies take 115 MB an hour. */
const MAX_CACHE_BYTES = 3e9;

/**
 * Where media keeps derived files: `mediaFolder` is asked anew each time, because the user may move the library. `processes`
 * starts the native decoder; without it, it is a child of this Node.
 */
export type MediaPorts = {
  mediaFolder: () => string;
  cacheFolder: string;
  log?: Pick<Log, 'info' | 'warn'>;
  processes?: ProcessStarter;
};

/** Recordings read at once, each in a thread of its own: one that catches its decoder does not hold up the others. */
const READERS = 2;

/**
 * Media over some worker threads. Reading recordings, reading what was made, encoding pieces, cutting samples and joining
 * wait for their own kind only.
 */
export function createMedia(ports: MediaPorts): Media {
  const { mediaFolder, processes = nodeProcessStarter, log } = ports;
  const thumbnailOf = (mediaId: string) => thumbnailPath({ mediaFolder: mediaFolder() }, mediaId);
  const { disposeImages, removeThumbnail, ...images } = createImageMedia({ processes, thumbnailOf, log });
  const looks = createLookReader({ processes, thumbnailOf, exists: existsSync });
  const sprite = (mediaId: string) => spritePath({ mediaFolder: mediaFolder() }, mediaId);
  const { removeSprite, ...videos } = createVideoMedia({ thumbnail: thumbnailOf, sprite });
  const sound = createSoundMedia({ ...ports, processes });
  return {
    ...sound,
    ...images,
    ...videos,
    ...looks,
    filmTools,
    writeFilm,
    remove: async (mediaId) => {
      await sound.remove(mediaId);
      await removeThumbnail(mediaId);
      await removeSprite(mediaId);
    },
    dispose: async () => {
      disposeImages();
      await sound.dispose();
    },
  };
}

type SoundMedia = Omit<
  Media,
  'prepareImage' | 'convertImage' | 'imageThumbnail' | keyof LookReader | keyof VideoMedia | keyof FilmMedia
>;

function createSoundMedia({ mediaFolder, cacheFolder, log, processes = nodeProcessStarter }: MediaPorts): SoundMedia {
  const { workers, dispose } = createWorkers(processes, log);
  const reading = createLane(workers(READERS));
  const encoding = createLane(workers(1));
  const pending = createLane(workers(1));
  const pathsOf = (mediaId: string) => derivedPaths({ mediaFolder: mediaFolder(), cacheFolder }, mediaId);
  const inputOf = ({ mediaId, file, fileName, track = null }: MediaSource) => ({
    file,
    track,
    fileName: fileName ?? path.basename(file),
    paths: pathsOf(mediaId),
  });
  const prepare = ({ asksForSilence, ...source }: Parameters<Media['prepare']>[0]) =>
    (source.isMade ? pending : reading)(async (worker) => {
      const input = { ...inputOf(source), asksForSilence };
      const facts = await untilCaught(input, (bounded) => worker.run('prepare', bounded, source));
      await limitCache(cacheFolder, MAX_CACHE_BYTES, input.paths.analysis);
      return facts;
    }, source.signal);
  const ensureAnalysis = (source: MediaSource & { signal?: AbortSignal }) =>
    reading(async (worker) => {
      const input = inputOf(source);
      if (existsSync(input.paths.analysis)) return input.paths.analysis;
      await untilCaught(input, (bounded) => worker.run('analysis', bounded, source));
      await limitCache(cacheFolder, MAX_CACHE_BYTES, input.paths.analysis);
      return input.paths.analysis;
    }, source.signal);
  return {
    prepare,
    measure: ({ signal, ...input }) =>
      pending((worker) => untilCaught(input, (bounded) => worker.run('measure', bounded, { signal })), signal),
    analysis: (source) =>
      existsSync(pathsOf(source.mediaId).analysis)
        ? Promise.resolve(pathsOf(source.mediaId).analysis)
        : ensureAnalysis(source),
    peaks: (mediaId) => existing(pathsOf(mediaId).peaks, 'application/octet-stream'),
    playbackCopy: (mediaId) => playbackCopy(pathsOf(mediaId)),
    async planPieces({ maxMs = DEFAULT_MAX_PIECE_MS, overlapMs = DEFAULT_OVERLAP_MS, ...source }) {
      const paths = pathsOf(source.mediaId);
      if (!existsSync(paths.peaks)) await prepare(source);
      return encoding((worker) => worker.run('plan', { paths, maxMs, overlapMs }, source), source.signal);
    },
    async encodePiece({ piece, target, format = 'flac', ...source }) {
      const paths = pathsOf(source.mediaId);
      if (!existsSync(paths.analysis)) await ensureAnalysis(source);
      return encoding((worker) => worker.run('encode', { paths, piece, target, format }, source), source.signal);
    },
    ...sampler(workers(1)),
    joinSounds: joiner(workers(1)),
    editSong: songEditor(workers(1)),
    analyseMusic: listener(workers(1), ensureAnalysis, pathsOf),
    remove: async (mediaId) => removeDerived(pathsOf(mediaId)),
    dispose,
  };
}

/** Samples wait for their own kind only. */
function sampler(workers: WorkerClient[]): Pick<Media, 'cutSample' | 'treatSample'> {
  const cutting = createLane(workers);
  return {
    cutSample: (request) => cutting((worker) => cut(worker, request), request.signal),
    treatSample: ({ signal, ...input }) =>
      cutting(async (worker) => void (await worker.run('treat', input, { signal })), signal),
  };
}

function cut(worker: WorkerClient, request: SampleCutRequest) {
  const { file, fileName, track = null, spans, target, maxBytes, maxMs, signal } = request;
  const input = { file, track, fileName: fileName ?? path.basename(file), spans, target, maxBytes, maxMs };
  return worker.run('cut', input, { signal });
}

/** Joining waits for its own kind only. */
function joiner(workers: WorkerClient[]): Media['joinSounds'] {
  const joining = createLane(workers);
  return ({ signal, onProgress, ...join }) =>
    joining((worker) => worker.run('join', join, { signal, onProgress }), signal);
}

/** Songs wait for their own kind only: a preview must not wait for a narration. */
function songEditor(workers: WorkerClient[]): Media['editSong'] {
  const editing = createLane(workers);
  return ({ signal, ...input }) => editing((worker) => worker.run('song', input, { signal }), signal);
}

/** Music is heard behind everything else. */
function listener(
  workers: WorkerClient[],
  ensureAnalysis: (source: MediaSource & { signal?: AbortSignal }) => Promise<string>,
  pathsOf: (mediaId: string) => DerivedPaths,
): Media['analyseMusic'] {
  const analysis = createLane(workers);
  return async (source) => {
    const paths = pathsOf(source.mediaId);
    await ensureAnalysis(source);
    return analysis((worker) => worker.run('music', { paths }, source), source.signal);
  };
}

/** Makes workers, and ends all that it made. */
function createWorkers(processes: ProcessStarter, log: MediaPorts['log']) {
  // Bundled, the worker lies beside this code as JavaScript.
  const entry = import.meta.url.endsWith('.ts') ? './media-worker.ts' : './media-worker.js';
  const { onLine, onEnd } = decoderNews(log);
  const startDecoder = decoderStarter(processes, { onLine, onEnd });
  const clients: WorkerClient[] = [];
  return {
    workers: (count: number): WorkerClient[] => {
      const made = Array.from({ length: count }, () => {
        return new WorkerClient(new URL(entry, import.meta.url), { onLine, startDecoder });
      });
      clients.push(...made);
      return made;
    },
    dispose: async () => void (await Promise.all(clients.map((client) => client.dispose()))),
  };
}
