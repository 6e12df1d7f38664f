import { MOST_SONGS, MUSIC_LIMITS } from '../../../../shared/domain/music/music-models.ts';
import { songProblem } from '../../../../shared/domain/music/song-rules.ts';
import { DEFAULT_SONG_RECIPE, MOST_SONG_SEED, type SongRecipe } from '../../../../shared/domain/recipe/song-recipe.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { engineOf, numberOf, refuse, UsageError } from '../argument-values.ts';
import { generatorArguments, type HelpCommand } from './generator-flags.ts';

/** What `atelier generate song` is asked to do. */
export type SongOptions = {
  /** Without its lyrics and its reference, which are files. */
  recipe: SongRecipe;
  lyricsFile: string | null;
  referenceFile: string | null;
  count: number;
  outFolder: string;
  isJson: boolean;
  /** Null: what the app's settings say. */
  engine: EngineChoice | null;
  isVerbose: boolean;
};

/** Songs to be generated. */
export type SongCommand = { name: 'song'; options: SongOptions };

/** Understands what stands behind `generate song`. Throws UsageError. */
export function songCommandOf(args: readonly string[]): SongCommand | HelpCommand {
  const { inputs, values, switches } = generatorArguments('song', args);
  if (switches.has('help')) return { name: 'help', of: 'song' };
  const [prompt = '', more] = inputs;
  if (more !== undefined) throw new UsageError('Put the style in quotes.');
  if ([...prompt].length > MUSIC_LIMITS.promptCharacters) {
    throw new UsageError(`A style can have up to ${MUSIC_LIMITS.promptCharacters} characters.`);
  }
  const lyricsFile = values.get('lyrics') ?? null;
  const referenceFile = values.get('reference') ?? null;
  const isInstrumental = switches.has('instrumental');
  const lyricsOptimizer = switches.has('write-lyrics');
  if (referenceFile === null && [lyricsFile !== null, isInstrumental, lyricsOptimizer].filter(Boolean).length !== 1) {
    throw new UsageError('Use one of --lyrics FILE, --instrumental and --write-lyrics.');
  }
  const recipe = {
    ...DEFAULT_SONG_RECIPE,
    title: values.get('title') ?? '',
    prompt,
    model: values.get('model') ?? (referenceFile === null ? DEFAULT_SONG_RECIPE.model : 'music-cover'),
    isInstrumental,
    lyricsOptimizer,
    seed: numberOf('--seed', values.get('seed'), { least: 0, most: MOST_SONG_SEED }),
    format: values.get('format') === 'wav' ? ('wav' as const) : ('mp3' as const),
    watermark: switches.has('watermark'),
  };
  const options = {
    recipe,
    lyricsFile,
    referenceFile,
    count: numberOf('--count', values.get('count'), { least: 1, most: MOST_SONGS }) ?? 1,
    outFolder: values.get('out') ?? '.',
    isJson: switches.has('json'),
    engine: engineOf(values.get('engine')),
    isVerbose: switches.has('verbose'),
  };
  // Files are read later; what is in them does not matter here.
  const lyrics = lyricsFile === null ? '' : 'x'.repeat(MUSIC_LIMITS.coverLyricsCharacters.least);
  refuse(songProblem({ ...recipe, lyrics, referenceItemId: referenceFile }, options));
  return { name: 'song', options };
}
