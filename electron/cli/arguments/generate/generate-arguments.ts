import {
  GENERATED_KINDS,
  isGeneratedKind,
  type GeneratedKind,
} from '../../../../shared/domain/generation/generators.ts';
import { FLAGS, parsed, UsageError } from '../argument-values.ts';
import type { HelpCommand } from './generator-flags.ts';
import { type ImageCommand, imageCommandOf } from './image-arguments.ts';
import { type SongCommand, songCommandOf } from './song-arguments.ts';
import type { SpeechBatchCommand } from './batch-arguments.ts';
import { type SpeakCommand, speakCommandOf } from './speak-arguments.ts';
import { type VideoCommand, videoCommandOf } from './video-arguments.ts';

type Parser = (
  args: readonly string[],
) => SpeakCommand | SpeechBatchCommand | ImageCommand | SongCommand | VideoCommand | HelpCommand;

/** Who understands the arguments of each kind. */
const PARSERS: Record<GeneratedKind, Parser> = {
  speech: speakCommandOf,
  image: imageCommandOf,
  song: songCommandOf,
  video: videoCommandOf,
};

/** Understands what stands behind `generate`: a kind, then what its generator takes. Throws UsageError. */
export function generateCommandOf(args: readonly string[]): ReturnType<Parser> {
  const [kind = '', ...rest] = args;
  if (isGeneratedKind(kind)) return PARSERS[kind](rest);
  if (kind === '' || kind.startsWith('-')) {
    if (parsed(args, FLAGS).values.help) return { name: 'help' };
    throw new UsageError(`Give what to generate: ${GENERATED_KINDS.join(', ')}.`);
  }
  throw new UsageError(`Can’t generate "${kind}". Use one of: ${GENERATED_KINDS.join(', ')}.`);
}
