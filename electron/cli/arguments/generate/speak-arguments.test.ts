import { describe, expect, it } from 'vitest';
import { speakCommandOf } from './speak-arguments.ts';

const understood = (...args: string[]) => {
  const command = speakCommandOf(args);
  return command.name === 'speak' ? command.options : null;
};

describe('the command line of speak', () => {
  it('is understood with all its options', () => {
    const cast = 'Ann=voice-a, Old Bob = voice-b';
    expect(
      understood('talk.md', '--voice', 'v', '--cast', cast, '--subtitles', 'SRT', '--out', 'a/b.flac', '-e', 'local'),
    ).toEqual({
      file: 'talk.md',
      voiceId: 'v',
      cast: new Map([
        ['ann', 'voice-a'],
        ['old bob', 'voice-b'],
      ]),
      format: 'flac',
      subtitles: 'srt',
      outFile: 'a/b.flac',
      encoding: null,
      withSounds: false,
      engine: 'local',
      acceptsSize: false,
      isVerbose: false,
    });
  });

  it('writes beside where it was called, or to standard output for standard input', () => {
    expect(understood('texts/talk.md', '--voice', 'v')).toMatchObject({ format: 'mp3', outFile: 'talk.mp3' });
    expect(understood('talk.md', '--voice', 'v', '-f', 'wav')).toMatchObject({ outFile: 'talk.wav' });
    expect(understood('-', '--voice', 'v')).toMatchObject({ file: '-', outFile: null });
  });

  it('is refused with a sentence that says what is wrong', () => {
    const refused = (message: string, ...args: string[]) => expect(() => speakCommandOf(args)).toThrow(message);
    refused('Give one script file');
    refused('Invalid --cast "Ann"', 'a.txt', '--voice', 'v', '--cast', 'Ann');
    refused('ends in .wav', 'a.txt', '--voice', 'v', '--out', 'a.wav', '--format', 'mp3');
    refused('Invalid --out extension "ogg"', 'a.txt', '--voice', 'v', '--out', 'a.ogg');
    refused('--subtitles needs an output file', '-', '--voice', 'v', '--subtitles', 'srt');
    expect(speakCommandOf(['-h'])).toEqual({ name: 'help', of: 'speech' });
  });
});
