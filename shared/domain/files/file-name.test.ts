import { describe, expect, it } from 'vitest';
import { fileNameBeside, fileNameFromTemplate, numberedFileName, safeFileName } from './file-name.ts';

describe('file names', () => {
  it('fill the variables of a template', () => {
    const values = { title: 'Morning talk', date: '2026-03-01', lang: 'en', n: 3, voice: null };
    expect(fileNameFromTemplate('{date} {title:7} {n}{voice}.{lang}', values, 'srt')).toBe(
      '2026-03-01 Morning 3.en.srt',
    );
    expect(fileNameFromTemplate('{title} {nonsense}', values, 'srt')).toBe('Morning talk {nonsense}.srt');
    expect(fileNameFromTemplate('{toString}', values, 'srt')).toBe('{toString}.srt');
  });

  it('lose what file systems forbid', () => {
    expect(safeFileName('a<b>c:d"e/f\\g|h?i*j\u0000k\nl', 'txt')).toBe('a b c d e f g h i j k l.txt');
    expect(safeFileName('../../etc/passwd', '')).toBe('etc passwd');
    expect(safeFileName('  dots and blanks. . ', 'md')).toBe('dots and blanks.md');
    expect(safeFileName('evil\u202Etxt.exe', 'md')).toBe('evil txt.exe.md');
    expect(safeFileName(' . ', 'srt')).toBe('untitled.srt');
  });

  it('avoid the reserved names of Windows', () => {
    expect(['CON', 'nul', 'Com1', 'aux.backup', 'lpt9', 'console'].map((name) => safeFileName(name, 'txt'))).toEqual([
      '_CON.txt',
      '_nul.txt',
      '_Com1.txt',
      '_aux.backup.txt',
      '_lpt9.txt',
      'console.txt',
    ]);
  });

  it('keep all scripts and are cut without tearing characters', () => {
    expect(safeFileName('采访：第一集 🎬', 'srt')).toBe('采访：第一集 🎬.srt');
    const family = '👨‍👩‍👧‍👦';
    for (const text of ['x'.repeat(300), '采'.repeat(300), family.repeat(60), `${'x'.repeat(114)}${family}`]) {
      const name = safeFileName(text, 'srt');
      expect(Array.from(name).length).toBeLessThanOrEqual(120);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(240);
      expect(name).not.toMatch(/\p{Cs}/u);
      expect(name.replaceAll(family, '')).toMatch(/^[x采]*\.srt$/);
    }
  });

  it('get a number ahead of the extension when they are taken', () => {
    expect(numberedFileName('talk.en.srt', 2)).toBe('talk.en (2).srt');
    expect(numberedFileName('README', 3)).toBe('README (3)');
  });
});

describe('the name of a result beside its recording', () => {
  it.each([
    ['talk.mp4', 'talk.srt'],
    ['a  b. .c.mp4', 'a  b. .c.srt'],
    ['.hidden.mp4', '.hidden.srt'],
    ['What? 10:30 "x".mkv', 'What? 10:30 "x".srt'],
    ['cafe\u0301.mp3', 'cafe\u0301.srt'],
    ['talk', 'talk.srt'],
    [`${'x'.repeat(200)}.wav`, `${'x'.repeat(200)}.srt`],
  ])('%s gives %s', (recording, name) => expect(fileNameBeside(recording, 'srt')).toBe(name));

  it('stays within 255 bytes and cuts between characters', () => {
    for (const sign of ['a', 'é', '字', '🎧', '👩‍👩‍👧']) {
      const name = fileNameBeside(`${sign.repeat(300)}.mp4`, 'json');
      const bytes = new TextEncoder().encode(name).length;
      expect(bytes).toBeLessThanOrEqual(255);
      expect(bytes).toBeGreaterThan(220);
      expect(name.replace('.json', '').split(sign).join('')).toBe('');
    }
  });
});
