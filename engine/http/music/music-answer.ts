import type { MusicBody } from '../../../shared/service-api/music/music.ts';
import type { ResultStore } from '../../files/result-store.ts';
import type { Song, SongRequest } from '../../music/composer.ts';
import type { SongFormat } from '../../music/song/encode-song.ts';
import type { SungWord } from '../../music/song/sung-lines.ts';
import { SUCCESS } from '../envelopes.ts';
import type { EngineContext } from '../exchange.ts';
import { resultUrl } from '../files/linked-content.ts';
import { hexAnswer } from '../speech/sound/hex-answer.ts';

/** How long links to songs live (service.md, Limits). */
const MUSIC_LINK_MS = 24 * 60 * 60 * 1000;
/** What `data.status` says of a finished song (gaps.md G3). */
export const FINISHED = 2;
/** Lower sample rates have a lower highest bit rate, to which the encoder keeps. */
const MOST_BITRATE_BELOW_32_KHZ = 160_000;

/** A finished song and what asked for it. */
export type FinishedSong = { body: Pick<MusicBody, 'output_format'>; request: SongRequest; song: Song };

/** The answer of a whole song: hex, or a link in both places where clients look for it (gaps.md G10). */
export async function musicAnswer(
  context: EngineContext,
  results: ResultStore,
  { body, request, song }: FinishedSong,
): Promise<Response> {
  const rest = {
    trace_id: context.get('traceId'),
    extra_info: extraInfo(request.format, { durationMs: song.durationMs, sizeBytes: song.bytes.length }),
    analysis_info: null,
    local_song: localSong(request, song),
    base_resp: SUCCESS,
  };
  if (body.output_format !== 'url') return hexAnswer({ data: { audio: '', status: FINISHED }, ...rest }, song.bytes);
  const name = await results.add(song.bytes, { extension: request.format.format, lifetimeMs: MUSIC_LINK_MS });
  const url = resultUrl(context, name);
  return context.json({ data: { audio: url, audio_url: url, status: FINISHED }, ...rest });
}

/** `extra_info` of a song: ms, Hz, bits a second and bytes (gaps.md G4). */
export function extraInfo(
  { format, sampleRateHz, bitrate }: SongFormat,
  { durationMs, sizeBytes }: { durationMs: number; sizeBytes: number },
) {
  const mp3 = sampleRateHz < 32_000 ? Math.min(bitrate, MOST_BITRATE_BELOW_32_KHZ) : bitrate;
  return {
    music_duration: durationMs,
    music_sample_rate: sampleRateHz,
    music_channel: 2,
    bitrate: format === 'mp3' ? mp3 : sampleRateHz * 2 * 16,
    music_size: sizeBytes,
  };
}

/** Extension: what was played, so that people see it and the same can be asked for again. */
export function localSong({ lyrics }: Pick<SongRequest, 'lyrics'>, { facts }: Pick<Song, 'facts'>) {
  return {
    seed: facts.seed,
    genre: facts.genre,
    groove: facts.groove,
    tempo_bpm: facts.tempoBpm,
    key: facts.key,
    instruments: facts.instruments,
    sections: facts.sections.map(({ label, startMs, endMs }) => ({ label, start_ms: startMs, end_ms: endMs })),
    lyrics,
    lines: facts.lines.map(({ words, ...line }) => ({ ...wireSpan(line), words: words.map(wireSpan) })),
    remarks: facts.remarks,
  };
}

const wireSpan = ({ text, startMs, endMs }: SungWord) => ({ text, start_ms: startMs, end_ms: endMs });
