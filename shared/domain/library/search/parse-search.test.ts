import { expect, it } from 'vitest';
import { parseSearch, writeOperator } from './parse-search.ts';

/** A Sunday afternoon; dates are of the time zone of whoever runs this. */
const NOW = new Date(2026, 10, 29, 15, 30).getTime();
const day = (year: number, month: number, date: number) => new Date(year, month - 1, date).getTime();
const parse = (query: string) => parseSearch(query, NOW);
const filters = (query: string) => parse(query).filters;

it('keeps words apart from operators, wherever those stand', () => {
  expect(parse('  the lamp kind:transcript  at four tag:"episode 12" ')).toEqual({
    text: 'the lamp at four',
    filters: [
      { by: 'kind', kind: 'transcript' },
      { by: 'tag', name: 'episode 12' },
    ],
  });
});

it('knows boards by their names, and what was picked or rejected', () => {
  expect(filters('board:"Fog, rust, salt" is:picked is:REJECTED')).toEqual([
    { by: 'board', name: 'Fog, rust, salt' },
    { by: 'is', state: 'picked' },
    { by: 'is', state: 'rejected' },
  ]);
});

it('knows kinds by their names, also in the plural and as people call them', () => {
  const kinds = [
    'recording',
    'Recordings',
    'transcripts',
    'script',
    'take',
    'takes',
    'speech',
    'sample',
    'voice-sample',
  ];
  expect(kinds.flatMap((name) => filters(`kind:${name}`)).map((filter) => 'kind' in filter && filter.kind)).toEqual([
    'recording',
    'recording',
    'transcript',
    'script',
    'speech',
    'speech',
    'speech',
    'voice-sample',
    'voice-sample',
  ]);
});

it.each([
  'kind:dog',
  'kind:toString',
  'note:this',
  'rating:6',
  'label:beige',
  'rating:x',
  'size:huge',
  'size:',
  'aspect:0:9',
  'aspect:wide',
  'seed:x',
  'seed:-1',
  'length:soon',
  'date:2026-13',
  'tag:""',
  'is:lost',
])('searches for %s as words, since it means nothing else', (query) =>
  expect(parse(query)).toEqual({ text: query, filters: [] }),
);

it('knows colours by name or number, spelt either way, and what an image is like', () => {
  expect(filters('colour:Blue color:gray colour:#FF8800 similar:an-id')).toEqual([
    { by: 'colour', colour: 'blue' },
    { by: 'colour', colour: 'grey' },
    { by: 'colour', colour: '#ff8800' },
    { by: 'similar', id: 'an-id' },
  ]);
  expect(parse('colour:sea-ish')).toEqual({ text: 'colour:sea-ish', filters: [] });
});

it('knows colour labels, which are no colours of an image, and what has none', () => {
  expect(filters('label:Red label:none')).toEqual([
    { by: 'label', label: 'red' },
    { by: 'label', label: null },
  ]);
});

it('knows tempos, alone and as ranges, and keys as people write them', () => {
  expect(filters('tempo:100')).toEqual([{ by: 'tempo', from: 97, before: 103 }]);
  expect(filters('energy:high energy:LOW energy:>60 energy:<=40 energy:30..70')).toEqual([
    { by: 'energy', from: 60, before: null },
    { by: 'energy', from: null, before: 40 },
    { by: 'energy', from: 61, before: null },
    { by: 'energy', from: null, before: 41 },
    { by: 'energy', from: 30, before: 71 },
  ]);
  expect(filters('tempo:100..130 tempo:>=90 tempo:<80')).toEqual([
    { by: 'tempo', from: 100, before: 130.01 },
    { by: 'tempo', from: 90, before: null },
    { by: 'tempo', from: null, before: 80 },
  ]);
  const keys = ['key:"A minor"', 'key:am', 'key:F#m', 'key:"Eb major"', 'key:Bb', 'key:"C sharp minor"'];
  expect(keys.flatMap(filters)).toEqual(
    [
      [9, true],
      [9, true],
      [6, true],
      [3, false],
      [10, false],
      [1, true],
    ].map(([tonic, isMinor]) => ({ by: 'key', key: { tonic, isMinor } })),
  );
  expect([...filters('tempo:fast energy:loud energy:60 key:H key:"A lydian"')]).toEqual([]);
});

it('takes no operator out of the middle of a word', () => {
  expect(parse('see(kind:script) http://kind:script 12:30')).toEqual({
    text: 'see(kind:script) http://kind:script 12:30',
    filters: [],
  });
});

it.each([
  ['date:2026', day(2026, 1, 1), day(2027, 1, 1)],
  ['date:2026-02', day(2026, 2, 1), day(2026, 3, 1)],
  ['date:2024-02-29', day(2024, 2, 29), day(2024, 3, 1)],
  ['date:today', day(2026, 11, 29), day(2026, 11, 30)],
  ['date:yesterday', day(2026, 11, 28), day(2026, 11, 29)],
  ['date:week', day(2026, 11, 23), day(2026, 11, 30)],
  ['since:2026-03', day(2026, 3, 1), null],
  ['before:2026-03', null, day(2026, 3, 1)],
])('%s', (query, from, before) => expect(filters(query)).toEqual([{ by: 'date', from, before }]));

it('knows no 29 February of a common year and no 31 April', () => {
  expect([...filters('date:2026-02-29'), ...filters('date:2026-04-31')]).toEqual([]);
});

it.each([
  ['length:90', 90_000, null],
  ['length:1m30s', 90_000, null],
  ['length:1:30', 90_000, null],
  ['length:1:00:00', 3_600_000, null],
  ['length:1.5h', 5_400_000, null],
  ['length:>10m', 600_001, null],
  ['length:>=10min', 600_000, null],
  ['length:<30s', null, 30_000],
  ['length:<=30s', null, 30_001],
  ['length:1m..5m', 60_000, 300_001],
])('%s', (query, from, before) => expect(filters(query)).toEqual([{ by: 'length', from, before }]));

it.each([
  ['rating:4', 4, 5],
  ['rating:0', 0, 0],
  ['rating:=3', 3, 3],
  ['rating:>3', 4, 5],
  ['rating:<3', 0, 2],
  ['rating:<=3', 0, 3],
  ['rating:5', 5, 5],
])('%s', (query, least, most) => expect(filters(query)).toEqual([{ by: 'rating', least, most }]));

it('reads what it writes, whatever is in a name', () => {
  for (const name of ['sea', 'episode 12', 'a:b', 'weiß', '每周', 'He said "no"'])
    expect([name, filters(writeOperator('tag', name))]).toEqual([
      name,
      [{ by: 'tag', name: name.replaceAll('"', '') }],
    ]);
});
