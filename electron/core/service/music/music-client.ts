import { LYRICS_PATH, lyricsAnswerSchema } from '../../../../shared/service-api/music/lyrics.ts';
import { MUSIC_PATH, musicAnswerSchema, type WireMusicAnswer } from '../../../../shared/service-api/music/music.ts';
import {
  COVER_PREPROCESS_MODEL,
  COVER_PREPROCESS_PATH,
  coverPreprocessAnswerSchema,
} from '../../../../shared/service-api/music/cover-preprocess.ts';
import { NO_SONG_DETAILS, songDetailsSchema } from '../../../../shared/domain/music/song-details.ts';
import { heardLinesSchema } from '../../../../shared/domain/music/lyrics/timed-lyrics.ts';
import { unusableAnswer } from '../transport/decode-failure.ts';
import { readEventStream } from '../transport/event-stream.ts';
import { jsonBody } from '../transport/bodies/json-body.ts';
import { bareAnswer, type OpenAnswer } from '../transport/open-answer.ts';
import type { Operation, ServiceConnection } from '../transport/service-connection.ts';
import type { AnsweredDetails, SongPiece, GeneratedSong, LyricsCall, ServiceMusic, SongCall } from './music-service.ts';

/** A service composes for minutes in which nothing is heard. */
const IDLE_TIMEOUT_MS = 15 * 60 * 1000;
const NO_HEAD = { status: 200, headers: {}, text: '', json: undefined };

/** `POST /v1/music_generation` (service.md; gaps.md G10, G11) `POST /v1/lyrics_generation` and `POST /v1/music_cover_preprocess` (gaps.md part 2). */
export function createMusicClient(connection: ServiceConnection): ServiceMusic {
  return {
    generate: async (request) => songOf(await connection.json(songOperation(request), musicAnswerSchema, request)),
    async *stream(request) {
      yield* readPieces(await connection.open(songOperation(request, true), request));
    },
    async writeLyrics(request) {
      const wire = await connection.json(lyricsOperation(request), lyricsAnswerSchema, request);
      const { song_title: title, style_tags: tags, lyrics, local_remarks: remarks } = wire;
      const styleTags = tags.split(/[,，]/u).map((tag) => tag.trim());
      return { title: title.trim(), styleTags: styleTags.filter((tag) => tag !== ''), lyrics, remarks };
    },
    async prepareCover(request) {
      const wire = await connection.json(coverOperation(request.reference), coverPreprocessAnswerSchema, request);
      const { cover_feature_id: featureId, formatted_lyrics: lyrics } = wire;
      if (featureId === '') throw unusableAnswer(NO_HEAD, 'no_task_id');
      return { featureId, lyrics };
    },
  };
}

/** Some services name the link `audio_url`, others put it where the sound would be. */
function songOf(wire: WireMusicAnswer): GeneratedSong {
  const details = detailsOf(wire);
  const link = [wire.data?.audio_url, wire.data?.audio].find((text) => text && /^https?:/iu.test(text));
  if (link) return { song: { link }, details };
  const bytes = new Uint8Array(Buffer.from(wire.data?.audio ?? '', 'hex'));
  if (bytes.length === 0) throw unusableSong();
  return { song: { bytes }, details };
}

/** An answer without any sound. */
export const unusableSong = (): Error => unusableAnswer(NO_HEAD, 'no_audio');

/** What `data.status` says of the last chunk (gaps.md G3). */
const FINISHED = 2;

/** Pieces until the last one. The whole song that some services repeat there (gaps.md G10) counts only when nothing came before it. */
async function* readPieces(open: OpenAnswer): AsyncGenerator<SongPiece, void, undefined> {
  let hasSound = false;
  try {
    for await (const wire of readEventStream(open, musicAnswerSchema)) {
      const { data, extra_info: info } = wire;
      const isLast = data?.status === FINISHED || (data?.status === null && info !== null);
      const audio: Uint8Array = isLast && hasSound ? new Uint8Array(0) : Buffer.from(data?.audio ?? '', 'hex');
      hasSound ||= audio.length > 0;
      yield { audio, end: isLast ? { details: detailsOf(wire), durationMs: info?.music_duration || null } : null };
      if (isLast) return;
    }
    throw unusableAnswer(bareAnswer(open), 'early_end');
  } finally {
    open.response.body.destroy();
  }
}

/** What the local engine says of a song. Anything odd in it never costs the song. */
function detailsOf({ local_song: song }: WireMusicAnswer): AnsweredDetails {
  if (!song) return { ...NO_SONG_DETAILS, heardLines: [] };
  const lines = song.lines.map(({ words, ...line }) => ({ ...spanOf(line), words: words.map(spanOf) }));
  const heardLines = heardLinesSchema.safeParse(lines).data ?? [];
  const said = {
    seed: song.seed,
    genre: song.genre || null,
    tempoBpm: song.tempo_bpm,
    key: song.key || null,
    instruments: song.instruments,
    sections: song.sections.map(({ label, start_ms: startMs, end_ms: endMs }) => ({ label, startMs, endMs })),
    writtenLyrics: song.lyrics || null,
    remarks: song.remarks,
  };
  return { ...(songDetailsSchema.safeParse(said).data ?? NO_SONG_DETAILS), heardLines };
}

const spanOf = ({ text, start_ms: startMs, end_ms: endMs }: { text: string; start_ms: number; end_ms: number }) => ({
  text,
  startMs,
  endMs,
});

function songOperation(request: SongCall, isStreamed = false): Operation {
  const { model, prompt, lyrics, isInstrumental, lyricsOptimizer, reference, seed, sampleRateHz, bitrate } = request;
  const body = {
    model,
    prompt: prompt || undefined,
    // What a mode ignores is not sent: services that refuse it would refuse the whole request.
    lyrics: isInstrumental ? undefined : lyrics || undefined,
    ...(isStreamed ? { stream: true } : {}),
    output_format: isStreamed || request.isInline ? 'hex' : 'url',
    audio_setting: { sample_rate: sampleRateHz, bitrate, format: request.format },
    aigc_watermark: request.watermark,
    ...(reference !== null
      ? 'sound' in reference
        ? { audio_base64: reference.sound }
        : { cover_feature_id: reference.featureId }
      : { is_instrumental: isInstrumental, lyrics_optimizer: lyricsOptimizer && !isInstrumental && lyrics === '' }),
    seed: seed ?? undefined,
  };
  const parts = { method: 'POST', path: MUSIC_PATH, model, idleTimeoutMs: IDLE_TIMEOUT_MS } as const;
  return { ...parts, body: async () => jsonBody(body) };
}

function coverOperation(sound: string): Operation {
  const body = { model: COVER_PREPROCESS_MODEL, audio_base64: sound };
  const parts = {
    method: 'POST',
    path: COVER_PREPROCESS_PATH,
    model: COVER_PREPROCESS_MODEL,
    idleTimeoutMs: IDLE_TIMEOUT_MS,
  } as const;
  return { ...parts, body: async () => jsonBody(body) };
}

function lyricsOperation({ mode, prompt, lyrics, title }: LyricsCall): Operation {
  const body = {
    mode,
    prompt: prompt || undefined,
    lyrics: mode === 'edit' ? lyrics : undefined,
    title: title || undefined,
  };
  return { method: 'POST', path: LYRICS_PATH, idleTimeoutMs: IDLE_TIMEOUT_MS, body: async () => jsonBody(body) };
}
