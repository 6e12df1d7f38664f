import { expect, it } from 'vitest';
import { recognisedWords } from './recognition/lines/recognised-words.ts';
import { THREE_PIECES } from './test-data/scripted-transcripts.ts';
import { useScriptedTranscripts } from './test-data/use-scripted-transcripts.ts';

const room = useScriptedTranscripts();

const SPOKEN: [string, number, string][] = [
  ['Good', 1, 'A'],
  ['morning.', 1.5, 'A'],
  ['Who', 9, 'B'],
  ['hears', 10, 'B'],
  ['this?', 11, 'B'],
  ['Nobody', 19, 'A'],
  ['yet.', 20.2, 'A'],
];

/** What the service answers for a piece, on the time line of the recording. */
const heard = THREE_PIECES.map((plan) => {
  const units = SPOKEN.filter(([, start]) => start * 1000 >= plan.startMs && start * 1000 + 300 <= plan.endMs);
  const timed = units.map(([text, start, speaker]) => {
    const startMs = start * 1000 - plan.startMs;
    return { text, speaker, startMs, endMs: startMs + 300 };
  });
  return { plan, recognised: recognisedWords({ text: '', units: timed }, plan) };
});

it('makes the transcript that transcribing would have made, without asking anybody to recognise anything', async () => {
  room.current.script.words = SPOKEN;
  const made = await room.current.finished('transcribed');
  room.current.script.asked.length = 0;
  const mediaId = room.current.addRecording('heard');
  const { transcriptId } = room.current.transcripts.keepRecognised({ mediaId, pieces: heard });
  expect(room.texts(transcriptId)).toEqual(room.texts(made));
  expect(room.segments(transcriptId).map(({ startMs, words }) => [startMs, words])).toEqual(
    room.segments(made).map(({ startMs, words }) => [startMs, words]),
  );
  expect(room.current.transcripts.get({ id: transcriptId })).toMatchObject({ state: 'ready', mediaId, title: 'heard' });
  await expect.poll(() => room.current.jobs.list({ limit: 5 }).every(({ state }) => state === 'done')).toBe(true);
  expect(room.current.script.asked).toEqual(['labels of sound']);
});
