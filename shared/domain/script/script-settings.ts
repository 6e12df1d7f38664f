import * as z from 'zod';

/** Values that a script, a character or a line sets for how it is spoken; a missing or null one is inherited. */
export const deliverySchema = z.object({
  /** 0.5 to 2. */
  speed: z.number().min(0.5).max(2).nullable(),
  /** Above 0, up to 10; 1 is normal. */
  volume: z.number().gt(0).max(10).nullable(),
  /** -12 to 12. */
  pitchSemitones: z.number().int().min(-12).max(12).nullable(),
  /** A value of SPEECH_EMOTIONS; null leaves it to the voice. */
  emotion: z.string().max(20).nullable(),
});
/** See deliverySchema. */
export type Delivery = z.infer<typeof deliverySchema>;

/** Inherits everything. */
export const INHERITED_DELIVERY: Delivery = { speed: null, volume: null, pitchSemitones: null, emotion: null };

const strength = z.number().int().min(-100).max(100);
/** What is done to the voice after speaking (`voice_modify`): strengths of -100 to 100 and a room or device. */
export const effectsSchema = z.object({
  pitch: strength,
  intensity: strength,
  timbre: strength,
  sound: z.enum(['spacious_echo', 'auditorium_echo', 'lofi_telephone', 'robotic']).nullable(),
});
/** See effectsSchema. */
export type Effects = z.infer<typeof effectsSchema>;

/** Changes nothing. */
export const NO_EFFECTS: Effects = { pitch: 0, intensity: 0, timbre: 0, sound: null };

/** The files that takes are made as. Only mp3 is heard while it is made (service.md, text rule 4). */
export const soundFormatSchema = z.object({
  format: z.enum(['mp3', 'wav', 'flac']),
  sampleRateHz: z.union([
    z.literal(8000),
    z.literal(16_000),
    z.literal(22_050),
    z.literal(24_000),
    z.literal(32_000),
    z.literal(44_100),
  ]),
  /** Bits per second; mp3 only. */
  bitrate: z.union([z.literal(32_000), z.literal(64_000), z.literal(128_000), z.literal(256_000)]),
  channels: z.union([z.literal(1), z.literal(2)]),
});
/** See soundFormatSchema. */
export type SoundFormat = z.infer<typeof soundFormatSchema>;

/** What holds for a whole script unless a character or a line says otherwise. */
export const scriptSettingsSchema = z.object({
  /** A value of SPEECH_MODELS. */
  model: z.string().max(80),
  /** Voice of lines without a character; null when none is chosen. */
  voiceId: z.string().min(1).max(256).nullable(),
  delivery: deliverySchema,
  effects: effectsSchema,
  /** A value of LANGUAGE_BOOSTS; null leaves it out of the request. */
  language: z.string().max(20).nullable(),
  normalization: z.enum(['off', 'basic', 'quality']),
  sound: soundFormatSchema,
  watermark: z.boolean(),
  /** Silence between lines, ms. */
  gapMs: z.number().int().min(0).max(20_000),
  /** Silence before a line that begins a section, ms. */
  sectionGapMs: z.number().int().min(0).max(60_000),
  /** Lines overlap by this much instead of a gap where it is above 0, ms. */
  crossfadeMs: z.number().int().min(0).max(200),
  /** `cues`: each line begins at its cue where it has one (dubbing), pushed back only by a line before it that is too long. */
  timing: z.enum(['gaps', 'cues']),
});
/** See scriptSettingsSchema. */
export type ScriptSettings = z.infer<typeof scriptSettingsSchema>;

/** What a new installation's scripts begin with. */
export const DEFAULT_SCRIPT_SETTINGS: ScriptSettings = {
  model: 'speech-2.8-hd',
  voiceId: null,
  delivery: INHERITED_DELIVERY,
  effects: NO_EFFECTS,
  language: null,
  normalization: 'basic',
  sound: { format: 'mp3', sampleRateHz: 32_000, bitrate: 128_000, channels: 1 },
  watermark: false,
  gapMs: 300,
  sectionGapMs: 1000,
  crossfadeMs: 0,
  timing: 'gaps',
};
