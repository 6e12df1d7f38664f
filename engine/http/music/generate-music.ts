import { randomInt } from 'node:crypto';
import { isCoverModel, MUSIC_LIMITS } from '../../../shared/domain/music/music-models.ts';
import { MUSIC_AUDIO_DEFAULTS, musicBodySchema, type MusicBody } from '../../../shared/service-api/music/music.ts';
import type { ResultStore } from '../../files/result-store.ts';
import type { SongRequest } from '../../music/composer.ts';
import { writeLyrics } from '../../music/lyrics/writing/write-lyrics.ts';
import type { SongFormat } from '../../music/song/encode-song.ts';
import type { EngineContext } from '../exchange.ts';
import { readJsonBody } from '../json-body.ts';
import { badRequest } from '../service-error.ts';
import { musicAnswer } from './music-answer.ts';
import type { MusicRate } from './music-rate.ts';
import { musicStream, type StreamDeps } from './music-stream.ts';

/** What music generation works with. */
export type MusicDeps = StreamDeps & { results: ResultStore; rate: MusicRate };

/** A reference of 50 MB as Base64 and what is around it. */
const MOST_BODY_BYTES = Math.ceil(MUSIC_LIMITS.referenceBytes * 1.4);
/** Seeds that are chosen fit a 32-bit number of any client. */
const SEEDS = 2 ** 31;

/** `POST /v1/music_generation` (service.md; gaps.md G10, G11). */
export const generateMusic =
  ({ composer, results, rate, onError }: MusicDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const body = await readJsonBody(context, musicBodySchema, MOST_BODY_BYTES);
    rate.admit(body.model);
    const request = songRequest(context, body);
    if (body.stream) return musicStream(context, { composer, onError }, request);
    const song = await composer.compose(request);
    return musicAnswer(context, results, { body, request, song });
  };

function songRequest(context: EngineContext, body: MusicBody): SongRequest {
  if (isCoverModel(body.model)) throw notHere('cover models');
  const seed = body.seed ?? randomInt(SEEDS);
  return {
    prompt: body.prompt ?? '',
    lyrics: body.lyrics ?? writtenLyrics(body, seed),
    isInstrumental: body.is_instrumental ?? false,
    seed,
    format: formatOf(body),
    hasWatermark: body.aigc_watermark ?? false,
    signal: context.get('gone'),
  };
}

/** Lyrics for a request that wants some and has none. */
function writtenLyrics(
  { prompt = '', lyrics_optimizer: isWritten, is_instrumental: isInstrumental }: MusicBody,
  seed: number,
): string {
  return isWritten && !isInstrumental ? writeLyrics({ prompt, title: null, seed }).lyrics : '';
}

/** What the interface has and this engine has not: the caller can use another service. */
const notHere = (what: string) => badRequest(`invalid params: the local engine does not support ${what}`);

function formatOf({ audio_setting: setting }: MusicBody): SongFormat {
  return {
    format: setting?.format ?? MUSIC_AUDIO_DEFAULTS.format,
    sampleRateHz: setting?.sample_rate ?? MUSIC_AUDIO_DEFAULTS.sample_rate,
    bitrate: setting?.bitrate ?? MUSIC_AUDIO_DEFAULTS.bitrate,
  };
}
