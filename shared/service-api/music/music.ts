import * as z from 'zod';
import {
  COVER_MODELS,
  isCoverModel,
  MUSIC_BITRATES,
  MUSIC_FORMATS,
  MUSIC_LIMITS,
  MUSIC_SAMPLE_RATES_HZ,
  SONG_MODELS,
} from '../../domain/music/music-models.ts';
import { listOf, numberOr, readableOrNull, textOr } from '../lenient.ts';
import { modelNamed } from '../model-name.ts';
import { optional } from '../optional-field.ts';

/** Path of music generation. */
export const MUSIC_PATH = '/v1/music_generation';

/** What is used where `audio_setting` says nothing (gaps.md G11). */
export const MUSIC_AUDIO_DEFAULTS = { sample_rate: 44_100, bitrate: 256_000, format: 'mp3' } as const;

const audioSettingSchema = z.looseObject({
  sample_rate: optional(z.literal(MUSIC_SAMPLE_RATES_HZ)),
  bitrate: optional(z.literal(MUSIC_BITRATES)),
  format: optional(z.enum(MUSIC_FORMATS)),
});

/** A text; nothing but spaces is none. */
const text = optional(z.string().transform((value) => (value.trim() === '' ? undefined : value)));

const musicFieldsSchema = z.looseObject({
  model: modelNamed([...SONG_MODELS, ...COVER_MODELS]),
  prompt: text,
  lyrics: text,
  stream: optional(z.boolean()),
  output_format: optional(z.enum(['url', 'hex'])),
  audio_setting: optional(audioSettingSchema),
  lyrics_optimizer: optional(z.boolean()),
  is_instrumental: optional(z.boolean()),
  aigc_watermark: optional(z.boolean()),
  audio_url: text,
  audio_base64: text,
  cover_feature_id: text,
  /** Of the local engine: the same seed gives the same song. */
  seed: optional(z.number().int()),
});

type Fields = z.output<typeof musicFieldsSchema>;

/** Body of `POST /v1/music_generation` (service.md; gaps.md G10, G11). Unknown fields are let through. */
export const musicBodySchema = musicFieldsSchema.superRefine((body, context) => {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (body.stream && body.output_format === 'url') refuse('output_format', 'must be hex with stream');
  // A WAV states its length before its sound.
  if (body.stream && body.audio_setting?.format === 'wav')
    refuse('audio_setting', 'format wav does not work with stream');
  if (isCoverModel(body.model)) checkCover(body, refuse);
  else checkSong(body, refuse);
});
/** See musicBodySchema, as it is parsed. */
export type MusicBody = z.output<typeof musicBodySchema>;

type Refuse = (field: string, message: string) => void;
type Bounds = { least: number; most: number };

const lengthOf = (value: string | undefined): number => (value === undefined ? 0 : [...value].length);

function checkLength(
  field: 'prompt' | 'lyrics',
  value: string | undefined,
  { least, most, refuse }: Bounds & { refuse: Refuse },
) {
  const length = lengthOf(value);
  if (length === 0 && least > 0) refuse(field, 'is required');
  else if (length < least) refuse(field, `must have at least ${least} characters`);
  else if (length > most) refuse(field, `must have at most ${most} characters`);
}

function checkSong(body: Fields, refuse: Refuse): void {
  const { promptCharacters, lyricsCharacters } = MUSIC_LIMITS;
  const needsLyrics = !body.is_instrumental && !body.lyrics_optimizer;
  checkLength('prompt', body.prompt, { least: body.is_instrumental ? 1 : 0, most: promptCharacters, refuse });
  checkLength('lyrics', body.lyrics, { least: needsLyrics ? 1 : 0, most: lyricsCharacters, refuse });
  for (const field of ['audio_url', 'audio_base64', 'cover_feature_id'] as const) {
    if (body[field] !== undefined) refuse(field, 'works with cover models only');
  }
}

function checkCover(body: Fields, refuse: Refuse): void {
  const { coverPromptCharacters, coverLyricsCharacters } = MUSIC_LIMITS;
  checkLength('prompt', body.prompt, { ...coverPromptCharacters, refuse });
  const sources = [body.audio_url, body.audio_base64, body.cover_feature_id].filter((source) => source !== undefined);
  if (sources.length !== 1)
    refuse('audio_url', 'exactly one of audio_url, audio_base64 and cover_feature_id must be sent');
  if (body.cover_feature_id !== undefined || body.lyrics !== undefined) {
    checkLength('lyrics', body.lyrics, { ...coverLyricsCharacters, refuse });
  }
  for (const field of ['lyrics_optimizer', 'is_instrumental'] as const) {
    if (body[field]) refuse(field, 'does not work with cover models');
  }
}

const wireWordSchema = z.looseObject({ text: textOr(''), start_ms: numberOr(0), end_ms: numberOr(0) });
const wireLineSchema = wireWordSchema.extend({ words: listOf(wireWordSchema) });

const wireSectionSchema = z.looseObject({ label: textOr(''), start_ms: numberOr(0), end_ms: numberOr(0) });

/** Answer of music generation, and every `data:` of its stream. An URL is in both places (gaps.md G10); `data` may be null. */
export const musicAnswerSchema = z.looseObject({
  data: readableOrNull(z.looseObject({ audio: textOr(null), audio_url: textOr(null), status: numberOr(null) })),
  trace_id: textOr(null),
  extra_info: readableOrNull(
    z.looseObject({
      music_duration: numberOr(null),
      music_sample_rate: numberOr(null),
      music_channel: numberOr(null),
      bitrate: numberOr(null),
      music_size: numberOr(null),
    }),
  ),
  /** Of the local engine: what was played, and what is otherwise than asked. */
  local_song: readableOrNull(
    z.looseObject({
      seed: numberOr(null),
      genre: textOr(''),
      groove: textOr(''),
      tempo_bpm: numberOr(null),
      key: textOr(''),
      instruments: listOf(z.string()),
      sections: listOf(wireSectionSchema),
      lyrics: textOr(''),
      /** When the lines of the lyrics are heard. */
      lines: listOf(wireLineSchema),
      remarks: listOf(z.string()),
    }),
  ),
});
/** See musicAnswerSchema. */
export type WireMusicAnswer = z.infer<typeof musicAnswerSchema>;
