import type { ParseArgsConfig } from 'node:util';
import { TRANSCRIPTION_LANGUAGES } from '../../../shared/domain/transcript/limits.ts';
import { engineOf, FLAGS, oneOf, parsed, UsageError } from './argument-values.ts';
import { type ChatCommand, chatCommandOf } from './chat/chat-arguments.ts';
import type { SpeechBatchCommand } from './generate/batch-arguments.ts';
import { generateCommandOf } from './generate/generate-arguments.ts';
import type { HelpCommand } from './generate/generator-flags.ts';
import type { ImageCommand } from './generate/image-arguments.ts';
import type { SongCommand } from './generate/song-arguments.ts';
import { type SpeakCommand, speakCommandOf } from './generate/speak-arguments.ts';
import { libraryCommandOf } from './library/library-arguments.ts';
import { type LibraryOptions } from './library/library-options.ts';
import { mcpCommandOf, type McpOptions } from './tools/mcp-arguments.ts';
import { tasksCommandOf, type TasksOptions } from './tasks-arguments.ts';
import { toolsCommandOf, type ToolsOptions } from './tools/tools-arguments.ts';
import type { VideoCommand } from './generate/video-arguments.ts';
import { voicesCommandOf, type VoicesOptions } from './voices-arguments.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../../../shared/domain/subtitles/render-transcript.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** What `atelier transcribe` is asked to do. */
export type TranscribeOptions = {
  files: string[];
  language: string | null;
  format: ExportFormat;
  level: 'sentence' | 'word';
  speakerCount: number | null;
  /** Names of speakers in srt and vtt; the other formats have them anyway. */
  speakerNames: boolean;
  /** Number of the audio track, null for the one that the file marks. */
  track: number | null;
  /** Null: the one result goes to standard output. */
  outFolder: string | null;
  /** Null: what the app's settings say. */
  engine: EngineChoice | null;
  /** Hours of silence between time stamps are meant; without it such a file fails. */
  acceptsSilence: boolean;
  isVerbose: boolean;
};

/** A command line, understood. */
export type Command =
  | { name: 'transcribe'; options: TranscribeOptions }
  | SpeakCommand
  | SpeechBatchCommand
  | ImageCommand
  | SongCommand
  | VideoCommand
  | { name: 'voices'; options: VoicesOptions }
  | { name: 'library'; options: LibraryOptions }
  | { name: 'tasks'; options: TasksOptions }
  | { name: 'tools'; options: ToolsOptions }
  | ChatCommand
  | { name: 'mcp'; options: McpOptions }
  | { name: 'doctor'; isVerbose: boolean }
  | HelpCommand
  | { name: 'version' };

const TRANSCRIBE_FLAGS = {
  ...FLAGS,
  language: { type: 'string', short: 'l' },
  format: { type: 'string', short: 'f' },
  level: { type: 'string' },
  speakers: { type: 'string', short: 's' },
  'speaker-names': { type: 'boolean' },
  track: { type: 'string', short: 't' },
  out: { type: 'string', short: 'o' },
  engine: { type: 'string', short: 'e' },
  'allow-silence': { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

/** Understands the arguments behind the program's name. Throws UsageError. */
export function parseArguments(args: readonly string[]): Command {
  const [name, ...rest] = args;
  if (name === 'transcribe') return transcribeCommand(rest);
  if (name === 'generate') return generateCommandOf(rest);
  if (name === 'speak') return speakCommandOf(rest);
  if (name === 'voices') return voicesCommandOf(rest);
  if (name === 'library') return libraryCommandOf(rest);
  if (name === 'tasks') return tasksCommandOf(rest);
  if (name === 'tools') return toolsCommandOf(rest);
  if (name === 'chat') return chatCommandOf(rest);
  if (name === 'mcp') return mcpCommandOf(rest);
  if (name === 'help') return { name: 'help' };
  const { values, positionals } = parsed(name === 'doctor' ? rest : args, FLAGS);
  if (values.help) return { name: 'help' };
  if (values.version) return { name: 'version' };
  if (positionals[0] !== undefined) {
    throw new UsageError(
      name === 'doctor'
        ? `Unexpected argument "${positionals[0]}" for doctor.`
        : `Unknown command "${positionals[0]}".`,
    );
  }
  if (name === 'doctor') return { name: 'doctor', isVerbose: values.verbose === true };
  throw new UsageError('Give a command: transcribe, generate, speak, voices, library, tools, chat, mcp or doctor.');
}

/** A Word document is no text: it goes into a file. */
function formatOf(value: string, out: string | undefined): ExportFormat {
  const format = oneOf('--format', value, EXPORT_FORMATS);
  if (format === 'docx' && out === undefined) throw new UsageError('docx needs an output folder: add --out DIR.');
  return format;
}

function transcribeCommand(args: readonly string[]): Command {
  const { values, positionals } = parsed(args, TRANSCRIBE_FLAGS);
  if (values.help) return { name: 'help' };
  if (positionals.length === 0) throw new UsageError('Give at least one file to transcribe.');
  if (positionals.length > 1 && values.out === undefined) {
    throw new UsageError('Several files need an output folder: add --out DIR.');
  }
  return {
    name: 'transcribe',
    options: {
      files: positionals,
      language: values.language === undefined ? null : oneOf('--language', values.language, TRANSCRIPTION_LANGUAGES),
      format: formatOf(values.format ?? 'srt', values.out),
      level: oneOf('--level', values.level ?? 'sentence', ['sentence', 'word']),
      speakerCount: values.speakers === undefined ? null : speakerCount(values.speakers),
      speakerNames: values['speaker-names'] === true,
      track: values.track === undefined ? null : trackNumber(values.track),
      outFolder: values.out ?? null,
      engine: engineOf(values.engine),
      acceptsSilence: values['allow-silence'] === true,
      isVerbose: values.verbose === true,
    },
  };
}

function trackNumber(value: string): number {
  const track = Number(value);
  if (/^\d+$/.test(value) && track >= 1 && track <= 1000) return track;
  throw new UsageError(`Invalid --track "${value}". Use the number of an audio track, starting at 1.`);
}

function speakerCount(value: string): number {
  const count = Number(value);
  if (/^\d+$/.test(value) && count >= 1 && count <= 20) return count;
  throw new UsageError(`Invalid --speakers "${value}". Use a number from 1 to 20.`);
}
