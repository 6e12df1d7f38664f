import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type Answers, standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../feedback/test-data/shown-toasts.ts';
import { exportItems } from './export-items.ts';
import { askForExport, dragOptions, type ExportSubject, useExportDialog, useExportOptions } from './export-store.ts';

const [a, b] = ['a', 'b'] as ItemId[] as [ItemId, ItemId];
const refused = () => {
  throw new Failure('DISK_FULL', 'The disk is full.');
};

const CHOSEN = {
  format: 'vtt',
  withSubtitles: true,
  withChapters: true,
  withRecipes: true,
  images: { format: 'avif', withRecipe: false },
  form: 'folder',
  withList: true,
  withSheet: true,
} as const;

beforeEach(() => {
  useExportOptions.setState(CHOSEN);
  notifications.clean();
  notifications.cleanQueue();
});

/** What core is asked to export. */
async function ordered(subject: ExportSubject) {
  const { asked } = standInCore({ library: { export: () => ({ fileNames: ['a', 'b'], folder: 'Episodes' }) } });
  await exportItems({ ids: [a, b], subject });
  return asked.map(([, order]) => order);
}

/** An export of two items of any kind. */
const exportBoth = async (library: Answers['library']) => {
  const core = standInCore({ library });
  await exportItems({ ids: [a, b], subject: 'items' });
  return core;
};

describe('what was chosen', () => {
  it('is asked of core, with what only some items have', async () => {
    expect(await ordered('items')).toEqual([{ ids: [a, b], ...CHOSEN }]);
    const plain = { format: 'txt', withSubtitles: false, withChapters: false };
    expect(await ordered('images')).toEqual([{ ids: [a, b], ...CHOSEN, ...plain }]);
  });

  it('counts for a subject only as far as its dialog shows it', async () => {
    const images = { format: 'original', withRecipe: true };
    const shown = { ids: [a, b], ...CHOSEN, format: 'txt', withChapters: false, images };
    expect(await ordered('clips')).toEqual([shown]);
    expect(await ordered('songs')).toEqual([shown]);
  });

  it('counts for dragging too, file by file', () => {
    useExportOptions.setState({ form: 'zip' });
    expect(dragOptions('images')).toEqual({
      format: 'txt',
      withSubtitles: false,
      withChapters: false,
      withRecipes: true,
      images: CHOSEN.images,
    });
  });
});

describe('an export', () => {
  it('is asked about first, and its dialog closed once the files are there', async () => {
    askForExport('clips', [a]);
    expect(useExportDialog.getState().question).toEqual({ subject: 'clips', ids: [a] });
    await exportBoth({ export: () => ({ fileNames: ['a.srt', 'b.srt'], folder: 'Episodes' }) });
    expect(useExportDialog.getState()).toEqual({ question: null, writing: null });
    expect(shownToasts()[0]?.message).toBe('2 files exported to Episodes');
  });

  it('as one file is told by its name', async () => {
    useExportOptions.setState({ form: 'zip' });
    await exportBoth({ export: () => ({ fileNames: ['Atelier.zip'], folder: 'Episodes' }) });
    expect(shownToasts()[0]?.message).toMatch(/^Atelier\.zip .*Episodes/);
  });

  it('is ended by cancelling, which is no failure', async () => {
    const { asked } = await exportBoth({
      export: () => {
        useExportDialog.getState().writing?.cancel();
        return refused();
      },
    });
    expect([asked.length, useExportDialog.getState()]).toEqual([1, { question: null, writing: null }]);
    expect(shownToasts().map(({ message }) => message)).toEqual(['Export cancelled']);
  });

  it('says nothing where the dialog of the system was dismissed', async () => {
    await exportBoth({ export: () => null });
    expect(shownToasts()).toEqual([]);
  });

  it('that failed is told', async () => {
    await exportBoth({ export: refused });
    expect(shownToasts()).toHaveLength(1);
  });

  it('has everything that was selected, however much', async () => {
    const ids = Array.from({ length: 2400 }, (_, index) => `item-${index}` as ItemId);
    standInCore({ library: { export: ({ ids: all }) => ({ fileNames: all, folder: 'out' }) } });
    await exportItems({ ids, subject: 'items' });
    expect(shownToasts()[0]?.message).toBe('2,400 files exported to out');
  });
});
