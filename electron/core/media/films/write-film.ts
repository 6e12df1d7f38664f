import { execFile, spawn } from 'node:child_process';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { syncFile } from '../../../../shared/disk/sync-folder.ts';
import { filmSrt, filmSubStation } from '../../../../shared/domain/cut/film-captions.ts';
import { musicGain } from '../../../../shared/domain/cut/music-level.ts';
import { framesToMs } from '../../../../shared/domain/cut/plan-film.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { cancelled } from '../cancelled.ts';
import { watchMemory } from '../worker/watch-memory.ts';
import { filmArguments, H264_ENCODERS } from './film-arguments.ts';
import { FILM_FILES, type FilmRequest, LEVEL_RATE_HZ } from './film-request.ts';

/** Sixty clips that are open, and an encoder that looks ahead. */
const MOST_MEMORY_BYTES = 3_000_000_000;
const LONGEST_WAIT_MS = 15_000;
/** What ffmpeg says when it fails: its last words tell why. */
const MOST_LOG_CHARACTERS = 4000;

/** What an ffmpeg can do for a film: the encoder that it has, and whether it draws captions. */
export type FilmTools = { encoder: string; drawsCaptions: boolean };

/** Films that are written of clips and sounds, with the ffmpeg on the PATH. */
export interface FilmMedia {
  /** See filmTools. */
  filmTools(): Promise<FilmTools>;
  /** See writeFilm. */
  writeFilm(request: FilmRequest): Promise<void>;
}

/** Looks at the ffmpeg on the PATH. Throws CONFLICT (`ffmpeg_missing`, `ffmpeg_encoder`) where none can write a film. */
export async function filmTools(): Promise<FilmTools> {
  const [encoders, filters] = await Promise.all([listed('-encoders'), listed('-filters')]);
  const has = (list: string, name: string) => list.split(/\s+/).includes(name);
  const encoder = Object.keys(H264_ENCODERS).find((name) => has(encoders, name));
  if (encoder === undefined || !has(encoders, 'aac')) throw reasonedFailure('CONFLICT', 'ffmpeg_encoder');
  return { encoder, drawsCaptions: has(filters, 'ass') };
}

async function listed(what: '-encoders' | '-filters'): Promise<string> {
  const options = { windowsHide: true, timeout: LONGEST_WAIT_MS, maxBuffer: 4_000_000 };
  try {
    return (await promisify(execFile)('ffmpeg', ['-hide_banner', what], options)).stdout;
  } catch {
    throw reasonedFailure('CONFLICT', 'ffmpeg_missing');
  }
}

/**
 * Writes a film with the ffmpeg on the PATH; `target` is there only when it is complete. Throws CONFLICT (`ffmpeg_missing`,
 * `ffmpeg_encoder`, `ffmpeg_captions`, `ffmpeg_failed`), CANCELLED, and the system's error.
 */
export async function writeFilm(request: FilmRequest): Promise<void> {
  const { folder, target, captions, plan, signal } = request;
  const { encoder, drawsCaptions } = await filmTools();
  if (captions.form === 'burnt' && !drawsCaptions) throw reasonedFailure('CONFLICT', 'ffmpeg_captions');
  await writeFile(path.join(folder, FILM_FILES.subRip), filmSrt(captions.list));
  await writeFile(
    path.join(folder, FILM_FILES.subStation),
    filmSubStation(captions.list, { ...plan, style: captions.style }),
  );
  if (request.music) await writeFile(path.join(folder, FILM_FILES.level), levelOf(request));
  if (signal.aborted) throw cancelled();
  await runFfmpeg(filmArguments(request, encoder), request);
  await syncFile(path.join(folder, FILM_FILES.film));
  await rename(path.join(folder, FILM_FILES.film), target);
}

/** How loud the music is, moment by moment, on both sides; a second more than the film has, so that nothing swings back at its end. */
function levelOf({ music, plan }: FilmRequest): Uint8Array {
  const durationMs = framesToMs(plan.frames, plan);
  const count = Math.ceil((durationMs / 1000 + 1) * LEVEL_RATE_HZ);
  const values = new Float32Array(count * 2);
  for (let index = 0; index < count; index += 1) {
    const timeMs = Math.min(durationMs, (index * 1000) / LEVEL_RATE_HZ);
    const gain = music ? musicGain(music.bed, timeMs) : 0;
    values.fill(gain, index * 2, index * 2 + 2);
  }
  return new Uint8Array(values.buffer);
}

function runFfmpeg(args: readonly string[], { folder, plan, signal, onProgress }: FilmRequest): Promise<void> {
  const totalMs = framesToMs(plan.frames, plan);
  const child = spawn('ffmpeg', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
  const memory = watchMemory(child, MOST_MEMORY_BYTES);
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (log = (log + part).slice(-MOST_LOG_CHARACTERS)));
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    const us = [...part.matchAll(/out_time_us=(\d+)/g)].at(-1)?.[1];
    if (us !== undefined) onProgress(Math.min(totalMs, Number(us) / 1000), totalMs);
  });
  const stop = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  return new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(reasonedFailure('CONFLICT', 'ffmpeg_missing')));
    child.once('close', (code) => {
      if (signal.aborted) reject(cancelled());
      else if (code === 0) resolve();
      else if (/No space left on device/.test(log))
        reject(Object.assign(new Error('ffmpeg: ENOSPC'), { code: 'ENOSPC' }));
      else reject(reasonedFailure('CONFLICT', 'ffmpeg_failed', { wasLarge: memory.wasEnded(), said: lastWords(log) }));
    });
  }).finally(() => signal.removeEventListener('abort', stop));
}

/** The last line of the log without paths: it goes into a failure that is stored. */
const lastWords = (log: string): string =>
  (log.trim().split('\n').at(-1) ?? '').replaceAll(/file:\S+|(?:\/[^\s/:]+)+/g, '…').slice(0, 200);
