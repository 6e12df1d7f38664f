import { describe, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { updateMedia } from '../../library/items/item-table.ts';
import { useScriptedTranscripts } from '../test-data/use-scripted-transcripts.ts';

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

it('finds what an earlier release made, whose recipe has neither kind nor version', async () => {
  room.current.writeRecording('talk', 'a');
  const { id, jobId } = await room.current.begin('talk');
  await room.current.jobs.whenEnded({ id: jobId });
  const stored = () => room.current.db.get<{ recipe: string }>('SELECT recipe FROM transcripts')?.recipe ?? '{}';
  const { kind, version, ...older } = JSON.parse(stored());
  expect({ kind, version }).toEqual({ kind: 'transcript', version: 1 });
  const again = add('again', 'a');
  expect(await find([again])).toMatchObject([{ transcriptId: id }]);
  const recipe = JSON.stringify(older);
  room.current.db.write((tx) => tx.run('UPDATE transcripts SET recipe = :recipe', { recipe }));
  expect(await find([again])).toMatchObject([{ transcriptId: id }]);
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

describe('of a recording with several audio tracks', () => {
  const transcribed = async (mediaId: ItemId) => {
    const [started] = await room.current.transcripts.start({ mediaIds: [mediaId] });
    await room.current.jobs.whenEnded({ id: started!.jobId });
    return started!.transcriptId;
  };

  it('finds what was made of the track that is read now, in this recording and in one with the same bytes', async () => {
    const talk = add('talk', 'a');
    const again = add('again', 'a');
    room.current.readTrack(talk, 1);
    room.current.readTrack(again, 2);
    const first = await transcribed(talk);
    expect(await find([talk])).toMatchObject([{ transcriptId: first }]);
    expect(await find([again])).toEqual([]);
    room.current.readTrack(talk, 2);
    expect(await find([talk])).toEqual([]);
    await expect(room.current.transcripts.start({ mediaIds: [talk], refusesSame: true })).resolves.toHaveLength(1);
    const second = await transcribed(talk);
    expect(await find([talk, again])).toMatchObject([{ transcriptId: second }, { transcriptId: second }]);
    room.current.readTrack(talk, 1);
    expect(await find([talk])).toMatchObject([{ transcriptId: first }]);
  });

  it('takes a track that nobody chose for the one that the file marks', async () => {
    const talk = add('talk', 'a');
    const again = add('again', 'a');
    room.current.readTrack(talk, 1);
    const id = await transcribed(talk);
    const beingRead = (change: object) => {
      room.current.db.write((tx) => {
        updateMedia(tx, again, { state: 'reading' });
        tx.run(
          `INSERT INTO jobs (id, kind, title, item_id, engine, lane, state, request, progress, owner, created_at_ms)
           VALUES (:job, 'import', 'again', :again, 'local', 'import', 'done', :request, '{}', '', :now)`,
          {
            job: JSON.stringify(change),
            again,
            request: JSON.stringify({ itemId: again, ...change }),
            now: Date.now(),
          },
        );
      });
    };
    beingRead({ track: null });
    expect(await find([again])).toMatchObject([{ transcriptId: id }]);
    beingRead({ track: 2 });
    expect(await find([again])).toEqual([]);
    // As earlier versions stored it.
    room.current.db.write((tx) => tx.run(`UPDATE transcripts SET recipe = json_remove(recipe, '$.track')`));
    expect(await find([talk])).toMatchObject([{ transcriptId: id }]);
    room.current.readTrack(talk, 2);
    expect(await find([talk])).toEqual([]);
  });
});
