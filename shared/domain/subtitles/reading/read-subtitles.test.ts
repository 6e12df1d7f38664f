import { describe, expect, it, test } from 'vitest';
import { failureRecord } from '../../failures/failure.ts';
import { parseScript } from '../../script/parsing/parse-script.ts';
import { cueText } from './cue-text.ts';
import { readSubtitles, subtitleFormatOf } from './read-subtitles.ts';

const read = (text: string) =>
  readSubtitles(text).map(({ startMs, endMs, lines }) => `${startMs}-${endMs} ${cueText(lines)}`);

function refusal(text: string) {
  try {
    read(text);
    return null;
  } catch (error) {
    const { code, data } = failureRecord(error);
    return [code, data?.['reason'], data?.['line'] ?? data?.['format'] ?? null];
  }
}

const srt = (times: string) => `1\n${times}\nThe first line.\n\n2\n00:01:00,000 --> 00:01:02,000\nThe second.\n`;

test('a cue whose text is a number keeps it, with and without indexes and blank lines', () => {
  const [one, two] = ['00:00:01,000 --> 00:00:02,000', '00:00:03,000 --> 00:00:04,000'];
  const said = ['1000-2000 42', '3000-4000 1984'];
  expect(read(`1\n${one}\n42\n\n2\n${two}\n1984\n`)).toEqual(said);
  expect(read(`${one}\n42\n\n${two}\n1984`)).toEqual(said);
  expect(read(`1\n${one}\n42\n2\n${two}\n1984\n`)).toEqual(said);
});

test.each([
  ['(SIGHS) ANNA: Bye.', '[ANNA] Bye.'],
  ['ANNA (whispering): Come.', '[ANNA] Come.'],
  ['[Anna, laughing] Come.', '[Anna] Come.'],
  ['[in French] Bonjour', 'Bonjour'],
  ['*coughs* I am *very* ill.', 'I am *very* ill.'],
  ['#la la la#', 'la la la'],
  ['It is #1 here.', 'It is #1 here.'],
  ['>> Hello. >> Hi.', 'Hello.\nHi.'],
])('of %s is spoken %s', (written, spoken) => {
  expect(cueText([written])).toBe(spoken);
});

describe('times of cues', () => {
  test.each([
    ['00:00:01,500 --> 00:00:02,000', '1500-2000'],
    ['00:00:01.500 --> 00:00:02.000', '1500-2000'],
    ['00:00:01 --> 00:00:02', '1000-2000'],
    ['00:01 --> 00:02', '1000-2000'],
    ['0:0:1,5 --> 0:0:2,25', '1500-2250'],
    ['00:00:01,5000 --> 00:00:02,123456', '1500-2123'],
    ['00 : 00 : 01 , 500 --> 00:00: 02,000', '1500-2000'],
    ['00:00:01,500-->00:00:02,000', '1500-2000'],
    ['00:00:01,500 -> 00:00:02,000', '1500-2000'],
    ['00:00:01:500 --> 00:00:02:000', '1500-2000'],
    ['-00:00:01,000 --> 00:00:02,000', '0-2000'],
    ['-00:00:03,000 --> -00:00:02,000', '0-1'],
    ['00:00:-1,000 --> 00:00:02,000', 'refused'],
    ['00:00:01,500 --> 00:00:02,000 X1:40 X2:600 Y1:20 Y2:50', '1500-2000'],
    ['100:00:00,000 --> 100:00:01,000', '360000000-360001000'],
    ['00:00:o1,500 --> 00:00:02,000', 'refused'],
    ['00:00:01,500 --> later', 'refused'],
  ])('%s', (times, expected) => {
    const text = srt(times);
    if (expected === 'refused') expect(refusal(text)).toEqual(['INVALID_INPUT', 'subtitles', 2]);
    else expect(read(text)).toContain(`${expected} The first line.`);
    if (expected !== 'refused') expect(read(text)).toHaveLength(2);
  });

  it('a cue without times is refused and never added to the one before', () => {
    expect(refusal('1\n00:00:01,000 --> 00:00:02,000\nOne.\n\n2\nTwo.\n')).toEqual(['INVALID_INPUT', 'subtitles', 5]);
  });
});

describe('what is spoken of a cue', () => {
  test.each([
    [['[door slams] The first line is here.'], 'The first line is here.'],
    [['[Door slams]'], ''],
    [['[MUSIC PLAYING]'], ''],
    [['(LAUGHS)'], ''],
    [['(laughs)'], ''],
    [['(SIGHS) I know.'], 'I know.'],
    [['It costs ten (or eleven) dollars.'], 'It costs ten (or eleven) dollars.'],
    [['♪ The second line follows ♪'], 'The second line follows'],
    [['♪♪'], ''],
    [['- The third line.', '- Ends it.'], 'The third line.\nEnds it.'],
    [['MAN: The fourth one.'], '[MAN] The fourth one.'],
    [['WOMAN 2 (ON PHONE): Hello.'], '[WOMAN 2] Hello.'],
    [['>> ANN: Good evening.', '>> And you?'], '[ANN] Good evening.\nAnd you?'],
    [['[Ann] Hello.'], '[Ann] Hello.'],
    [['<v Ann>Hello.</v>'], '[Ann] Hello.'],
    [['<v.loud.first Ann Lee>Hello.'], '[Ann Lee] Hello.'],
    [['{\\an8}The first <i>line</i> is here.'], 'The first line is here.'],
    [['<font color="#ff0000">The second</font> <b>line</B> follows.'], 'The second line follows.'],
    [['{\\i1}The third{\\i0} line\\Nends it.'], 'The third line\nends it.'],
    [['Tom &amp; Jerry&nbsp;are&#39;nt &lt;here&gt; &#x2014; no.'], "Tom & Jerry are'nt <here> — no."],
    [['One<#0.5#>two'], 'One<#0.5#>two'],
    [['Note: this is no name.'], 'Note: this is no name.'],
    [['-5 degrees, 3 > 2 & 1 < 2'], '-5 degrees, 3 > 2 & 1 < 2'],
  ])('%j', (lines, expected) => expect(cueText(lines)).toBe(expected));

  it.each([
    [['[door slams] The first line.'], 'Door slams. The first line.'],
    [['(LAUGHS)'], 'Laughs.'],
    [['[Ann] [sighs] Well…'], '[Ann] Sighs. Well…'],
    [['[♪ gentle piano music ♪]'], 'Gentle piano music.'],
    [['[may not be English] Too cost said.'], 'Too cost said.'],
    [['(DOOR SLAMS) ANNA: Hello.'], '[ANNA] Door slams. Hello.'],
    [['*coughs* Well.'], 'Coughs. Well.'],
    [['[♪♪♪]'], ''],
    [['Nothing (else) here.'], 'Nothing (else) here.'],
  ])('%j has its sounds where they are wanted', (lines, expected) =>
    expect(cueText(lines, { withSounds: true })).toBe(expected),
  );

  it('speakers become characters, sounds do not', () => {
    let id = 0;
    const text =
      '1\n00:00:00,500 --> 00:00:02,000\n[door slams] The first line is here.\n\n2\n00:00:09,000 --> 00:00:10,000\n(LAUGHS)\n\n3\n00:00:11,000 --> 00:00:12,000\nMAN: The fourth one.\n';
    const script = parseScript(text, 'srt', { newId: () => String(id++) });
    expect(script.characters.map((character) => character.name)).toEqual(['MAN']);
    expect(script.lines.map((line) => line.text)).toEqual(['The first line is here.', 'The fourth one.']);
  });
});

describe('kinds of subtitles', () => {
  it('are told by their content', () => {
    const kinds: [string, string][] = [
      ['\uFEFF1\r\n00:00:00,500 --> 00:00:02,000\r\nHi\r\n', 'srt'],
      ['00:00:01 --> 00:00:02\nHi', 'srt'],
      ['WEBVTT\n\n00:01.000 --> 00:02.000\nHi', 'vtt'],
      ['0:00:00.500,0:00:02.000\nHi\n', 'sbv'],
      ['{10}{20}Hi', 'microdvd'],
      ['[Script Info]\nTitle: x', 'ass'],
      ['<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml">', 'ttml'],
      ['<SAMI>\n<HEAD>', 'sami'],
      ['[ar:Someone]\n[00:12.00]Words', 'lrc'],
    ];
    expect(kinds.map(([text]) => subtitleFormatOf(text))).toEqual(kinds.map(([, kind]) => kind));
    const texts = [
      '1\nOne thing.',
      'At 10:30 --> go',
      '[Ann] Hello.',
      '# Title',
      '',
      'A {10} thing',
      '12 apples --> 3 pies',
    ];
    expect(texts.map(subtitleFormatOf)).toEqual(texts.map(() => null));
  });

  it('WebVTT: notes, styles, regions, names and settings of cues are not spoken', () => {
    const vtt =
      'WEBVTT - a talk\nKind: captions\n\nNOTE not\nspoken\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\n\nintro\n00:01.000 --> 00:02.500 align:start position:0%\n<v Ann>Hello &amp; <00:01.500>bye.\n\n2\n00:03.000 --> 00:04.000\n<c.yellow>Two</c>\n';
    expect(read(vtt)).toEqual(['1000-2500 [Ann] Hello & bye.', '3000-4000 Two']);
  });

  it('SBV, MicroDVD and SubStation Alpha are read', () => {
    expect(read('0:00:00.500,0:00:02.000\nOne\ntwo\n\n0:00:03.000,0:00:04.000\nThree\n')).toEqual([
      '500-2000 One\ntwo',
      '3000-4000 Three',
    ]);
    expect(read('{1}{1}25\n{25}{50}{y:i}One|two\n{100}{125}Three\n')).toEqual([
      '1000-2000 One\ntwo',
      '4000-5000 Three',
    ]);
    const ass =
      '[Script Info]\nTitle: x\n\n[V4+ Styles]\nFormat: Name, Fontname\nStyle: Default,Arial\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.50,Default,Ann,0,0,0,,{\\i1}One{\\i0}, two\\Nthree\n';
    expect(read(ass)).toEqual(['1000-2500 [Ann] One, two\nthree']);
  });

  it('what is known and not read is refused by its name, what is broken by its line', () => {
    expect(refusal('<tt xml:lang="en"></tt>')).toEqual(['INVALID_INPUT', 'subtitles', 'ttml']);
    expect(refusal('{10}{20}One\nTwo')).toEqual(['INVALID_INPUT', 'subtitles', 2]);
    expect(refusal('0:00:00.500,0:00:02.000\nOne\n\n0:00:00:00:03,0:04\nTwo')).toEqual([
      'INVALID_INPUT',
      'subtitles',
      4,
    ]);
  });
});
