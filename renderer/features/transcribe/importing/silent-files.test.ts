import { expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { FileTicket } from '../../../../shared/domain/ids.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { importAdmitted } from './import-files.ts';
import { useImporting } from './state/importing-state.ts';

it('asks nothing about transcribing where only images, or folders without recordings, come in', async () => {
  const failure = new Failure('KEY_MISSING', 'There is no key.');
  const check = () => {
    throw failure;
  };
  const core = standInCore({ transcripts: { check }, library: { import: () => [] } });
  navigate('library');
  const admitted = (fileName: string) => ({ ticket: `ticket-${fileName}` as FileTicket, fileName, sizeBytes: 1 });
  const covers = { ...admitted('covers'), isWithoutRecordings: true };
  await importAdmitted([covers, admitted('fox.png')]);
  expect(core.asked.map(([name]) => name)).toEqual(['library.import']);
  expect(useImporting.getState().refused).toEqual([]);
  await importAdmitted([covers, admitted('talk.wav')]);
  expect(useImporting.getState().refused).toMatchObject([
    { fileNames: ['covers', 'talk.wav'], failure: { code: 'KEY_MISSING' } },
  ]);
});
