import type * as z from 'zod';
import { clipGenerationSchema } from './clips/clip-generation-options.ts';
import { songGenerationSchema } from '../music/song-generation-options.ts';
import { imageGenerationSchema } from './images/image-generation-options.ts';
import { speechGenerationSchema } from './speech-generation.ts';

/** What is generated: from what, and how. */
export type Generator = {
  /** What is given: `value` stands for it in help. */
  input: { value: string; help: string };
  /** Where it is written. */
  out: { value: string; help: string };
  options: z.ZodObject;
};

/** What can be generated from a command, by its word. One more is a row here, and who understands its arguments in `electron/cli/arguments/generate/generate-arguments.ts`. */
export const GENERATORS = {
  speech: {
    input: { value: 'FILE|-', help: 'Text, Markdown or subtitles; - reads standard input' },
    out: {
      value: 'FILE',
      help: "Output file (default: FILE's name in this folder; standard output for -); a folder for --batch",
    },
    options: speechGenerationSchema,
  },
  image: {
    input: { value: 'PROMPT', help: 'What the images show' },
    out: { value: 'DIR', help: 'Output folder (default: this folder)' },
    options: imageGenerationSchema,
  },
  song: {
    input: { value: 'STYLE', help: 'Genre, mood, instruments, tempo' },
    out: { value: 'DIR', help: 'Output folder (default: this folder)' },
    options: songGenerationSchema,
  },
  video: {
    input: { value: 'PROMPT', help: 'What the clip shows; camera commands in brackets, such as [Push in]' },
    out: { value: 'DIR', help: 'Output folder (default: this folder)' },
    options: clipGenerationSchema,
  },
} as const satisfies Record<string, Generator>;

/** See GENERATORS. */
export type GeneratedKind = keyof typeof GENERATORS;

/** Names of all generators. */
export const GENERATED_KINDS = Object.keys(GENERATORS) as readonly GeneratedKind[];

/** Whether `value` names a kind that can be generated. */
export const isGeneratedKind = (value: string): value is GeneratedKind =>
  (GENERATED_KINDS as readonly string[]).includes(value);
