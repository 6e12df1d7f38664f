import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import { entryOf, itemId } from '../../../../../shared/domain/test-data/script-data.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../../ui/feedback/test-data/shown-toasts.ts';
import { importEntries, removeEntry, saveEntry } from './pronunciation-actions.ts';

const APP = { kind: 'app' } as const;
const SCRIPT = { kind: 'script', scriptId: itemId('s_1') } as const;
const skerry = entryOf('Skerry', 'SKEH-ree');
const silent = () => undefined;
const set = () => skerry;
const diskFull = () => {
  throw new Failure('DISK_FULL', 'The disk is full.');
};

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

describe('an entry', () => {
  it('is new, or changed where it is', async () => {
    const core = standInCore({ pronunciations: { set, change: set } });
    const draft = { word: 'Skerry', replacement: 'SKER-ee', scope: APP };
    expect(await saveEntry(draft, null)).toBe(true);
    expect(await saveEntry(draft, skerry)).toBe(true);
    expect(core.asked).toEqual([
      ['pronunciations.set', draft],
      ['pronunciations.change', { id: skerry.id, word: 'Skerry', replacement: 'SKER-ee' }],
    ]);
  });

  it('that moves to another dictionary is there before it leaves the old one, so that it is never lost', async () => {
    const core = standInCore({ pronunciations: { set, remove: silent } });
    await saveEntry({ word: 'Skerry', replacement: 'SKER-ee', scope: SCRIPT }, skerry);
    expect(core.asked.map(([name]) => name)).toEqual(['pronunciations.set', 'pronunciations.remove']);
    const full = standInCore({ pronunciations: { set: diskFull, remove: silent } });
    expect(await saveEntry({ word: 'Skerry', replacement: 'SKER-ee', scope: SCRIPT }, skerry)).toBe(false);
    expect(full.asked.map(([name]) => name)).toEqual(['pronunciations.set']);
    expect(shownToasts()[0]?.message).toMatch(/^Couldn’t save the pronunciation/);
  });

  it('comes back by Undo as it was', async () => {
    const core = standInCore({ pronunciations: { set, remove: silent } });
    await removeEntry(skerry);
    const [toast] = shownToasts();
    expect(toast?.message).toBe('“Skerry” removed');
    toast?.act();
    await vi.waitFor(() =>
      expect(core.asked.at(-1)).toEqual([
        'pronunciations.set',
        { word: 'Skerry', replacement: 'SKEH-ree', scope: APP },
      ]),
    );
  });
});

describe('a list', () => {
  it('says how many entries it brought and how many lines were none', async () => {
    const core = standInCore({ pronunciations: { import: () => ({ added: 2, refused: ['line 3'] }) as never } });
    await importEntries(new File(['Skerry/SKEH-ree'], 'words.txt'), SCRIPT);
    expect(core.asked).toEqual([['pronunciations.import', { scope: SCRIPT, text: 'Skerry/SKEH-ree' }]]);
    expect(shownToasts()[0]?.message).toMatch(/^2 added\. Skipped 1 line/);
  });

  it('that cannot be read says so', async () => {
    standInCore({ pronunciations: { import: diskFull } });
    await importEntries(new File([''], 'words.txt'), APP);
    expect(shownToasts()[0]?.message).toMatch(/^Couldn’t import the list/);
  });
});
