import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { NOT_ORGANISED } from '../../../../shared/domain/organisation/organised.ts';

/** A recording of a minute that can be played, as the library lists it, with what is given. */
export const rowOf = (id: string, values: Partial<LibraryRow> = {}): LibraryRow => ({
  id: id as ItemId,
  kind: 'recording',
  title: id,
  sizeBytes: 1000,
  createdAtMs: 0,
  mediaState: 'ready',
  durationMs: 60_000,
  playable: { id: id as ItemId, durationMs: 60_000, track: null },
  lines: [],
  organised: NOT_ORGANISED,
  isArchived: false,
  isNew: false,
  found: null,
  stack: null,
  coverId: null,
  reference: null,
  ...values,
});

/** A transcript, which cannot be heard unless that is given. */
export const transcriptRow = (id: string, values: Partial<LibraryRow> = {}): LibraryRow =>
  rowOf(id, { kind: 'transcript', mediaState: 'none', durationMs: null, playable: null, ...values });
