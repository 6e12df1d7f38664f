import { expect, it } from 'vitest';
import { useScriptedTranscripts } from './test-data/use-scripted-transcripts.ts';

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
