import { afterEach, beforeEach, expect, it } from 'vitest';
import { createScriptedTranscripts } from './test-data/scripted-transcripts.ts';

let studio: ReturnType<typeof createScriptedTranscripts>;
beforeEach(() => {
  studio = createScriptedTranscripts();
});
afterEach(() => studio.dispose());

it('keeps which lines are not to be trusted because their language is another, over a restart and into JSON', async () => {
  studio.script.words = [
    ['Good', 0.5],
    ['day.', 0.9],
    ['Too', 9, 'A', true],
    ['cost', 9.4, 'A', true],
    ['said.', 9.8, 'A', true],
  ];
  const id = await studio.finished();
  await studio.restart();
  const marks = studio.transcripts.get({ id }).segments.map((line) => [line.text, line.languageDoubtful ?? false]);
  expect(marks).toEqual([
    ['Good day.', false],
    ['Too cost said.', true],
  ]);
  const { text } = studio.transcripts.render({ id, format: 'json', withTimes: true, withSpeakers: false });
  expect(JSON.parse(text)).toMatchObject({ languageDoubtful: true, segments: [{}, { languageDoubtful: true }] });
  expect(JSON.parse(text).segments[0]).not.toHaveProperty('languageDoubtful');
});
