import { expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { useScriptedTranscripts } from './test-data/use-scripted-transcripts.ts';

const room = useScriptedTranscripts();

const add = (id: string, bytes: string): ItemId => {
  room.current.writeRecording(id, bytes);
  return room.current.addRecording(id);
};
const find = (mediaIds: ItemId[], change: { language?: string } = {}) =>
  room.current.transcripts.findSame({ mediaIds, ...change });

it('finds what the same request made of the same bytes, and nothing for another recording, option or unfinished work', async () => {
  room.current.writeRecording('talk', 'a');
  const { id, jobId } = await room.current.begin('talk');
  await room.current.jobs.whenEnded({ id: jobId });
  const again = add('talk, dropped again', 'a');
  const other = add('other', 'b');
  expect(await find([other, again])).toMatchObject([{ mediaId: again, transcriptId: id }]);
  expect(await find(['talk' as ItemId])).toMatchObject([{ transcriptId: id }]);
  expect(await find([other])).toEqual([]);
  expect(await find([again], { language: 'en' })).toEqual([]);
  // Whose file is gone is told by the transcription itself.
  expect(await find([room.current.addRecording('lost')])).toEqual([]);
});

it('is refused before anything is stored where that was asked for, and goes on otherwise', async () => {
  room.current.writeRecording('talk', 'a');
  const { id, jobId } = await room.current.begin('talk');
  await room.current.jobs.whenEnded({ id: jobId });
  const again = add('again', 'a');
  await expect(room.current.transcripts.start({ mediaIds: [again], refusesSame: true })).rejects.toMatchObject({
    code: 'CONFLICT',
    data: { reason: 'same_request', transcriptId: id, madeAtMs: expect.any(Number) },
  });
  expect(room.current.transcripts.list({ limit: 5 }).rows).toHaveLength(1);
  expect(await room.current.transcripts.start({ mediaIds: [again] })).toHaveLength(1);
});
