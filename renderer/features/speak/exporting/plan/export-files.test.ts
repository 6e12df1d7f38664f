import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import { itemId } from '../../../../../shared/domain/test-data/script-data.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { openQuestion } from '../../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../../ui/feedback/test-data/shown-toasts.ts';
import { takeOf } from '../../document/test-data/open-script-data.ts';
import { saveFiles, saveTakes } from './export-files.ts';

const input = {
  id: itemId('script'),
  format: 'mp3' as const,
  subtitles: ['srt' as const],
  nameTemplate: '{title}',
};
const saved = (...fileNames: string[]) => ({ fileNames, folder: '/music', durationMs: 1000 });
const toast = () => shownToasts()[0]?.message;

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

describe('saved files', () => {
  it('are named, and counted where they are many', async () => {
    standInCore({ scripts: { export: () => saved('Fog.mp3', 'Fog.srt') } });
    expect(await saveFiles(input)).toBe(true);
    expect(toast()).toContain('Fog.mp3, Fog.srt');
    notifications.clean();
    standInCore({ scripts: { export: () => saved('1.mp3', '2.mp3', '3.mp3', '4.mp3') } });
    await saveFiles(input);
    expect(toast()).toMatch(/^4 files/);
  });

  it('are none, and nothing is said, where the dialog of the system was dismissed', async () => {
    standInCore({ scripts: { export: () => null } });
    expect(await saveFiles(input)).toBe(false);
    expect(shownToasts()).toEqual([]);
  });

  it('are none where writing failed, and that is said', async () => {
    standInCore({
      scripts: {
        export: () => {
          throw new Failure('DISK_FULL', 'The disk is full.');
        },
      },
    });
    expect(await saveFiles(input)).toBe(false);
    expect(toast()).toMatch(/full/i);
  });
});

describe('hours of sound', () => {
  const large = () =>
    standInCore({
      scripts: {
        export: ({ acceptsSize }) => {
          if (!acceptsSize)
            throw new Failure('CONFIRMATION_NEEDED', 'It is large.', { durationMs: 36_000_000, sizeBytes: 5e9 });
          return saved('Saga.wav');
        },
      },
    });

  it('are written once the user has seen how much that is', async () => {
    const core = large();
    const work = saveFiles(input);
    await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
    expect([openQuestion()?.title, openQuestion()?.text]).toEqual([
      expect.stringContaining('10:00:00'),
      expect.stringContaining('5.0 GB'),
    ]);
    openQuestion()?.answer('confirm');
    expect(await work).toBe(true);
    expect(core.asked.map(([, given]) => (given as { acceptsSize: boolean }).acceptsSize)).toEqual([false, true]);
  });

  it('are not written when that is too much', async () => {
    const core = large();
    const work = saveFiles(input);
    await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
    openQuestion()?.answer('cancel');
    expect([await work, core.asked.length, shownToasts()]).toEqual([false, 1, []]);
  });
});

it('writes takes as files of their own, as exports were made last', async () => {
  const core = standInCore({ scripts: { export: () => saved('a.mp3') } });
  await saveTakes([]);
  expect(core.asked).toEqual([]);
  await saveTakes([takeOf('a', 'Fog.'), takeOf('b', 'Rain.')]);
  expect(core.asked[0]?.[1]).toMatchObject({ id: 'script', format: 'mp3', takeIds: ['take-a', 'take-b'] });
});
