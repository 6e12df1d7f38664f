import { describe, expect, it } from 'vitest';
import { writeStudioContext } from '../../../../shared/service-api/responses/studio-context.ts';
import { asked, type Done, nextStep, turnsOf } from '../../test-data/next-step.ts';

const open = writeStudioContext({ open: { id: 't1', kind: 'transcript', title: 'Talk' }, selected: [] });
const read: Done = [
  'read_transcript',
  { id: 't1' },
  {
    lines: [
      { id: 'l1', speakerId: 'sp1', speaker: 'Speaker 1', text: 'Left of the boat.' },
      { id: 'l2', speakerId: 'sp2', speaker: 'Ada', text: 'Go right, then left. It is brighter there.' },
    ],
    next: null,
  },
];
const step = (wish: string, done: readonly Done[] = []) => nextStep([asked(wish), ...turnsOf(done)], open);

describe('words that are taken out', () => {
  it.each([
    ['remove the word "like"', { find: 'like', replacement: '', matchesWholeWords: true }],
    ['delete all the filler words', { find: 'um', replacement: '', matchesWholeWords: true, matchesCase: false }],
    [
      'remove the filler words like uh and er',
      { find: 'uh', replacement: '', matchesWholeWords: true, matchesCase: false },
    ],
    ['remove all the ums', { find: 'um', replacement: '', matchesWholeWords: true, matchesCase: false }],
  ])('are whole words: “%s”', async (wish, args) => {
    expect(await step(wish)).toEqual({ name: 'replace_in_transcript', args: { id: 't1', ...args } });
  });

  it('may be several fillers, one call each', async () => {
    const first: Done = [
      'replace_in_transcript',
      { id: 't1', find: 'uh', replacement: '', matchesCase: false, matchesWholeWords: true },
      { matchCount: 2, revision: 3 },
    ];
    expect(await step('delete the uhs and ums', [first])).toMatchObject({
      name: 'replace_in_transcript',
      args: { find: 'um' },
    });
  });
});

it('replaces no name in a longer one that the new name is', async () => {
  expect(await step('replace "Jon" with "Jonas"')).toMatchObject({ args: { find: 'Jon', matchesWholeWords: true } });
});

describe('a swap', () => {
  it('gives two speakers the names of each other', async () => {
    const first: Done = ['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Ada' }, { ok: true }];
    expect(await step('swap speaker 1 and Ada', [read])).toEqual({ name: 'rename_speaker', args: first[1] });
    expect(await step('swap speaker 1 and Ada', [read, first])).toEqual({
      name: 'rename_speaker',
      args: { id: 't1', speakerId: 'sp2', name: 'Speaker 1' },
    });
  });

  it('of words is one step, in which no word is swapped back and none is cut', async () => {
    expect(await step('swap "left" and "right"', [read])).toEqual({
      name: 'set_transcript_lines',
      args: {
        id: 't1',
        lines: [
          { lineId: 'l1', text: 'Right of the boat.' },
          { lineId: 'l2', text: 'Go left, then right. It is brighter there.' },
        ],
      },
    });
  });

  it('asks which speakers where there are not two', async () => {
    const one: Done = [
      'read_transcript',
      { id: 't1' },
      { lines: [{ id: 'l1', speakerId: 'sp1', speaker: 'Ada', text: 'Hi' }] },
    ];
    expect(await step('swap the speakers', [one])).toMatchObject({
      said: expect.stringMatching(/Which two/) as string,
    });
  });
});
