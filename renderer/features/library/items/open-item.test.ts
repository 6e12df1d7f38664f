import '../../../media/test-data/stand-in-audio.ts';
import { expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../../shared/domain/library/item-kinds.ts';
import type {
  FoundLine,
  LibraryDetails,
  LibraryRow,
  RelatedItem,
} from '../../../../shared/domain/library/search/library-row.ts';
import { NOT_ORGANISED } from '../../../../shared/domain/organisation/organised.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { openItem } from './open-item.ts';

const row = (id: string, kind: ItemKind, found: FoundLine | null = null): LibraryRow => ({
  id: id as ItemId,
  kind,
  title: id,
  sizeBytes: null,
  createdAtMs: 0,
  mediaState: 'none',
  durationMs: null,
  playable: null,
  lines: [],
  organised: NOT_ORGANISED,
  isArchived: false,
  isNew: false,
  found,
  stack: null,
  coverId: null,
  reference: null,
});
const related = (id: string, kind: ItemKind): RelatedItem => ({ id: id as ItemId, kind, title: id });
const line = (lineId: string, startMs: number | null): FoundLine => ({ lineId, startMs, text: 'the lamp' });

/** A core that knows what items are used in, and in which of them something is found. */
function core(usedIn: RelatedItem[], found: Record<string, FoundLine> = {}, ownerLineId: string | null = null) {
  return standInCore({
    library: {
      details: ({ id, words }) => ({
        item: {} as LibraryDetails['item'],
        row: row(id, 'transcript', words === undefined ? null : (found[id] ?? null)),
        madeFrom: [],
        usedIn,
        usedInCount: usedIn.length,
        colours: [],
        music: { tempoBpm: null, key: null, energy: null },
        ownerLineId,
      }),
    },
  });
}

it('opens transcripts and scripts at the line that was found, and as a whole where the title was', async () => {
  const { hash } = core([]);
  await openItem(row('t', 'transcript', line('l2', 9000)), 'lamp');
  expect(hash()).toBe('#/transcribe/t/l2/lamp');
  await openItem(row('s', 'script', line('l7', null)), 'lamp');
  expect(hash()).toBe('#/speak/s/l7/lamp');
  await openItem(row('t', 'transcript'), 'lamp');
  expect(hash()).toBe('#/transcribe/t');
});

it('opens a recording in the transcript in which the words are, else in the newest', async () => {
  const users = [related('other', 'recording'), related('newest', 'transcript'), related('older', 'transcript')];
  const { hash, asked } = core(users, { older: line('l9', 4000) });
  await openItem(row('r', 'recording'), 'lamp');
  expect(hash()).toBe('#/transcribe/older/l9/lamp');
  const before = asked.length;
  await openItem(row('r', 'recording'));
  expect(hash()).toBe('#/transcribe/newest');
  expect(asked).toHaveLength(before + 1);
});

it('opens the newest transcript of a recording whose title was found', async () => {
  const { hash } = core([related('newest', 'transcript'), related('older', 'transcript')]);
  await openItem(row('r', 'recording'), 'keeper');
  expect(hash()).toBe('#/transcribe/newest');
});

it('opens a take at its line of the script', async () => {
  const { hash } = core([related('s', 'script')], {}, 'l3');
  await openItem(row('k', 'speech'), 'lamp');
  expect(hash()).toBe('#/speak/s/l3/lamp');
});

it('opens an image in Images', async () => {
  const { asked, hash } = core([related('s', 'script')]);
  await openItem(row('i', 'image'));
  expect([hash(), asked.length]).toEqual(['#/images/i', 0]);
});
