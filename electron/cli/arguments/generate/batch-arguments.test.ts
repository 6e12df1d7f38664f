import { describe, expect, it } from 'vitest';
import { generateCommandOf } from './generate-arguments.ts';
import { speakCommandOf } from './speak-arguments.ts';

const understood = (...args: string[]) => {
  const command = generateCommandOf(['speech', ...args]);
  return command.name === 'speech-batch' ? command.options : null;
};

describe('generate speech --batch', () => {
  it('is understood with all its options', () => {
    const columns = 'Text=Line, voice = 2,title=none';
    const args = ['--batch', 'list.csv', '--columns', columns, '--header', 'no', '--separator', 'TAB', '-f', 'wav'];
    const more = ['--subtitles', 'vtt', '-o', 'out', '-e', 'local', '--encoding', 'utf-8', '--voice', 'v', '--dry-run'];
    expect(understood(...args, ...more, '--json', '--allow-large', '--verbose')).toEqual({
      table: 'list.csv',
      columns: new Map([
        ['text', 'Line'],
        ['voice', '2'],
        ['title', 'none'],
      ]),
      hasHeader: false,
      separator: 'tab',
      voice: 'v',
      format: 'wav',
      subtitles: 'vtt',
      outFolder: 'out',
      engine: 'local',
      acceptsSize: true,
      encoding: 'utf-8',
      isDryRun: true,
      isJson: true,
      isVerbose: true,
    });
  });

  it('finds out by itself what is not given, and is the same with speak', () => {
    const options = { columns: new Map(), hasHeader: null, separator: null, format: 'mp3', outFolder: '.' };
    expect(understood('--batch', 'list.csv')).toMatchObject({ ...options, isDryRun: false, isJson: false });
    expect(speakCommandOf(['--batch', 'list.csv'])).toEqual(generateCommandOf(['speech', '--batch', 'list.csv']));
  });

  it.each([
    ['a script beside the table', ['talk.md', '--batch', 'a.csv'], 'Give either a script or --batch TABLE'],
    ['a cast', ['--batch', 'a.csv', '--cast', 'Ann=v'], '--cast doesn’t go with --batch.'],
    ['sounds of subtitles', ['--batch', 'a.csv', '--speak-sounds'], '--speak-sounds doesn’t go with --batch.'],
    ['a column without a name', ['--batch', 'a.csv', '--columns', 'text'], 'Invalid --columns "text". Use NAME='],
    ['a name that is none', ['--batch', 'a.csv', '--columns', 'pitch=2'], 'Names are: text, title, voice,'],
    ['a dry run of a script', ['talk.md', '--dry-run'], '--dry-run needs --batch TABLE.'],
    ['columns of a script', ['talk.md', '--columns', 'text=1'], '--columns needs --batch TABLE.'],
  ])('refuses %s', (_, args, message) => {
    expect(() => generateCommandOf(['speech', ...args])).toThrow(message);
  });
});
