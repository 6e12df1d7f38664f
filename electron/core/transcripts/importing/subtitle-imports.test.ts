import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ticketShell } from '../../testing/ticket-shell.ts';
import { useScriptedTranscripts } from '../test-data/use-scripted-transcripts.ts';

const room = useScriptedTranscripts();
const SRT = `1
00:00:01,000 --> 00:00:02,500
Anna: Grüß Gott.

2
00:00:03,000 --> 00:00:04,000
Ben: Hello.

3
00:00:05,000 --> 00:00:06,000
Anna: [sighs] Well.

4
00:00:07,000 --> 00:00:08,000
Ben: Yes.
`;

function written(name: string, content: string | Uint8Array): string {
  const file = path.join(room.current.folder, name);
  fs.writeFileSync(file, content);
  return file;
}

const readFile = (file: string) => room.current.transcripts.readSubtitles({ file });

it('makes a whole transcript of a recording, with times, speakers and sounds, that can be edited', async () => {
  const mediaId = room.current.addRecording('talk');
  const { fileId, ...read } = await readFile(written('Talk.de.srt', SRT.replaceAll('\n', '\r\n')));
  expect(read).toMatchObject({ fileName: 'Talk.de.srt', lineCount: 4, failure: null, encodings: [] });
  const { transcriptId: id } = await room.current.transcripts.openSubtitles({ fileId, recording: { mediaId } });
  const transcript = room.current.transcripts.get({ id });
  expect(transcript).toMatchObject({
    title: 'Talk.de',
    mediaId,
    state: 'ready',
    durationMs: 30_000,
    canUndo: false,
    recipe: { host: null, subtitles: 'Talk.de.srt' },
  });
  const nameOf = new Map(transcript.speakers.map((speaker) => [speaker.id, speaker.name]));
  expect(
    transcript.segments.map(({ startMs, endMs, speakerId, text, words }) => [
      startMs,
      endMs,
      speakerId && nameOf.get(speakerId),
      text,
      words,
    ]),
  ).toEqual([
    [1000, 2500, 'Anna', 'Grüß Gott.', null],
    [3000, 4000, 'Ben', 'Hello.', null],
    [5000, 6000, 'Anna', '[sighs] Well.', null],
    [7000, 8000, 'Ben', 'Yes.', null],
  ]);
  const segmentId = transcript.segments[0]?.id;
  if (segmentId) room.edit(id, [{ kind: 'setText', segmentId, text: 'Grüß Gott!' }]);
  expect(room.texts(id)[0]).toBe('Grüß Gott!');
  expect(room.current.transcripts.list({ query: 'Gott', limit: 5 }).rows).toMatchObject([{ id, title: 'Talk.de' }]);
});

it('finds the recording beside it by its name, with and without a language', async () => {
  written('Talk.wav', 'x');
  written('talk.txt', 'x');
  expect((await readFile(written('talk.srt', SRT))).recordingName).toBe('Talk.wav');
  expect((await readFile(written('talk.pt-BR.srt', SRT))).recordingName).toBe('Talk.wav');
  expect((await readFile(written('walk.srt', SRT))).recordingName).toBeNull();
});

it('takes the recording beside it into the library', async () => {
  const shell = ticketShell();
  room.current.useShell(shell);
  written('Talk.wav', 'x');
  const { fileId } = await room.current.transcripts.readSubtitles({
    ticket: shell.issueTicket(written('Talk.srt', SRT)),
  });
  const { transcriptId } = await room.current.transcripts.openSubtitles({ fileId, recording: { beside: true } });
  expect(room.current.transcripts.get({ id: transcriptId }).mediaId).toBe('Talk');
});

it('offers encodings where several are possible, and reads the file once more in one of them', async () => {
  const bytes = Buffer.from(SRT.replaceAll('ü', '\u00fc').replaceAll('ß', '\u00df'), 'latin1');
  const sure = await readFile(written('latin.srt', bytes));
  expect(sure).toMatchObject({ lineCount: 4, failure: null });
  const again = await room.current.transcripts.readSubtitles({ fileId: sure.fileId, encoding: 'windows-1251' });
  expect(again).toMatchObject({ lineCount: 4, failure: null });
});

it('says what is wrong with a file, and makes nothing of it', async () => {
  const mediaId = room.current.addRecording('talk');
  const reasons: unknown[] = [];
  for (const content of ['', 'Only words.', '1\n00:00:0X,000 --> 00:00:02,000\nOne\n', '\0\u0001\u0002\0'.repeat(50)]) {
    const { failure, fileId } = await readFile(written('bad.srt', content));
    reasons.push(failure?.data['reason']);
    await expect(room.current.transcripts.openSubtitles({ fileId, recording: { mediaId } })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  }
  expect(reasons).toEqual(['empty', 'no_cues', 'no_cues', 'binary']);
  const late = '1\n999:00:00,000 --> 999:00:01,000\nLate\n';
  expect((await readFile(written('late.srt', late))).failure).toMatchObject({ data: { reason: 'cue_out_of_range' } });
  const damaged = `${SRT}\n5\n00:00:0X,000 --> 00:00:02,000\nFive\n`;
  expect((await readFile(written('damaged.srt', damaged))).failure).toMatchObject({
    data: { reason: 'subtitles', line: 18 },
  });
});
