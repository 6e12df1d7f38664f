import path from 'node:path';
import { NARRATION_FORMATS, NARRATION_SUBTITLES } from '../../../../shared/domain/generation/speech-generation.ts';
import { engineOf, oneOf, pairsOf, UsageError } from '../argument-values.ts';
import { refuseBatchOptions, type SpeechBatchCommand, speechBatchOf } from './batch-arguments.ts';
import { generatorArguments, type HelpCommand } from './generator-flags.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** What `atelier generate speech`, or `speak` for short, is asked to do. */
export type SpeakOptions = {
  /** "-": standard input. */
  file: string;
  /** Null: the voice that new scripts of the app begin with. */
  voiceId: string | null;
  /** Voices by the names of characters, in small letters. */
  cast: ReadonlyMap<string, string>;
  format: (typeof NARRATION_FORMATS)[number];
  subtitles: (typeof NARRATION_SUBTITLES)[number] | null;
  /** Null: the sound goes to standard output. */
  outFile: string | null;
  /** Null: what the app's settings say. */
  engine: EngineChoice | null;
  /** The narration may be hours long and gigabytes large; without it such a one is not written. */
  acceptsSize: boolean;
  /** Text encoding of the file, null to detect it. */
  encoding: string | null;
  /** Whether sounds in brackets of subtitles are spoken. */
  withSounds: boolean;
  isVerbose: boolean;
};

/** A narration to be generated. */
export type SpeakCommand = { name: 'speak'; options: SpeakOptions };

/** Understands what stands behind `generate speech` and `speak`. Throws UsageError. */
export function speakCommandOf(args: readonly string[]): SpeakCommand | SpeechBatchCommand | HelpCommand {
  const given = generatorArguments('speech', args);
  const { inputs, values, switches } = given;
  if (switches.has('help')) return { name: 'help', of: 'speech' };
  if (values.has('batch')) return speechBatchOf(given);
  refuseBatchOptions(given);
  const [file, more] = inputs;
  const [cast, out, subtitles] = [values.get('cast'), values.get('out'), values.get('subtitles')];
  if (file === undefined || more !== undefined) {
    throw new UsageError('Give one script file, - for standard input, or --batch TABLE.');
  }
  const format = soundFormat(values.get('format'), out);
  const outFile = out ?? (file === '-' ? null : `${path.parse(file).name}.${format}`);
  if (outFile === null && subtitles !== undefined) {
    throw new UsageError('--subtitles needs an output file: add --out FILE.');
  }
  return {
    name: 'speak',
    options: {
      file,
      voiceId: values.get('voice')?.trim() || null,
      cast: cast === undefined ? new Map() : castOf(cast),
      format,
      subtitles: subtitles === undefined ? null : oneOf('--subtitles', subtitles, NARRATION_SUBTITLES),
      outFile,
      engine: engineOf(values.get('engine')),
      acceptsSize: switches.has('allow-large'),
      encoding: values.get('encoding') ?? null,
      withSounds: switches.has('speak-sounds'),
      isVerbose: switches.has('verbose'),
    },
  };
}

/** `--format`, else the ending of `--out`, else mp3. The two must not contradict each other. */
function soundFormat(format: string | undefined, out: string | undefined): SpeakOptions['format'] {
  const ending = out === undefined ? '' : path.extname(out).slice(1);
  const named = ending === '' ? undefined : oneOf('--out extension', ending, NARRATION_FORMATS);
  const wanted = format === undefined ? undefined : oneOf('--format', format, NARRATION_FORMATS);
  if (named !== undefined && wanted !== undefined && named !== wanted) {
    throw new UsageError(`--out ends in .${named}, but --format is ${wanted}. Use the same format for both.`);
  }
  return wanted ?? named ?? 'mp3';
}

function castOf(value: string): Map<string, string> {
  const cast = pairsOf(value);
  if (cast === null) throw new UsageError(`Invalid --cast "${value}". Use NAME=ID,NAME=ID.`);
  return cast;
}
