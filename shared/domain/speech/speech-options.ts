/** Models of speech synthesis (service.md, POST /v1/t2a_v2). */
export const SPEECH_MODELS = [
  'speech-2.8-hd',
  'speech-2.8-turbo',
  'speech-2.6-hd',
  'speech-2.6-turbo',
  'speech-02-hd',
  'speech-02-turbo',
  'speech-01-hd',
  'speech-01-turbo',
] as const;
/** See SPEECH_MODELS. */
export type SpeechModel = (typeof SPEECH_MODELS)[number];

/** Values of `audio_setting.format` (gaps.md G16). */
export const SPEECH_FORMATS = ['mp3', 'pcm', 'flac', 'wav', 'pcmu_raw', 'pcmu_wav', 'opus'] as const;
/** See SPEECH_FORMATS. */
export type SpeechFormat = (typeof SPEECH_FORMATS)[number];
/** Formats whose header states the length, so that they cannot be streamed. */
export const UNSTREAMABLE_FORMATS: readonly SpeechFormat[] = ['wav', 'pcmu_wav'];
/** Formats that `voice_modify` works for (service.md, text rule 4), not streamed and streamed. */
export const MODIFIABLE_FORMATS: { whole: readonly SpeechFormat[]; streamed: readonly SpeechFormat[] } = {
  whole: ['mp3', 'wav', 'flac'],
  streamed: ['mp3'],
};

/** Values of `audio_setting.sample_rate`, Hz. */
export const SPEECH_SAMPLE_RATES = [8000, 16_000, 22_050, 24_000, 32_000, 44_100] as const;
/** Values of `audio_setting.bitrate`, bits per second; others are moved to the nearest of them. */
export const SPEECH_BITRATES = [32_000, 64_000, 128_000, 256_000] as const;
/** Used where `audio_setting` says nothing; the asynchronous operation has two channels by default. */
export const SPEECH_AUDIO_DEFAULTS = { sampleRateHz: 32_000, bitrate: 128_000, format: 'mp3', channels: 1 } as const;

/** Values of `voice_setting.emotion`; older clients also send `neutral` for `calm`. */
export const SPEECH_EMOTIONS = [
  'happy',
  'sad',
  'angry',
  'fearful',
  'disgusted',
  'surprised',
  'calm',
  'fluent',
  'whisper',
] as const;
/** See SPEECH_EMOTIONS. */
export type SpeechEmotion = (typeof SPEECH_EMOTIONS)[number];
/** Model series that know an emotion; the other emotions work with all of them. */
export const EMOTION_SERIES: Readonly<Partial<Record<SpeechEmotion, readonly string[]>>> = {
  fluent: ['speech-2.6', 'speech-2.8'],
  whisper: ['speech-2.6'],
};

/** Values of `voice_modify.sound_effects`. */
export const SOUND_EFFECTS = ['spacious_echo', 'auditorium_echo', 'lofi_telephone', 'robotic'] as const;

/** Values of `subtitle_type`; the last only with `stream: true`. */
export const SUBTITLE_TYPES = ['sentence', 'word', 'word_streaming'] as const;
/** See SUBTITLE_TYPES. */
export type SubtitleType = (typeof SUBTITLE_TYPES)[number];

/** Values of `language_boost` (service.md, POST /v1/voice_clone). */
export const LANGUAGE_BOOSTS = [
  'Chinese',
  'Chinese,Yue',
  'English',
  'Arabic',
  'Russian',
  'Spanish',
  'French',
  'Portuguese',
  'German',
  'Turkish',
  'Dutch',
  'Ukrainian',
  'Vietnamese',
  'Indonesian',
  'Japanese',
  'Italian',
  'Korean',
  'Thai',
  'Polish',
  'Romanian',
  'Greek',
  'Czech',
  'Finnish',
  'Hindi',
  'Bulgarian',
  'Danish',
  'Hebrew',
  'Malay',
  'Persian',
  'Slovak',
  'Swedish',
  'Croatian',
  'Filipino',
  'Hungarian',
  'Norwegian',
  'Slovenian',
  'Catalan',
  'Nynorsk',
  'Tamil',
  'Afrikaans',
  'auto',
] as const;
/** Languages that the `speech-01` and `speech-02` series do not have. */
export const NEWER_LANGUAGES: readonly string[] = ['Persian', 'Filipino', 'Tamil'];

/** Limits of speech (service.md, Limits; gaps.md G16, G17 and part 2), characters unless said otherwise. */
export const SPEECH_LIMITS = {
  /** A text of `t2a_v2` must be shorter than this. */
  textEnd: 10_000,
  /** Longest `text` of `t2a_async_v2`. */
  asyncText: 50_000,
  /** A text in a file of `t2a_async_v2` must be shorter than this. */
  asyncFileEnd: 1_000_000,
  clonePreview: 1000,
  textValidation: 200,
  designPreview: 500,
  /** The interface states no limit for a voice description; this is Atelier’s. */
  designDescription: 2000,
  voiceIdShortest: 8,
  voiceIdLongest: 256,
  timbreWeights: 4,
  cloneShortestMs: 10_000,
  cloneLongestMs: 300_000,
  /** A prompt sample must be shorter than this. */
  promptEndMs: 8000,
  /** Similarity below which `text_validation` fails when `accuracy` is 0 or missing. */
  accuracy: 0.7,
  /** Queries of asynchronous tasks in any second. */
  queriesPerSecond: 10,
} as const;

/** Length of a text as the interface counts it: Unicode characters, not UTF-16 units. */
export function characterCount(text: string): number {
  // Texts without characters of two code units are as long as they are: whole scripts are counted with every key that is saved.
  return /[\uD800-\uDBFF]/.test(text) ? [...text].length : text.length;
}
