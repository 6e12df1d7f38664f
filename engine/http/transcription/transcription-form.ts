import { LANGUAGE_NAMES } from '../../../shared/domain/settings/language-names.ts';
import { LOCAL_LANGUAGES, TRANSCRIPTION_LANGUAGES } from '../../../shared/domain/transcript/limits.ts';
import {
  MAX_SPEAKERS,
  SPEAKER_COUNT_FIELD,
  speakerCountSchema,
} from '../../../shared/service-api/speech/speaker-labels.ts';
import {
  RESPONSE_FORMATS,
  STREAM_WORDS_FIELD,
  TIMESTAMP_LEVELS,
  TRANSCRIPTION_MODEL,
  type ResponseFormat,
  type TimestampLevel,
} from '../../../shared/service-api/transcription.ts';
import { badRequest } from '../service-error.ts';

/** The form of a transcription, checked. `speakerCount` is null when it is to be found out. */
export type TranscriptionForm = {
  format: ResponseFormat;
  level: TimestampLevel;
  stream: boolean;
  speakerCount: number | null;
  /** The extension field `stream_words`: events carry their words with times. */
  withWords: boolean;
};

/** Reads the text fields of a transcription form. Unknown fields, `language` among them, are ignored. */
export function readTranscriptionForm(fields: ReadonlyMap<string, string>): TranscriptionForm {
  const model = fields.get('model') || TRANSCRIPTION_MODEL;
  if (model !== TRANSCRIPTION_MODEL) throw badRequest(`model must be ${TRANSCRIPTION_MODEL}, not ${quoted(model)}`);
  const format = oneOf(RESPONSE_FORMATS, 'response_format', fields.get('response_format') || 'json');
  const stream = readBoolean('stream', fields.get('stream') || 'false');
  if (stream && format !== 'json') {
    throw badRequest(`stream=true can only be combined with response_format json, not ${format}`);
  }
  // With json the level is accepted but has no meaning.
  const level =
    format === 'json'
      ? 'sentence'
      : oneOf(TIMESTAMP_LEVELS, 'timestamp_level', fields.get('timestamp_level') || 'sentence');
  const withWords = stream && readBoolean(STREAM_WORDS_FIELD, fields.get(STREAM_WORDS_FIELD) || 'false');
  return { format, level, stream, speakerCount: readSpeakerCount(fields), withWords };
}

/** The extension field `n_speakers`; null when it is missing. */
export function readSpeakerCount(fields: ReadonlyMap<string, string>): number | null {
  const value = fields.get(SPEAKER_COUNT_FIELD);
  if (!value) return null;
  const parsed = speakerCountSchema.safeParse(value);
  if (!parsed.success) throw badRequest(`${SPEAKER_COUNT_FIELD} must be a whole number from 1 to ${MAX_SPEAKERS}`);
  return parsed.data;
}

/** Refuses languages that cannot be recognised here, so that nobody gets nonsense. `tag` is the `language` header. */
export function checkLanguage(tag: string | undefined): void {
  const language = (tag ?? '').trim().toLowerCase();
  if (language === '') return;
  const primary = language.split(/[-_]/)[0]!;
  if ((LOCAL_LANGUAGES as readonly string[]).includes(primary)) return;
  if (!(TRANSCRIPTION_LANGUAGES as readonly string[]).includes(primary)) {
    throw badRequest(`language ${quoted(language)} is none of ${TRANSCRIPTION_LANGUAGES.join(', ')}`, 'INVALID_INPUT');
  }
  const name = LANGUAGE_NAMES[primary] ?? primary;
  throw badRequest(
    `language ${quoted(language)}: the local engine recognises English only, not ${name}`,
    'LANGUAGE_UNSUPPORTED',
  );
}

function oneOf<Value extends string>(values: readonly Value[], field: string, value: string): Value {
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) throw badRequest(`${field} must be one of ${values.join(', ')}, not ${quoted(value)}`);
  return found;
}

function readBoolean(field: string, value: string): boolean {
  const text = value.toLowerCase();
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw badRequest(`${field} must be true or false, not ${quoted(value)}`);
}

const quoted = (value: string): string => JSON.stringify(value.slice(0, 60));
