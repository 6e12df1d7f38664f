import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';
import { speechUnits, type Pronunciation } from './speech-units.ts';

const spoken = (text: string, pronunciations: Pronunciation[] = []) =>
  speechUnits(text, { offset: 0, pronunciations })
    .map((unit) => unit.spoken)
    .join(' ');
const sentences = (text: string) => splitSentences(text).map(({ begin, end }) => text.slice(begin, end));

describe('sentences', () => {
  it('end at full stops that end sentences', () => {
    expect(sentences('Dr. Smith left at 5 p.m. on Monday. "Was it late?" he asked. Yes!')).toEqual([
      'Dr. Smith left at 5 p.m. on Monday.',
      '"Was it late?"',
      'he asked.',
      'Yes!',
    ]);
    expect(sentences('Version 1.5 is out... at last. See www.example.com now')).toEqual([
      'Version 1.5 is out... at last.',
      'See www.example.com now',
    ]);
  });

  it('end after abbreviations only where another one begins', () => {
    expect(sentences('I said no. Then he left at 5 p.m. The shop of Smith Inc. Boston was shut.')).toEqual([
      'I said no.',
      'Then he left at 5 p.m.',
      'The shop of Smith Inc. Boston was shut.',
    ]);
    expect(sentences('See No. 5 in vol. 2 by J. Smith. Good.')).toEqual(['See No. 5 in vol. 2 by J. Smith.', 'Good.']);
  });

  it('end behind streets, months and units where another one begins', () => {
    expect(
      sentences('He lives at 12 Sunset Blvd. near St. Mary’s St. It was cold. Wait 5 min. Then go to Oak Dr. Smith.'),
    ).toEqual([
      'He lives at 12 Sunset Blvd. near St. Mary’s St.',
      'It was cold.',
      'Wait 5 min.',
      'Then go to Oak Dr. Smith.',
    ]);
    expect(sentences('On Jan. 3 Prof. Li saw Fig. 2 and Sen. Bo. He left the U.S. It rained.')).toEqual([
      'On Jan. 3 Prof. Li saw Fig. 2 and Sen. Bo.',
      'He left the U.S.',
      'It rained.',
    ]);
  });

  it('end at line breaks', () => {
    expect(splitSentences('Title\n\nFirst line.\nSecond').map((sentence) => sentence.ending)).toEqual([
      'paragraph',
      'paragraph',
      'sentence',
    ]);
  });

  it('are cut when they are too long to wait for', () => {
    const long = `When the first light came over the hills, ${'they walked on and on '.repeat(20)}until night.`;
    const pieces = splitSentences(long, true).map(({ begin, end }) => long.slice(begin, end));
    expect(pieces[0]).toBe('When the first light came over the hills,');
    expect(pieces.every((piece) => piece.length <= 160)).toBe(true);
    expect(pieces.join(' ')).toBe(long);
    expect(sentences('x'.repeat(1000)).every((piece) => piece.length <= 160)).toBe(true);
  });

  it('begin with a short piece where somebody waits, cut where one would take breath if there is such a place', () => {
    const first = (text: string) => splitSentences(text, true).map(({ begin, end }) => text.slice(begin, end))[0];
    expect(first('The morning train leaves the old station at seven, and everyone must be there.')).toBe(
      'The morning train leaves the old station',
    );
    expect(first('When the light came, they walked on and on for hours until the night had come.')).toBe(
      'When the light came,',
    );
    expect(first('Somebody had left the old wooden garden doors wide open again yesterday evening.')).toBe(
      'Somebody had left the old wooden garden',
    );
    expect(first('A short sentence is left as it is.')).toBe('A short sentence is left as it is.');
    expect(first('x'.repeat(100))).toBe('x'.repeat(44));
  });
});

describe('words as they are spoken', () => {
  it('have titles, symbols and quotes resolved', () => {
    expect(spoken('Dr. Who & “friends” — don’t 50%')).toBe("doctor Who and friends, don't fifty percent");
    expect(spoken('St. Paul on Main St.')).toBe('saint Paul on Main street');
    expect(spoken('No. 5 of Sam Jr. on pages 3–7, no')).toBe('number five of Sam junior on pages three to seven, no');
  });

  it('have dates, money, units and addresses read', () => {
    expect(spoken('On 2026-11-28 we paid €5.50 for 5km')).toBe(
      'On November twenty eighth twenty twenty six we paid five euros fifty for five kilometers',
    );
    expect(spoken('Write to me@example.com or https://example.com/help')).toBe(
      'Write to me at example dot com or example dot com slash help',
    );
    expect(spoken('It was -5°C, 1/2 full')).toBe('It was minus five degrees celsius, one half full');
  });

  it('have large amounts, units apart from their number, dates with slashes and clock times read', () => {
    expect(spoken('For $3.2m, €3bn or $40k and £1')).toBe(
      'For three point two million dollars, three billion euros or forty thousand dollars and one pound',
    );
    expect(spoken('1 km, 20 km, 3 ft, 5 m')).toBe('one kilometer, twenty kilometers, three feet, five meters');
    expect(spoken('11/28/2026, 28/11/2026')).toBe(
      'November twenty eighth twenty twenty six, November twenty eighth twenty twenty six',
    );
    expect(spoken('9am, 3:45pm, 24/7 and/or AT&T')).toBe(
      'nine eigh M, three forty five P M, twenty four seven and or eigh T and T',
    );
  });

  it('have Roman numerals and telephone numbers read', () => {
    expect(spoken('Henry VIII at 5:05pm, call 555-123-4567')).toBe(
      'Henry the eighth at five oh five P M, call five five five one two three four five six seven',
    );
  });

  it('are read as people read them, whole texts too', () => {
    expect(
      spoken(
        'There were 22,361 people. Pi is 3.14. It weighs 50 g. We saved 50%. He came 4th. Two thirds is 2/3. Jan. 3rd, 2024 was cold.',
      ),
    ).toBe(
      'There were twenty two thousand three hundred sixty one people Pi is three point one four It weighs fifty grams We saved fifty percent He came fourth Two thirds is two thirds January third, twenty twenty four was cold',
    );
    expect(
      spoken(
        "He lives at 12 Sunset Blvd. near St. Mary's St. It was 20°C and 5 km away. Call 555-1234. No. 5 is open.",
      ),
    ).toBe(
      "He lives at twelve Sunset boulevard near saint Mary's street It was twenty degrees celsius and five kilometers away Call five five five one two three four number five is open",
    );
  });

  it('name letters as the voice says them', () => {
    expect(spoken('AI and an A4 JPEG on Wi-Fi')).toBe('eigh I and an eigh four jay peg on why fi');
  });

  it('keep the pause after a reading', () => {
    const units = speechUnits('A tomato(təˈmɑːtoʊ), please', { offset: 0, pronunciations: [] });
    expect(units.map((unit) => [unit.text, unit.spoken])).toEqual([
      ['A', 'A'],
      ['tomato', 'tomato,'],
      ['please', 'please'],
    ]);
  });

  it('can be replaced, phrases too', () => {
    const table = [
      { word: 'San Jose', replacement: 'san ho zay' },
      { word: 'nginx', replacement: '(ˈɛndʒɪn)' },
      { word: 'Dr. Who', replacement: 'the doctor' },
    ];
    expect(spoken('We met Dr. Who.', table)).toBe('We met the doctor');
    const units = speechUnits('Nginx in San Jose, now', { offset: 10, pronunciations: table });
    expect(units.map((unit) => [unit.text, unit.textBegin, unit.spoken, unit.phones])).toEqual([
      ['Nginx', 10, 'nginx', 'eh1 n jh ih0 n'],
      ['in', 16, 'in', null],
      ['San Jose,', 19, 'san ho zay,', null],
      ['now', 29, 'now', null],
    ]);
  });

  it('leave out what cannot be spoken', () => {
    expect(spoken('Hi 👋 — שלום there!')).toBe('Hi, there');
    expect(speechUnits('你好', { offset: 0, pronunciations: [] })).toEqual([]);
  });
});
