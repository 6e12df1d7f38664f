import { describe, expect, it } from 'vitest';
import { writeStudioContext } from '../../shared/service-api/responses/studio-context.ts';
import { ask, call, output, user } from './test-data/ask.ts';

describe('what was made in a conversation', () => {
  it('waits for a task again and again with the same call, and goes on with what came of it', async () => {
    const wish = user('Draw a boat and make a clip of it');
    const draw = [wish, call('generate_images', { prompt: 'a boat' }), output({ jobId: 'j1', wasMadeBefore: false })];
    const waiting = { name: 'wait_for_task', args: { id: 'j1', timeoutSeconds: 60 } };
    expect((await ask(draw)).calls).toEqual([waiting]);
    const waited = (answer: object) => [call(waiting.name, waiting.args), output(answer)];
    const still = [...draw, ...waited({ state: 'running', hasEnded: false, results: [] })];
    expect((await ask(still)).calls).toEqual([waiting]);
    const results = [{ kind: 'image', id: 'i7' }];
    const done = [...still, ...waited({ state: 'done', hasEnded: true, results })];
    expect((await ask(done)).calls).toEqual([{ name: 'generate_clip', args: { firstFrameId: 'i7' } }]);
    const failed = [...still, ...waited({ state: 'failed', hasEnded: true, failure: { text: 'The disk is full' } })];
    const stopped = await ask(failed);
    expect(stopped.calls).toEqual([]);
    expect(stopped.text).toContain('The disk is full.');
  });

  it('means by “it” what the conversation made last, and asks where that could do harm', async () => {
    const before = [
      user('Draw a boat'),
      call('generate_images', { prompt: 'a boat' }),
      output({ jobId: 'j1' }),
      call('wait_for_task', { id: 'j1', timeoutSeconds: 60 }),
      output({ state: 'done', hasEnded: true, title: 'a boat', results: [{ kind: 'image', id: 'i7' }] }),
    ];
    const filmed = await ask([...before, user('Make a clip of it')]);
    expect(filmed.calls).toEqual([{ name: 'generate_clip', args: { firstFrameId: 'i7' } }]);
    const deleted = await ask([...before, user('Move it to the bin')]);
    expect(deleted.calls).toEqual([]);
    expect(deleted.text).toMatch(/Which item do you mean/);
    const exported = await ask([...before, user('Export all of it')]);
    expect(exported.calls).toEqual([{ name: 'export_items', args: { ids: ['i7'] } }]);
  });
});

describe('a request for several things', () => {
  it('is done step by step, and what a step answered is used by the next', async () => {
    const wish = user('Replace "sea" with "ocean" and export it as SRT');
    const replaced = { id: 't1', find: 'sea', replacement: 'ocean' };
    expect((await ask([wish])).calls).toEqual([{ name: 'replace_in_transcript', args: replaced }]);
    const done = [wish, call('replace_in_transcript', replaced), output({ matchCount: 1, lineCount: 1 })];
    const exporting = { id: 't1', format: 'srt' };
    expect((await ask(done)).calls).toEqual([{ name: 'export_transcript', args: exporting }]);
    const all = [
      ...done,
      call('export_transcript', exporting),
      output({ text: '1\n00:00', fileName: 'a.srt', next: null }),
    ];
    const { calls, text } = await ask(all);
    expect(calls).toEqual([]);
    expect(text).toMatch(/Replaced “sea” by “ocean” 1 time[^]*a\.srt/);
  });

  it('stops where a tool was refused or failed, and says so', async () => {
    const wish = user('Move this to the bin and then export it as SRT');
    const binned = call('move_to_bin', { ids: ['t1'] });
    for (const answer of [{ error: { message: 'Not allowed' } }, { error: 'Refused by the user' }]) {
      const { calls, text } = await ask([wish, binned, output(answer)]);
      expect(calls).toEqual([]);
      expect(text).toMatch(/^I couldn’t move to bin: (?:Not allowed|Refused by the user)/);
    }
  });

  it('says of a step that was skipped what the user did, and nothing that was meant for a model', async () => {
    const wish = user('Move this to the bin');
    const told = { error: 'The user didn’t allow this. Don’t try again unless asked.' };
    const { text } = await ask([wish, call('move_to_bin', { ids: ['t1'] }), output(told)]);
    expect(text).toBe('You didn’t allow “move to bin”, so I stopped there.');
  });

  it('says which part it could not do', async () => {
    const wish = user('Export this as SRT and then give it a haircut');
    const done = [wish, call('export_transcript', { id: 't1', format: 'srt' }), output({ text: 'x', next: null })];
    expect((await ask(done)).text).toMatch(/couldn’t do this part: “[^”]*give it a haircut”/);
  });

  it('tells a tool that is missing, and calls none that is not offered', async () => {
    const { calls, text } = await ask([user('Export this as SRT')], { tools: [] });
    expect(calls).toEqual([]);
    expect(text).toMatch(/needs the tool export_transcript/);
  });
});

describe('a long text', () => {
  it('is read page by page to its end', async () => {
    const line = (text: string) => ({ text, startMs: 0, speaker: null });
    const wish = user('Summarise this');
    const first = [call('read_transcript', { id: 't1' }), output({ lines: [line('The lamp was lit.')], next: 100 })];
    expect((await ask([wish, ...first])).calls).toEqual([{ name: 'read_transcript', args: { id: 't1', from: 100 } }]);
    const second = [
      call('read_transcript', { id: 't1', from: 100 }),
      output({ lines: [line('Then the storm came.')], next: null }),
    ];
    expect((await ask([wish, ...first, ...second])).text).toMatch(/lamp[^]*storm/);
  });
});

it('says what it is, and the deeper the effort, the more of its thoughts', async () => {
  expect((await ask([user('Are you a language model?')])).text).toMatch(/not a language model/);
  const wish = user('Tag this sea, star it, and export it as SRT');
  const low = await ask([wish], { effort: 'low' });
  const max = await ask([wish], { effort: 'max' });
  expect(max.reasoning.startsWith(low.reasoning)).toBe(true);
  expect(max.reasoning.length).toBeGreaterThan(low.reasoning.length);
});

describe('an open recording', () => {
  const open = { id: 'r1', kind: 'recording', title: 'Interview.wav' };
  const instructions = writeStudioContext({ open, selected: [] });
  const looked = (usedIn: unknown) => [
    user('Summarise this'),
    call('get_item', { id: 'r1' }),
    output({ id: 'r1', kind: 'recording', usedIn }),
  ];

  it('is understood by the words of its transcript', async () => {
    expect((await ask([user('Summarise this')], { instructions })).calls).toEqual([
      { name: 'get_item', args: { id: 'r1' } },
    ]);
    const asked = await ask(looked([{ id: 't1', kind: 'transcript', title: 'Interview' }]), { instructions });
    expect(asked.calls).toEqual([{ name: 'read_transcript', args: { id: 't1' } }]);
  });

  it('that has no transcript says so, and several are asked about', async () => {
    expect((await ask(looked([]), { instructions })).text).toContain('“Interview.wav” has no transcript yet.');
    const two = ['t1', 't2'].map((id) => ({ id, kind: 'transcript', title: id }));
    expect((await ask(looked(two), { instructions })).text).toContain('Several items fit.');
  });

  it('itself is what other questions are about', async () => {
    expect((await ask([user('Add this to my favourites')], { instructions })).calls).toEqual([
      { name: 'set_favourite', args: { ids: ['r1'], isFavourite: true } },
    ]);
  });
});
