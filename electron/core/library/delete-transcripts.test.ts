import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { itemRef } from '../../../shared/domain/organisation/organised.ts';
import { openTestCore, type TestCore } from '../testing/test-core.ts';

const samples = process.env['ATELIER_SAMPLES'] ?? path.resolve(import.meta.dirname, '../../../../shared/samples');
let test: TestCore;
let mediaId: ItemId;
beforeEach(async () => {
  test = openTestCore();
  const file = path.join(samples, 'speech/jfk.flac');
  mediaId = (await test.core.library.importFile({ file, fileName: 'jfk.flac' })).id;
  await test.core.library.whenRead({ id: mediaId });
});
afterEach(() => test.dispose());

/** A transcript that is stopped before anything is recognised: these tests are about what is kept of it. */
const transcriptOf = async () => {
  const [started] = await test.core.transcripts.start({ mediaIds: [mediaId] });
  if (started) test.core.jobs.cancel({ id: started.jobId });
  return started?.transcriptId ?? ('' as ItemId);
};

it('deletes the recording of a transcript with the last transcript that uses it', async () => {
  const { library, organisation } = test.core;
  const [one, two] = [await transcriptOf(), await transcriptOf()];
  organisation.bin({ refs: [itemRef(one), itemRef(two)] });
  expect(
    library
      .page({ kind: 'transcript', bin: true, limit: 5 })
      .items.map(({ id }) => id)
      .sort(),
  ).toEqual([one, two].sort());
  await library.deleteForGood({ ids: [one] });
  expect(library.get({ id: mediaId }).title).toBe('jfk');
  organisation.restore({ refs: [itemRef(two)] });
  organisation.bin({ refs: [itemRef(two)] });
  await library.deleteForGood({ ids: [two] });
  expect(() => library.get({ id: mediaId })).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});

it('finds the transcript that a file has already, by its bytes and not by its name', async () => {
  const { library, organisation } = test.core;
  const tickets = new Map([
    ['again', path.join(samples, 'speech/jfk.flac')],
    ['other', path.join(samples, 'dialogues/2-speakers-1.flac')],
  ]);
  test.shell.redeemTicket = (ticket) => tickets.get(ticket) ?? null;
  const ask = async (ticket: string) => (await library.import({ tickets: [ticket as never], offersKnown: true }))[0];
  expect(await ask('again')).toMatchObject({ transcriptId: null, failure: null });
  const transcriptId = await transcriptOf();
  expect(await ask('again')).toMatchObject({ transcriptId, item: { id: mediaId }, failure: null });
  expect((await library.import({ tickets: ['again' as never] }))[0]).toMatchObject({ transcriptId: null });
  expect(await ask('other')).toMatchObject({ transcriptId: null });
  organisation.bin({ refs: [itemRef(transcriptId)] });
  expect(await ask('again')).toMatchObject({ transcriptId: null });
});
