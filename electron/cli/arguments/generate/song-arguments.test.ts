import { expect, it } from 'vitest';
import { DEFAULT_SONG_RECIPE } from '../../../../shared/domain/recipe/song-recipe.ts';
import { UsageError } from '../argument-values.ts';
import { parseArguments } from '../parse-arguments.ts';

const options = (...args: string[]) => {
  const command = parseArguments(['generate', 'song', 'Slow folk song', ...args]);
  if (command.name !== 'song') throw new Error(`understood as ${command.name}`);
  return command.options;
};

it('understands an instrumental, lyrics and a cover', () => {
  const recipe = { ...DEFAULT_SONG_RECIPE, prompt: 'Slow folk song' };
  expect(options('--instrumental', '-n', '2', '--seed', '7', '-o', 'out', '-e', 'local')).toEqual({
    recipe: { ...recipe, isInstrumental: true, seed: 7 },
    lyricsFile: null,
    referenceFile: null,
    count: 2,
    outFolder: 'out',
    isJson: false,
    engine: 'local',
    isVerbose: false,
  });
  expect(options('--lyrics', 'a.txt', '--format', 'wav', '--title', 'Salt')).toMatchObject({
    recipe: { ...recipe, format: 'wav', title: 'Salt' },
    lyricsFile: 'a.txt',
  });
  expect(options('--reference', 'a.mp3')).toMatchObject({ recipe: { model: 'music-cover' }, referenceFile: 'a.mp3' });
});

it('refuses a style or a request that no service would take, before anything is started', () => {
  const started = (...args: string[]) => parseArguments(['generate', 'song', ...args]);
  expect(() => started('Slow folk', '--reference', 'a.mp3')).toThrow(/10 to 300 characters/);
  expect(() => started('', '--instrumental')).toThrow(UsageError);
  expect(() => started('Slow folk', '--instrumental', '--model', 'music-cover')).toThrow(UsageError);
  expect(started('--help')).toEqual({ name: 'help', of: 'song' });
});

it.each([
  [[], /Use one of --lyrics/],
  [['--instrumental', '--write-lyrics'], /Use one of --lyrics/],
  [['--instrumental', '--count', '9'], /Invalid --count/],
  [['--instrumental', '--format', 'ogg'], /Invalid --format/],
  [['more', '--instrumental'], /quotes/],
])('refuses %j', (args, message) => expect(() => options(...args)).toThrow(message));
