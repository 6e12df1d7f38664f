import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ScriptImport } from '../../../../shared/domain/script/script-views.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { newScript } from './import-scripts.ts';
import { answerEncoding, followUp, useUnsureFiles } from './unsure-files.ts';
import { useSpeak } from '../document/speak-store.ts';

const encodings = [
  { encoding: 'windows-1251', lines: ['Туман'] },
  { encoding: 'koi8-r', lines: ['фХЛЮМ'] },
];
const unsure = (fileId: string): ScriptImport => ({
  fileName: `${fileId}.srt`,
  scriptId: null,
  failure: { code: 'INVALID_INPUT', message: '', data: {} },
  again: { fileId, encodings, soundCueCount: 0 },
});
const imported = (soundCueCount: number): ScriptImport => ({
  fileName: 'fog.srt',
  scriptId: 's_plain' as ItemId,
  failure: null,
  again: { fileId: 'file', encodings: [], soundCueCount },
});
const waiting = () => useUnsureFiles.getState().waiting.map(({ fileId }) => fileId);

beforeEach(() => {
  useUnsureFiles.setState({ waiting: [] });
  notifications.clean();
  notifications.cleanQueue();
});

describe('a file whose letters can be read in several ways', () => {
  it('is asked about in its turn, and read as was chosen', async () => {
    const core = standInCore({
      scripts: {
        importAgain: () => ({ fileName: 'one.srt', scriptId: 's_1' as ItemId, failure: null, again: null }),
      },
    });
    followUp([unsure('one'), unsure('two')]);
    expect(waiting()).toEqual(['one', 'two']);
    const [first] = useUnsureFiles.getState().waiting;
    if (first) await answerEncoding(first, 'koi8-r');
    expect(core.asked).toEqual([['scripts.importAgain', { fileId: 'one', encoding: 'koi8-r', withSounds: false }]]);
    expect([waiting(), core.hash()]).toEqual([['two'], '#/speak/s_1']);
  });

  it('is left out where nobody chose', async () => {
    const core = standInCore({});
    followUp([unsure('one')]);
    const [first] = useUnsureFiles.getState().waiting;
    if (first) await answerEncoding(first, null);
    expect([waiting(), core.asked]).toEqual([[], []]);
  });
});

describe('sounds in brackets', () => {
  it('are not spoken until that is wanted; then the script with them takes the place of the other', async () => {
    const core = standInCore({
      scripts: {
        importAgain: () => ({ fileName: 'fog.srt', scriptId: 's_sounds' as ItemId, failure: null, again: null }),
      },
      organisation: { bin: () => ({ changedCount: 1, undoId: null }) },
    });
    followUp([imported(2)]);
    const [toast] = shownToasts();
    expect(toast?.message).toBe('2 cues have sounds in brackets that won’t be spoken');
    toast?.act();
    await vi.waitFor(() => expect(core.asked).toHaveLength(2));
    expect(core.asked).toEqual([
      ['scripts.importAgain', { fileId: 'file', encoding: null, withSounds: true }],
      ['organisation.bin', { refs: [{ of: 'item', id: 's_plain' }] }],
    ]);
    expect(core.hash()).toBe('#/speak/s_sounds');
  });

  it('are not told where there are none, and the script stays where reading it again fails', async () => {
    const failure = { code: 'FILE_MISSING', message: '', data: {} } as const;
    const core = standInCore({
      scripts: { importAgain: () => ({ fileName: 'fog.srt', scriptId: null, failure, again: null }) },
    });
    followUp([imported(0)]);
    expect(shownToasts()).toEqual([]);
    followUp([imported(1)]);
    shownToasts()[0]?.act();
    await vi.waitFor(() => expect(shownToasts().at(-1)?.message).toMatch(/^fog\.srt: /));
    expect(core.asked.map(([name]) => name)).toEqual(['scripts.importAgain']);
  });
});

it('opens a new script with the caret in its first line', async () => {
  const core = standInCore({ scripts: { create: () => ({ id: 's_new', lines: [{ id: 'l_1' }] }) as never } });
  await newScript('Fog.', 'Weather');
  expect(core.asked).toEqual([['scripts.create', { text: 'Fog.', title: 'Weather' }]]);
  expect([core.hash(), useSpeak.getState().editing]).toEqual(['#/speak/s_new', { lineId: 'l_1', caret: 'end' }]);
});
