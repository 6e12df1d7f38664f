import { describe, expect, it } from 'vitest';
import { failureRecord } from '../../failures/failure.ts';
import { parseScript, type ScriptFormat } from './parse-script.ts';

function parsed(text: string, format: ScriptFormat = 'txt') {
  let next = 0;
  const script = parseScript(text, format, { newId: () => `id${next++}` });
  const names = new Map(script.characters.map(({ id, name }) => [id, name]));
  const ids = [...script.characters, ...script.lines].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  return {
    ...script,
    said: script.lines.map(
      ({ characterId, text: line }) => `${(characterId && names.get(characterId)) ?? '-'}| ${line}`,
    ),
    sections: script.lines.map((line) => line.section),
  };
}

describe('reading a script from plain text', () => {
  it('makes a line of every paragraph, whatever the line ends and with a byte order mark', () => {
    const { said, title } = parsed('\uFEFFOne wrapped\r\nparagraph.\r\n \r\n\r\nAnother\u0000 one.\n\n\n');
    expect(said).toEqual(['-| One wrapped paragraph.', '-| Another one.']);
    expect(title).toBeNull();
    expect(parsed('One.\nTwo.\rThree.').said).toEqual(['-| One.', '-| Two.', '-| Three.']);
    expect(parsed('  \n \n').said).toEqual([]);
  });

  it('leaves out the times of transcripts, not those that are said', () => {
    const hello = ['Anna| Hi there.', 'Ben| Yo.', 'Anna| Bye.'];
    expect(parsed('[00:00:01] Anna: Hi there.\n[00:00:05] Ben: Yo.\n[00:00:09] Anna: Bye.').said).toEqual(hello);
    expect(parsed('Anna  0:01\nHi there.\n\nBen  0:05\nYo.\n\nAnna  0:09\nBye.').said).toEqual(hello);
    expect(parsed('Anna: (00:01)\nHi there.\nBen: (00:05)\nYo.\nAnna: (00:09)\nBye.').said).toEqual(hello);
    expect(parsed('Anna [0:01]: Hi there.\nBen [0:05]: Yo.\nAnna [0:09]: Bye.').said).toEqual(hello);
    expect(parsed('0:00\nHi there.\n0:05\nYo.').said).toEqual(['-| Hi there.', '-| Yo.']);
    for (const text of [
      '7:00 Wake up.\n8:00 Eat.',
      'At 10:30 we go.\n10:45 is late.',
      'John 3:16\nFor God.\nJohn 3:17',
    ])
      expect(parsed(text).said).toEqual(text.split('\n').map((line) => `-| ${line}`));
  });

  it('casts who is named in brackets, until somebody else is', () => {
    const text = '[Anna] Hello!\n[ben]: Hi, Anna.\n\nHow are you?\n\n[ANNA]\nFine (laughs), and [you]?\n[1] A note';
    const { said, characters } = parsed(text);
    expect(said).toEqual([
      'Anna| Hello!',
      'ben| Hi, Anna.',
      'ben| How are you?',
      'Anna| Fine (laughs), and [you]? [1] A note',
    ]);
    expect(characters).toMatchObject([
      { name: 'Anna', ordinal: 0, voiceId: null },
      { name: 'ben', ordinal: 1, voiceId: null },
    ]);
  });

  it('takes the name of one speaker alone where it stands ahead of nearly all lines', () => {
    const alone = 'NARRATOR: The lamp was lit.\n\nNARRATOR: Then it went out.\n\nNarrator: The end.';
    expect(parsed(alone).said).toEqual([
      'NARRATOR| The lamp was lit.',
      'NARRATOR| Then it went out.',
      'NARRATOR| The end.',
    ]);
    const notes = 'One line.\nAnother.\nNote: this one.\nMore.\nNote: and that.\nThe end.';
    expect(parsed(notes).characters).toEqual([]);
  });

  it('takes names ahead of a colon only where two of them come again and again', () => {
    const dialogue = 'Anna: Hello.\nBen: Hi.\nAnna: How are you?\nBen: Fine: really.\nOld Tom: Me too.';
    expect(parsed(dialogue).said).toEqual([
      'Anna| Hello.',
      'Ben| Hi.',
      'Anna| How are you?',
      'Ben| Fine: really.',
      'Old Tom| Me too.',
    ]);
    const prose = 'Note: this is new.\nNote: this too.\nHe said: go.\nhttps://example.com: a page\n12:30 it was.';
    expect(parsed(prose).said.every((line) => line.startsWith('-| '))).toBe(true);
    expect(parsed(prose).said[0]).toBe('-| Note: this is new.');
  });

  it('keeps the markers of speech', () => {
    const line = 'One<#0.5#>two (sighs) tomato(təˈmeɪtoʊ).';
    expect(parsed(line).said).toEqual([`-| ${line}`]);
    expect(parsed(line, 'md').said).toEqual([`-| ${line}`]);
  });
});

describe('reading a script from Markdown', () => {
  it('makes a title and sections of headings', () => {
    const script = parsed(
      '# The book\n\nBefore.\n\n## Part one\n### Chapter *1*\n\nText.\n\nMore.\n\nPart two\n--------\nEnd.\n',
      'md',
    );
    expect(script.title).toBe('The book');
    expect(script.said).toEqual(['-| Before.', '-| Text.', '-| More.', '-| End.']);
    expect(script.sections).toEqual([null, 'Part one – Chapter 1', null, 'Part two']);
  });

  it('speaks words, not markup', () => {
    const text = [
      '---\ntitle: "Front title"\ntags: [a, b]\n---',
      'A **bold** and _soft_ [link](https://example.com "t") with `code` &amp; ~~more~~.<!-- no -->',
      '![picture](a.png)',
      '```js\nnot.spoken();\n```',
      '    indented.code();',
      '> A quote\n> in two lines.',
      '- [x] one *item*\n- two\n  - nested',
      '1. first\n2. second',
      '| a | b |\n|---|---|\n| c | d |',
      '<div>html</div>',
      '***',
      '5 \\* 3 is 15.[^1]',
      '[^1]: A foot note.',
    ].join('\n\n');
    const script = parsed(text, 'md');
    expect(script.title).toBe('Front title');
    expect(script.said.map((line) => line.slice(3))).toEqual([
      'A bold and soft link with code & more.',
      'A quote in two lines.',
      'one item',
      'two',
      'nested',
      'first',
      'second',
      'a, b',
      'c, d',
      '5 * 3 is 15.',
      'A foot note.',
    ]);
  });

  it('takes a paragraph that is nothing but signs of emphasis as it stands instead of seeking their partners for minutes', () => {
    const signs = '_a'.repeat(100_000);
    const { lines } = parsed(`One *word*.\n\n${signs}\n\nAnother **word**.`, 'md');
    expect(lines.map((line) => line.text.length)).toEqual([9, 200_000, 13]);
  });

  it('refuses a line that opens hundreds of quotes or lists, and reads one of a few', () => {
    for (const sign of ['> ', '1. ', '- ']) {
      expect(() => parsed(`${sign.repeat(1_000_000)}Deep.`, 'md')).toThrow(
        expect.objectContaining({ code: 'INVALID_INPUT' }),
      );
      expect(parsed(`${sign.repeat(20)}Deep.`, 'md').lines.map((line) => line.text)).toEqual(['Deep.']);
    }
  });

  it('casts names in brackets and leaves a section to the words behind a name', () => {
    const script = parsed('## Scene\n\n[Anna]\n\nHello.\n\n**[Ben]** Hi.', 'md');
    expect(script.said).toEqual(['Anna| Hello.', 'Ben| Hi.']);
    expect(script.sections).toEqual(['Scene', null]);
  });
});

describe('reading a script from subtitles', () => {
  const srt = [
    '1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Hello</i>\r\n{\\an8}there.\r\n',
    '2\n00:00:03.000 --> 00:00:02.000 X1:0\n[Anna] 1984\n\nwas a year.\n',
    '3\n00:00:05,000 --> 00:00:06,000\n\n',
    '4\n0:00:04,000 --> 0:00:04,900\n- One<#0.5#>two\n- Three',
  ].join('\n');

  it('makes lines of cues in the order of their times, without tags, and keeps the times', () => {
    const script = parsed(srt, 'srt');
    expect(script.said).toEqual(['-| Hello there.', 'Anna| 1984 was a year.', 'Anna| One<#0.5#>two Three']);
    expect(script.lines.map((line) => line.cue)).toEqual([
      { startMs: 1000, endMs: 2500 },
      { startMs: 3000, endMs: 3001 },
      { startMs: 4000, endMs: 4900 },
    ]);
  });

  it('reads nothing from what is none', () => {
    expect(parsed('just a text\n\nwithout times', 'srt').said).toEqual([]);
  });
});

describe('any text', () => {
  it('is read or refused, however it is made', () => {
    const refused: string[] = [];
    for (const piece of ['[', '[a', 'a(', 'A: ', '*', '_', '> ', '- ', '<', '`', '#', '[a](', '1\n00:00:01,000 --> ']) {
      for (const format of ['txt', 'md', 'srt'] as const) {
        try {
          parsed(piece.repeat(5000), format);
        } catch (error) {
          refused.push(`${piece}${format} ${failureRecord(error).code}`);
        }
      }
    }
    expect(refused).toEqual(['> md INVALID_INPUT', '1\n00:00:01,000 --> srt INVALID_INPUT']);
  });
});
