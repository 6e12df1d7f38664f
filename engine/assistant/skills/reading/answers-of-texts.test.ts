import { expect, it } from 'vitest';
import { writeStudioContext } from '../../../../shared/service-api/responses/studio-context.ts';
import { asked, type Done, nextStep, turnsOf } from '../../test-data/next-step.ts';

const open = writeStudioContext({ open: { id: 't1', kind: 'transcript', title: 'Meeting' }, selected: [] });
const line = (id: string, startMs: number, speaker: string, text: string) => ({
  id,
  startMs,
  speakerId: speaker,
  speaker,
  text,
});
const read: Done = [
  'read_transcript',
  { id: 't1' },
  {
    lines: [
      line('l1', 0, 'Ada', 'We had a budget of nine thousand for the boat.'),
      line('l2', 60_000, 'Bo', 'Jon will write to the harbour office by Friday.'),
      line('l3', 120_000, 'Ada', 'The walk begins at the old crane. Is that far?'),
    ],
    next: null,
  },
];

it.each([
  ['how much is the budget for the boat', /nine thousand/],
  ['what are the action items', /Jon will write/],
  ['who speaks in the meeting', /2 people speak[^]*Ada: 2 lines[^]*Bo: one line/],
  ['what happens at 1:00', /1:00 Bo: Jon will write/],
  ['quote the sentence with the crane', /The walk begins at the old crane/],
  ['what questions were asked', /Is that far\?/],
  ['how many words does this have', /has 2\d words/],
  ['keywords please', /boat/],
])('answers “%s” from the open text', async (wish, answer) => {
  const step = await nextStep([asked(wish), ...turnsOf([read])], open);
  expect(step).toMatchObject({ said: expect.stringMatching(answer) as string });
});

it('says so where the text says nothing of what is asked', async () => {
  const step = await nextStep([asked('when do the elephants arrive'), ...turnsOf([read])], open);
  expect(step).toMatchObject({ said: expect.stringMatching(/says nothing about that/) as string });
});

it.each([
  ['when is the deadline mentioned in Staff meeting March', 'staff meeting march'],
  ['who speaks in Market vendors?', 'market vendors'],
  ['sum up the staff meeting in five points', 'staff meeting'],
  ['summarise Episode 12', 'episode 12'],
])('finds the text that “%s” names', async (wish, query) => {
  expect(await nextStep([asked(wish)])).toMatchObject({
    name: 'find_in_library',
    args: { query: expect.stringContaining(query) as string },
  });
});

it('asks which text is meant where none is open or named', async () => {
  expect(await nextStep([asked('what are the action items')])).toMatchObject({
    said: expect.stringMatching(/^Which item do you mean/) as string,
  });
});
