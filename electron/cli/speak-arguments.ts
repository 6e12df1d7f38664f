import path from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { engineOf, FLAGS, oneOf, parsed, UsageError } from './argument-values.ts';

const SOUND_FORMATS = ['mp3', 'wav', 'flac'] as const;
const SUBTITLE_FORMATS = ['srt', 'vtt', 'json'] as const;

/** What `atelier speak` is asked to do. */
export type SpeakOptions = {
  /** "-": standard input. */
  file: string;
  /** Null: the voice that new scripts of the app begin with. */
  voiceId: string | null;
  /** Voices by the names of characters, in small letters. */
  cast: ReadonlyMap<string, string>;
  format: (typeof SOUND_FORMATS)[number];
  subtitles: (typeof SUBTITLE_FORMATS)[number] | null;
  /** Null: the sound goes to standard output. */
  outFile: string | null;
  /** Null: what the app's settings say. */
  engine: 'local' | 'cloud' | null;
  /** The narration may be hours long and gigabytes large; without it such a one is not written. */
  acceptsSize: boolean;
  /** Text encoding of the file, null to detect it. */
  encoding: string | null;
  /** Whether sounds in brackets of subtitles are spoken. */
  withSounds: boolean;
  isVerbose: boolean;
};

const SPEAK_FLAGS = {
  ...FLAGS,
  voice: { type: 'string' },
  cast: { type: 'string' },
  format: { type: 'string', short: 'f' },
  subtitles: { type: 'string' },
  out: { type: 'string', short: 'o' },
  engine: { type: 'string', short: 'e' },
  'allow-large': { type: 'boolean' },
  encoding: { type: 'string' },
  'speak-sounds': { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

/** Understands what stands behind `speak`. Throws UsageError. */
export function speakCommandOf(args: readonly string[]): { name: 'speak'; options: SpeakOptions } | { name: 'help' } {
  const { values, positionals } = parsed(args, SPEAK_FLAGS);
  if (values.help) return { name: 'help' };
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) {
    throw new UsageError('Give one script file, or - for standard input.');
  }
  const format = soundFormat(values.format, values.out);
  const outFile = values.out ?? (file === '-' ? null : `${path.parse(file).name}.${format}`);
  if (outFile === null && values.subtitles !== undefined) {
    throw new UsageError('--subtitles needs an output file: add --out FILE.');
  }
  return {
    name: 'speak',
    options: {
      file,
      voiceId: values.voice?.trim() || null,
      cast: values.cast === undefined ? new Map() : castOf(values.cast),
      format,
      subtitles: values.subtitles === undefined ? null : oneOf('--subtitles', values.subtitles, SUBTITLE_FORMATS),
      outFile,
      engine: engineOf(values.engine),
      acceptsSize: values['allow-large'] === true,
      encoding: values.encoding ?? null,
      withSounds: values['speak-sounds'] === true,
      isVerbose: values.verbose === true,
    },
  };
}

/** `--format`, else the ending of `--out`, else mp3. The two must not contradict each other. */
function soundFormat(format: string | undefined, out: string | undefined): SpeakOptions['format'] {
  const ending = out === undefined ? '' : path.extname(out).slice(1);
  const named = ending === '' ? undefined : oneOf('--out extension', ending, SOUND_FORMATS);
  const wanted = format === undefined ? undefined : oneOf('--format', format, SOUND_FORMATS);
  if (named !== undefined && wanted !== undefined && named !== wanted) {
    throw new UsageError(`--out ends in .${named}, but --format is ${wanted}. Use the same format for both.`);
  }
  return wanted ?? named ?? 'mp3';
}

/** `Ann=voice,Bob=voice`. */
function castOf(value: string): Map<string, string> {
  const cast = new Map<string, string>();
  for (const part of value.split(',')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(0, at)).trim().toLowerCase();
    const voiceId = part.slice(at + 1).trim();
    if (at < 0 || name === '' || voiceId === '') {
      throw new UsageError(`Invalid --cast "${value}". Use NAME=ID,NAME=ID.`);
    }
    cast.set(name, voiceId);
  }
  return cast;
}
