import { describe, expect, it } from 'vitest';
import { scriptFormatOfName, scriptFormatOfText } from './script-file.ts';

describe('the format of a script file', () => {
  it('is that of its extension, whatever its case', () => {
    expect(['a.TXT', 'b.text', 'c.md', 'd.markdown', 'e.Srt', 'f.b.vtt'].map(scriptFormatOfName)).toEqual([
      'txt',
      'txt',
      'md',
      'md',
      'srt',
      'srt',
    ]);
    expect(['srt', 'a.docx', '', '.', 'a.srt/b', 'constructor.constructor'].map(scriptFormatOfName)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('is told by the text where no name tells', () => {
    expect(scriptFormatOfText('\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\nHi')).toBe('srt');
    expect(scriptFormatOfText('1\r\n00:00:01,000 --> 00:00:02,000\r\nHi')).toBe('srt');
    expect(scriptFormatOfText('\n00:00:01.5 --> 00:00:02.0\nHi')).toBe('srt');
    expect(scriptFormatOfText('# Title\n\nText')).toBe('md');
    expect(scriptFormatOfText('Text.\n\n1\n00:00:01,000 --> 00:00:02,000')).toBe('txt');
    expect(scriptFormatOfText('WEBVTTX')).toBe('txt');
  });
});
