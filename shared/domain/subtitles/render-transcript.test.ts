import { describe, expect, it } from 'vitest';
import { seededRandom } from '../test-data/seeded-random.ts';
import { parseScript } from '../script/parsing/parse-script.ts';
import { lineOf, speakerOf } from '../test-data/transcript-data.ts';
import { parseTimeCode } from '../media/time-code.ts';
import type { Segment } from '../transcript/transcript.ts';
import type { ExportedTranscript } from './export-options.ts';
import { encodeExport, renderTranscript, type TextFormat } from './render-transcript.ts';
import { wordSegments } from './word-segments.ts';

const line = (text: string, startMs: number, endMs: number, speaker: string | null = null): Segment => ({
  ...lineOf(`line-${startMs}`, text, startMs, speaker),
  endMs,
});

const talk: ExportedTranscript = {
  title: 'A *short* talk',
  durationMs: 20_000,
  recipe: { engine: 'local', model: 'asr-1.0', language: 'en', speakerCount: null, host: null },
  speakers: [speakerOf('anna', 0, 'Anna'), speakerOf('ben', 1, 'Ben <b> & Co')],
  segments: [
    line('Good morning.', 0, 1000, 'anna'),
    line('Shall we begin?', 1000, 2500, 'anna'),
    line('x --> y & z < 3\r\n\r\nreally', 2400, 4000.4, 'ben'),
    line('   ', 5000, 6000, 'ben'),
    line('=1+1', 3_723_004, 3_725_000),
  ],
};
const withAll = { withTimes: true, withSpeakers: true };
const plain = { withTimes: false, withSpeakers: false };

describe('exports of a transcript', () => {
  it('wrap subtitles by the rules that were set', () => {
    const long = { ...talk, segments: [line('The keeper climbed the stairs every night', 0, 4000)] };
    const lineRules = { lineCharacters: 12, wideLineCharacters: 16 };
    const shown = (format: TextFormat) => renderTranscript(long, format, { ...plain, lineRules }).split('\n');
    expect(shown('srt').slice(2, 4)).toEqual(['The keeper', 'climbed']);
    expect(shown('vtt').slice(3, 5)).toEqual(['The keeper', 'climbed']);
  });

  it('write SRT with commas, names at the change of speaker and no arrow in the text', () => {
    expect(renderTranscript(talk, 'srt', withAll)).toBe(
      [
        '1\n00:00:00,000 --> 00:00:01,000\nAnna: Good morning.\n',
        '2\n00:00:01,000 --> 00:00:02,400\nShall we begin?\n',
        '3\n00:00:02,400 --> 00:00:04,000\nBen <b> & Co: x → y & z < 3\nreally\n',
        '4\n01:02:03,004 --> 01:02:05,000\n=1+1\n',
      ].join('\n'),
    );
  });

  it('write WebVTT with voice tags and everything escaped', () => {
    expect(renderTranscript(talk, 'vtt', withAll)).toBe(
      [
        'WEBVTT\n',
        '00:00:00.000 --> 00:00:01.000\n<v Anna>Good morning.</v>\n',
        '00:00:01.000 --> 00:00:02.400\n<v Anna>Shall we begin?</v>\n',
        '00:00:02.400 --> 00:00:04.000\n<v Ben &lt;b&gt; &amp; Co>x --&gt; y &amp; z &lt; 3\nreally</v>\n',
        '01:02:03.004 --> 01:02:05.000\n=1+1\n',
      ].join('\n'),
    );
  });

  it('write text with times, as turns of speakers, and plain', () => {
    expect(renderTranscript(talk, 'txt', withAll)).toBe(
      [
        '[00:00:00.000] Anna: Good morning.\n',
        '[00:00:01.000] Anna: Shall we begin?\n',
        '[00:00:02.400] Ben <b> & Co: x --> y & z < 3 really\n',
        '[01:02:03.004] =1+1\n',
      ].join(''),
    );
    expect(renderTranscript(talk, 'txt', { withTimes: false, withSpeakers: true })).toBe(
      'Anna: Good morning. Shall we begin?\n\nBen <b> & Co: x --> y & z < 3\nreally\n\n=1+1\n',
    );
    expect(renderTranscript(talk, 'txt', plain)).toBe(
      'Good morning.\nShall we begin?\nx --> y & z < 3\nreally\n=1+1\n',
    );
  });

  it('write Markdown without letting the text become markup', () => {
    expect(renderTranscript(talk, 'md', withAll)).toBe(
      [
        '# A \\*short\\* talk\n',
        '**Anna** (0:00) Good morning. Shall we begin?\n',
        '**Ben \\<b\\> & Co** (0:02) x --\\> y & z \\< 3 really\n',
        '(1:02:03) \\=1+1\n',
      ].join('\n'),
    );
  });

  it('write CSV with quotes doubled and formulas made harmless', () => {
    const segments = [line('say "hi", then go', 0, 900, 'anna'), line('=1+1', 1000, 2000), line('it\nis', 3000, 4000)];
    expect(renderTranscript({ ...talk, segments }, 'csv', withAll)).toBe(
      [
        'number,start,end,speaker,text',
        '1,00:00:00.000,00:00:00.900,Anna,"say ""hi"", then go"',
        "2,00:00:01.000,00:00:02.000,,'=1+1",
        '3,00:00:03.000,00:00:04.000,,"it\nis"',
        '',
      ].join('\r\n'),
    );
  });

  it('write JSON with the words and their times', () => {
    const document = JSON.parse(renderTranscript(talk, 'json', withAll)) as Record<string, unknown[]>;
    expect(document['segments']?.[0]).toEqual({
      startMs: 0,
      endMs: 1000,
      speaker: 'Anna',
      speakerId: 'anna',
      text: 'Good morning.',
      words: [
        { text: 'Good', startMs: 0, endMs: 450 },
        { text: 'morning.', startMs: 500, endMs: 950 },
      ],
    });
    expect(document['speakers']).toEqual([
      { id: 'anna', name: 'Anna' },
      { id: 'ben', name: 'Ben <b> & Co' },
    ]);
    expect(renderTranscript(talk, 'json', plain)).not.toContain('speaker');
  });

  describe('with lines that may not be English', () => {
    const segments: Segment[] = [
      line('Good day.', 0, 900, 'anna'),
      { ...line('Too cost said.', 1000, 2000, 'anna'), languageDoubtful: true },
      { ...line('As much bite.', 2000, 3000, 'anna'), languageDoubtful: true },
    ];
    const mixed = { ...talk, segments };
    const NOTE = 'Parts may not be English. Text marked [may not be English] isn’t reliable.';

    it.each<[TextFormat, string[]]>([
      [
        'srt',
        [
          '1\n00:00:00,000 --> 00:00:00,900\nGood day.\n',
          '2\n00:00:01,000 --> 00:00:02,000\n[may not be English] Too cost said.\n',
          '3\n00:00:02,000 --> 00:00:03,000\n[may not be English] As much bite.\n',
        ],
      ],
      [
        'vtt',
        [
          'WEBVTT\n',
          `NOTE ${NOTE}\n`,
          '00:00:00.000 --> 00:00:00.900\nGood day.\n',
          '00:00:01.000 --> 00:00:02.000\n[may not be English] Too cost said.\n',
          '00:00:02.000 --> 00:00:03.000\n[may not be English] As much bite.\n',
        ],
      ],
      ['txt', [`${NOTE}\n`, 'Good day.\n[may not be English] Too cost said.\n[may not be English] As much bite.\n']],
      [
        'csv',
        [
          'number,start,end,text,note\r',
          '1,00:00:00.000,00:00:00.900,Good day.,\r',
          '2,00:00:01.000,00:00:02.000,Too cost said.,may not be English\r',
          '3,00:00:02.000,00:00:03.000,As much bite.,may not be English\r',
          '',
        ],
      ],
    ])('say so ahead and mark each of them in %s', (format, parts) => {
      expect(renderTranscript(mixed, format, plain)).toBe(parts.join('\n'));
    });

    it('begin a paragraph of their own in turns of text and Markdown', () => {
      const turns = { withTimes: false, withSpeakers: true };
      expect(renderTranscript(mixed, 'txt', turns)).toBe(
        `${NOTE}\n\nAnna: Good day.\n\nAnna: [may not be English] Too cost said. As much bite.\n`,
      );
      expect(renderTranscript(mixed, 'md', turns).split('\n\n').slice(1)).toEqual([
        '> Parts may not be English. Text marked \\[may not be English\\] isn’t reliable.',
        '**Anna**: Good day.',
        '**Anna**: \\[may not be English\\] Too cost said. As much bite.\n',
      ]);
    });

    it.each<TextFormat>(['srt', 'vtt', 'txt', 'md', 'csv'])('are unmarked in %s only when that is wanted', (format) => {
      expect(renderTranscript(mixed, format, { ...withAll, withDoubtMarks: false })).not.toContain('English');
      expect(renderTranscript({ ...talk, segments: segments.slice(0, 1) }, format, withAll)).not.toContain('English');
    });

    it('are dropped as a sound, not spoken, when the subtitles become a script', () => {
      const srt = renderTranscript(mixed, 'srt', plain);
      expect(parseScript(srt, 'srt', { newId: () => 'id' }).lines.map((read) => read.text)).toEqual([
        'Good day.',
        'Too cost said.',
        'As much bite.',
      ]);
    });
  });

  it('put lines that begin together into one cue with dashes', () => {
    const segments = [line('Yes!', 1000, 2000, 'anna'), line('No!', 1100, 2200, 'ben')];
    expect(renderTranscript({ ...talk, segments }, 'srt', plain)).toBe(
      '1\n00:00:01,000 --> 00:00:02,200\n- Yes!\n- No!\n',
    );
  });

  it('make one cue a word at word level', () => {
    const segments = wordSegments([lineOf('a', 'one two', 0)]);
    expect(renderTranscript({ ...talk, segments }, 'srt', plain)).toBe(
      '1\n00:00:00,000 --> 00:00:00,450\none\n\n2\n00:00:00,500 --> 00:00:00,950\ntwo\n',
    );
  });

  it('get CRLF and a byte order mark on request, but not where programs choke on them', () => {
    const encoding = { lineEnding: 'crlf', byteOrderMark: true } as const;
    expect(encodeExport('a\nb\n', 'srt', encoding)).toBe('\uFEFFa\r\nb\r\n');
    expect(encodeExport('a,"b\nc"\r\n', 'csv', encoding)).toBe('\uFEFFa,"b\nc"\r\n');
    expect(encodeExport('{\n}', 'json', encoding)).toBe('{\n}');
    expect(encodeExport('a\n', 'srt', { lineEnding: 'lf', byteOrderMark: false })).toBe('a\n');
  });
});

describe('cues of any transcript', () => {
  it.each<TextFormat>(['srt', 'vtt'])('are monotone, do not overlap and keep every word in %s', (format) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const random = seededRandom(seed);
      let startMs = 0;
      const segments = Array.from({ length: 60 }, (_, index) => {
        startMs += Math.floor(random() ** 3 * 4000);
        const count = 1 + Math.floor(random() * 14);
        const text = Array.from({ length: count }, (_word, word) => `w${index}x${word}`).join(' ');
        return { ...line(text, startMs, startMs + random() * 5000), id: lineOf(`s${index}`, text, 0).id };
      });
      const text = renderTranscript({ ...talk, segments }, format, plain);
      let endMs = 0;
      for (const [, from = '', until = ''] of text.matchAll(/^(\S+) --> (\S+)$/gm)) {
        expect(parseTimeCode(from)).toBeGreaterThanOrEqual(endMs);
        endMs = parseTimeCode(until) ?? 0;
        expect(endMs).toBeGreaterThan(parseTimeCode(from) ?? 0);
      }
      expect(text.match(/w\d+x\d+/g)).toEqual(segments.flatMap((segment) => segment.text.split(' ')));
      expect(text.split('\n').every((row) => row.length <= 42)).toBe(true);
    }
  });
});
