import { expect, it } from 'vitest';
import { spokenNumbers } from '../../test-data/spoken-numbers.ts';
import { useScriptedTranscripts } from '../../test-data/use-scripted-transcripts.ts';

const room = useScriptedTranscripts();

it('keeps which lines are not to be trusted because their language is another, over a restart and into JSON', async () => {
  room.current.script.words = [
    ['Good', 0.5],
    ['day.', 0.9],
    ['Too', 9, 'A', true],
    ['cost', 9.4, 'A', true],
    ['said.', 9.8, 'A', true],
  ];
  const id = await room.current.finished();
  await room.current.restart();
  const marks = room.current.transcripts
    .get({ id })
    .segments.map((line) => [line.text, line.languageDoubtful ?? false]);
  expect(marks).toEqual([
    ['Good day.', false],
    ['Too cost said.', true],
  ]);
  const { text } = room.current.transcripts.render({ id, format: 'json', withTimes: true, withSpeakers: false });
  expect(JSON.parse(text)).toMatchObject({ languageDoubtful: true, segments: [{}, { languageDoubtful: true }] });
  expect(JSON.parse(text).segments[0]).not.toHaveProperty('languageDoubtful');
});

it('tells in the history which transcripts have such lines, and in no export without a mark unless that is wanted', async () => {
  room.current.script.words = spokenNumbers(undefined, (index) => index > 8);
  const id = await room.current.finished('foreign');
  room.current.script.words = spokenNumbers();
  await room.current.finished('english');
  const { rows } = room.current.transcripts.list({ limit: 5 });
  const marks = rows.map(({ title, languageDoubtful }) => [title, languageDoubtful]).toSorted();
  expect(marks).toEqual([
    ['english', false],
    ['foreign', true],
  ]);
  const srt = (withDoubtMarks?: boolean) =>
    room.current.transcripts.render({ id, format: 'srt', withTimes: true, withDoubtMarks }).text;
  expect(srt().match(/\[may not be English\] (Ten|Eleven|Twelve) it is\./g)).toHaveLength(3);
  expect(srt(false)).not.toContain('English');
});
