import { describe, expect, it } from 'vitest';
import { UsageError } from './argument-values.ts';
import { parseArguments } from './parse-arguments.ts';

const complaint = (...args: string[]): string => {
  try {
    parseArguments(args);
    return 'understood';
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    return (error as Error).message;
  }
};

describe('the command line', () => {
  it('is understood with all its options', () => {
    const options =
      '--language EN --format vtt --level word --speakers 2 --speaker-names --out results --engine local'.split(' ');
    expect(parseArguments(['transcribe', ...options, 'a.wav', '--', '-b.mp3'])).toEqual({
      name: 'transcribe',
      options: {
        files: ['a.wav', '-b.mp3'],
        language: 'en',
        format: 'vtt',
        level: 'word',
        speakerCount: 2,
        speakerNames: true,
        outFolder: 'results',
        engine: 'local',
        track: null,
        acceptsSilence: false,
        isVerbose: false,
      },
    });
  });

  it('has defaults that suit one file', () => {
    expect(parseArguments(['transcribe', 'a.wav'])).toEqual({
      name: 'transcribe',
      options: {
        files: ['a.wav'],
        language: null,
        format: 'srt',
        level: 'sentence',
        speakerCount: null,
        speakerNames: false,
        outFolder: null,
        engine: null,
        track: null,
        acceptsSilence: false,
        isVerbose: false,
      },
    });
  });

  it('knows doctor, help and version', () => {
    expect(parseArguments(['doctor'])).toEqual({ name: 'doctor', isVerbose: false });
    expect([['--help'], ['-h'], ['help'], ['doctor', '--help'], ['transcribe', '-h']].map(parseArguments)).toEqual(
      Array(5).fill({ name: 'help' }),
    );
    expect(parseArguments(['--version'])).toEqual({ name: 'version' });
  });

  it('is refused with a sentence that says what is wrong', () => {
    expect(complaint()).toBe(
      'Give a command: transcribe, generate, speak, voices, library, tools, chat, mcp or doctor.',
    );
    expect(complaint('transscribe')).toBe('Unknown command "transscribe".');
    expect(complaint('doctor', 'me')).toBe('Unexpected argument "me" for doctor.');
    expect(complaint('transcribe')).toBe('Give at least one file to transcribe.');
    expect(complaint('transcribe', 'a', 'b')).toContain('--out DIR');
    expect(complaint('transcribe', 'a', '--format', 'odt')).toBe(
      'Invalid --format "odt". Use one of: srt, vtt, ass, txt, docx, md, csv, json.',
    );
    expect(complaint('transcribe', 'a', '--format', 'docx')).toContain('--out DIR');
    expect(complaint('transcribe', 'a', '--language', 'xx')).toContain('Invalid --language "xx"');
    expect(complaint('transcribe', 'a', '--speakers', '0')).toContain('1 to 20');
    expect(complaint('transcribe', 'a', '--speakers', '2.5')).toContain('1 to 20');
    expect(complaint('transcribe', 'a', '--colour')).toBe("Unknown option '--colour'");
  });
});
