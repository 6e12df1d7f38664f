import { randomInt } from 'node:crypto';
import { isCoverModel } from '../../../shared/domain/music/music-models.ts';
import { MUSIC_AUDIO_DEFAULTS, musicBodySchema, type MusicBody } from '../../../shared/service-api/music/music.ts';
import type { ResultStore } from '../../files/result-store.ts';
import type { SongRequest } from '../../music/composer.ts';
import { writeLyrics } from '../../music/lyrics/writing/write-lyrics.ts';
import type { SongFormat } from '../../music/song/encode-song.ts';
import type { EngineContext } from '../exchange.ts';
import { readJsonBody } from '../json-body.ts';
import type { CoverDesk } from './covers/cover-desk.ts';
import { NO_WORDS } from './covers/formatted-lyrics.ts';
import { MOST_REFERENCE_BODY_BYTES, referenceSound } from './covers/reference-sound.ts';
import { musicAnswer } from './music-answer.ts';
import type { MusicRate } from './music-rate.ts';
import { musicStream, type StreamDeps } from './music-stream.ts';

/** What music generation works with. */
export type MusicDeps = StreamDeps & { results: ResultStore; rate: MusicRate; covers: CoverDesk };

/** Seeds that are chosen fit a 32-bit number of any client. */
const SEEDS = 2 ** 31;

/** `POST /v1/music_generation` (service.md; gaps.md G10, G11). */
export const generateMusic =
  ({ composer, results, rate, covers, onError }: MusicDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const body = await readJsonBody(context, musicBodySchema, MOST_REFERENCE_BODY_BYTES);
    rate.admit(body.model);
    const plain = plainRequest(context, body);
    const request = isCoverModel(body.model)
      ? { ...plain, ...(await coveredMusic(context, body, covers)) }
      : { ...plain, lyrics: body.lyrics ?? writtenLyrics(body, plain.seed) };
    if (body.stream) return musicStream(context, { composer, onError }, request);
    const song = await composer.compose(request);
    return musicAnswer(context, results, { body, request, song });
  };

type PlainRequest = Omit<SongRequest, 'lyrics' | 'reference'>;

const plainRequest = (context: EngineContext, body: MusicBody): PlainRequest => ({
  prompt: body.prompt ?? '',
  isInstrumental: body.is_instrumental ?? false,
  seed: body.seed ?? randomInt(SEEDS),
  format: formatOf(body),
  hasWatermark: body.aigc_watermark ?? false,
  signal: context.get('gone'),
});

/** A cover sings the lyrics that are sent, otherwise those that are recognised in its reference (statement M020). */
async function coveredMusic(
  context: EngineContext,
  body: MusicBody,
  covers: CoverDesk,
): Promise<Pick<SongRequest, 'lyrics' | 'reference'>> {
  const { cover_feature_id: id, lyrics } = body;
  const options = { withLyrics: lyrics === undefined, signal: context.get('gone') };
  const cover =
    id === undefined ? await covers.listen(await referenceSound(context, body), options) : await covers.require(id);
  const sung = lyrics ?? cover.lyrics;
  return { lyrics: sung === NO_WORDS ? '' : sung, reference: cover.music };
}

/** Lyrics for a request that wants some and has none. */
function writtenLyrics(
  { prompt = '', lyrics_optimizer: isWritten, is_instrumental: isInstrumental }: MusicBody,
  seed: number,
): string {
  return isWritten && !isInstrumental ? writeLyrics({ prompt, title: null, seed }).lyrics : '';
}

function formatOf({ audio_setting: setting }: MusicBody): SongFormat {
  return {
    format: setting?.format ?? MUSIC_AUDIO_DEFAULTS.format,
    sampleRateHz: setting?.sample_rate ?? MUSIC_AUDIO_DEFAULTS.sample_rate,
    bitrate: setting?.bitrate ?? MUSIC_AUDIO_DEFAULTS.bitrate,
  };
}
