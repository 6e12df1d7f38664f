import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FailureRecord } from '../../../../../shared/domain/failures/failure.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../../ui/feedback/test-data/shown-toasts.ts';
import { navigate } from '../../../../ui/layout/navigation.ts';
import { forgetRefused, type RefusedFiles, refuse, useImporting } from './importing-state.ts';

const full: FailureRecord = { code: 'DISK_FULL', message: 'The disk is full.', data: {} };
const refusedFor = (...fileNames: string[]): RefusedFiles => ({ fileNames, failure: full });
const shown = () => useImporting.getState().refused.map(({ fileNames }) => fileNames.join());

let page: ReturnType<typeof standInCore>;
beforeEach(() => {
  page = standInCore({});
  useImporting.setState(useImporting.getInitialState(), true);
  notifications.clean();
  notifications.cleanQueue();
});

describe('files that were refused', () => {
  it('are listed in order, as long as nobody tries them again; others stay', () => {
    const [one, other] = [refusedFor('a.wav'), refusedFor('b.wav', 'c.wav')];
    refuse([one]);
    refuse([other]);
    expect(shown()).toEqual(['a.wav', 'b.wav,c.wav']);
    forgetRefused(one);
    forgetRefused(one);
    expect(shown()).toEqual(['b.wav,c.wav']);
  });

  it('of one name are told apart: trying one again leaves the other', () => {
    const [one, same] = [refusedFor('a.wav'), refusedFor('a.wav')];
    refuse([one, same]);
    forgetRefused(same);
    expect(useImporting.getState().refused).toEqual([one]);
  });

  it('are told once, with how many more, in a panel that has no list of them; its button goes there', () => {
    navigate('speak');
    refuse([refusedFor('a.wav'), refusedFor('b.wav'), refusedFor('c.wav')]);
    const [toast, ...more] = shownToasts();
    expect(more).toEqual([]);
    expect(toast?.message).toMatch(/disk is full.*2/is);
    toast?.act();
    expect(page.hash()).toMatch(/transcribe/);
  });

  it('are told without a toast where the list is, and with one in the library, which stays', () => {
    navigate('transcribe');
    refuse([refusedFor('a.wav')]);
    expect(shownToasts()).toEqual([]);
    navigate('library');
    refuse([refusedFor('b.wav')]);
    expect(page.hash()).toMatch(/library/);
    expect(shownToasts()).toHaveLength(1);
  });

  it('once more for the same reason are one row, however often they are tried', () => {
    const noSpace = { fileNames: ['a.wav'], failure: { ...full, data: { neededBytes: 5 } } };
    refuse([refusedFor('a.wav'), refusedFor('b.wav')]);
    refuse([noSpace]);
    refuse([{ fileNames: ['a.wav'], failure: { ...full, code: 'AUDIO_UNREADABLE' } }]);
    expect(shown()).toEqual(['b.wav', 'a.wav', 'a.wav']);
    expect(useImporting.getState().refused[1]).toBe(noSpace);
  });

  it('once more in another panel are one toast', () => {
    navigate('video');
    refuse([refusedFor('a.wav')]);
    refuse([refusedFor('a.wav')]);
    expect(shownToasts()).toHaveLength(1);
  });

  it('that are none change nothing and lead nowhere', () => {
    navigate('library');
    const before = useImporting.getState();
    refuse([]);
    expect(useImporting.getState()).toBe(before);
    expect(page.hash()).toMatch(/library/);
  });
});
