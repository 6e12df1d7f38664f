import { notifications } from '@mantine/notifications';
import { beforeEach, expect, it } from 'vitest';
import { Failure, type FailureRecord } from '../../../shared/domain/failures/failure.ts';
import type { FileTicket, ItemId } from '../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import type { ImportResult } from '../../../shared/domain/library/library-page.ts';
import { standInCore } from '../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../feedback/test-data/shown-toasts.ts';
import { takeInFiles, takeInItem } from './take-in-files.ts';

const image = (name: string): LibraryItem => ({
  id: name as ItemId,
  kind: 'image',
  title: name,
  sourceName: name,
  sizeBytes: 1,
  media: { state: 'reading' },
  recipe: null,
  createdAtMs: 0,
  updatedAtMs: 0,
  binnedAtMs: null,
});
const failure = (fileName: string): FailureRecord => ({
  code: 'INVALID_INPUT',
  message: '',
  data: { reason: 'image_unreadable', fileName },
});
const result = (ticket: FileTicket, values: Pick<ImportResult, 'item' | 'failure'>): ImportResult =>
  ({ ticket, fileName: ticket.slice(2), isKnown: false, transcriptId: null, ...values }) as ImportResult;

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

it('takes what can be taken of one drop, and says of every other file why not', async () => {
  const core = standInCore({
    library: {
      import: ({ tickets }) =>
        tickets.map((ticket) =>
          ticket.startsWith('t_bad')
            ? result(ticket, { item: null, failure: failure(ticket.slice(2)) })
            : result(ticket, { item: image(ticket.slice(2)), failure: null }),
        ),
    },
  });
  const admitFiles = async (files: File[]) =>
    files.map(({ name }) => ({ ticket: `t_${name}` as FileTicket, fileName: name, sizeBytes: 1 }));
  Object.assign(window.atelier ?? {}, { admitFiles });
  const files = ['bad.png', 'fox.png', 'badly.png'].map((name) => new File(['x'], name));
  const added = await takeInFiles(files, 'Couldn’t add the image');
  expect(added.map(({ item }) => item.id)).toEqual(['fox.png']);
  expect(core.asked.map(([, input]) => input)).toMatchObject([{ offersKnown: true }]);
  const toasts = shownToasts().map(({ message }) => message);
  expect(toasts).toHaveLength(2);
  for (const [at, name] of ['bad.png', 'badly.png'].entries())
    expect(toasts[at]).toMatch(new RegExp(`^Couldn’t add the image\\. .*${name}`));
});

it('applies the first of several items that are dragged from another panel, and says why one cannot be read', async () => {
  const applied: string[] = [];
  standInCore({
    library: {
      get: ({ id }) => {
        if (id === 'gone') throw new Failure('NOT_FOUND', 'It is gone.');
        return image(id);
      },
    },
  });
  await takeInItem(['a' as ItemId, 'b' as ItemId], 'Not added', ({ title }) => applied.push(title));
  await takeInItem([], 'Not added', ({ title }) => applied.push(title));
  expect([applied, shownToasts()]).toEqual([['a'], []]);
  await takeInItem(['gone' as ItemId], 'Not added', ({ title }) => applied.push(title));
  expect(applied).toEqual(['a']);
  expect(shownToasts()).toHaveLength(1);
});
