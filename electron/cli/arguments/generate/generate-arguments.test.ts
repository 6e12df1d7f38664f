import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { optionHelp, optionsOf } from '../../../../shared/domain/generation/generator-options.ts';
import { GENERATORS, GENERATED_KINDS } from '../../../../shared/domain/generation/generators.ts';
import { UsageError } from '../argument-values.ts';
import { parseArguments } from '../parse-arguments.ts';
import { generatorUsage, USAGE } from '../usage.ts';

const FULL =
  'talk.md --voice v --cast Ann=a -f WAV --subtitles vtt --encoding windows-1250 --speak-sounds --out talk.wav -e local --allow-large --verbose'.split(
    ' ',
  );

describe('atelier generate', () => {
  it.each([
    ['all options', FULL],
    ['none', ['talk.srt']],
    ['standard input', ['-', '-o', 'talk.flac']],
    ['help', ['--help']],
  ])('speech means what speak means with %s', (_, args) => {
    expect(parseArguments(['generate', 'speech', ...args])).toEqual(parseArguments(['speak', ...args]));
  });

  it.each([
    ['no file', []],
    ['an unknown format', ['talk.md', '--format', 'ogg']],
    ['an unknown option', ['talk.md', '--bitrate', '1']],
    ['an option without its value', ['talk.md', '--voice']],
    ['a format that its file contradicts', ['talk.md', '-f', 'mp3', '-o', 'talk.wav']],
  ])('speech refuses %s with the words of speak', (_, args) => {
    const complaint = (...given: string[]) => {
      try {
        parseArguments(given);
      } catch (error) {
        if (error instanceof UsageError) return error.message;
      }
      return null;
    };
    expect(complaint('generate', 'speech', ...args)).not.toBeNull();
    expect(complaint('generate', 'speech', ...args)).toBe(complaint('speak', ...args));
  });

  it('needs a kind that can be generated, and says which there are', () => {
    expect(() => parseArguments(['generate'])).toThrow('Give what to generate: speech, image, song, video.');
    expect(() => parseArguments(['generate', '--verbose'])).toThrow(
      'Give what to generate: speech, image, song, video.',
    );
    expect(() => parseArguments(['generate', 'transcript', 'a.txt'])).toThrow(
      'Can’t generate "transcript". Use one of: speech, image, song, video.',
    );
    expect(() => parseArguments(['generate', 'toString'])).toThrow('Can’t generate "toString"');
    expect(parseArguments(['generate', '--help'])).toEqual({ name: 'help' });
  });
});

describe('the help', () => {
  it('of a generator is of that command only', () => {
    expect(parseArguments(['generate', 'image', '--help'])).toEqual({ name: 'help', of: 'image' });
    const help = generatorUsage('image');
    expect(help).toContain('atelier generate image PROMPT [options]');
    expect(help).toContain('--ratio');
    expect(help).not.toContain('As above');
    expect(help).not.toMatch(/--lyrics|atelier library/);
  });

  it('tells every option of every generator', () => {
    for (const kind of GENERATED_KINDS) {
      for (const { name, help } of optionsOf(GENERATORS[kind].options)) {
        expect(USAGE).toMatch(new RegExp(`^ {2}(-\\w,| {3}) --${name}\\b`, 'm'));
        expect(USAGE).toContain(help);
      }
    }
  });
});

it('makes options of texts, choices and switches, and of nothing that has no help', () => {
  const schema = z.object({
    size: z.enum(['small', 'large']).optional().register(optionHelp, { help: 'Size', value: 'SIZE' }),
    seed: z.string().register(optionHelp, { help: 'Seed', value: 'TEXT' }),
    hd: z.boolean().optional().register(optionHelp, { help: 'More detail' }),
  });
  expect(optionsOf(schema).map(({ name, type, values }) => [name, type, values])).toEqual([
    ['size', 'choice', ['small', 'large']],
    ['seed', 'text', []],
    ['hd', 'switch', []],
  ]);
  expect(() => optionsOf(z.object({ mute: z.boolean() }))).toThrow('The option mute has no help');
  const numbers = z.object({ steps: z.number().register(optionHelp, { help: 'Steps', value: 'N' }) });
  expect(() => optionsOf(numbers)).toThrow('The option steps is neither text, choice nor switch');
});
