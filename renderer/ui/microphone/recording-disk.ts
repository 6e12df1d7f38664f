import type { RecordingId } from '../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import { client } from '../../api/client.ts';
import { appendSamples } from '../../api/files/upload-file.ts';

/** Where a recording is kept as it is made; what each of them throws is said at core's Recordings. */
export type RecordingDisk = {
  begin: (input: { sampleRateHz: number }) => Promise<{ id: RecordingId }>;
  append: (id: RecordingId, at: number, bytes: Uint8Array<ArrayBuffer>) => Promise<unknown>;
  finish: (id: RecordingId) => Promise<LibraryItem>;
  discard: (id: RecordingId) => Promise<unknown>;
};

/** That of core. */
export const recordingDisk: RecordingDisk = {
  begin: (input) => client.recordings.begin(input),
  append: appendSamples,
  finish: (id) => client.recordings.finish({ id }),
  discard: (id) => client.recordings.discard({ id }),
};
