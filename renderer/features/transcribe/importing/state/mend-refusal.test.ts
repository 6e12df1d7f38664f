import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure, type FailureCode, type FailureRecord } from '../../../../../shared/domain/failures/failure.ts';
import { DEFAULT_SETTINGS } from '../../../../../shared/domain/settings/settings.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../../ui/feedback/test-data/shown-toasts.ts';
import { STEP_LABELS } from '../../../../ui/feedback/failures/failure-steps.ts';
import { texts } from '../../texts.ts';
import { forgetRefused, refuse, type RefusedFiles, showHere, useImporting } from './importing-state.ts';
import { mendsOf } from './mend-refusal.ts';

const failureOf = (code: FailureCode): FailureRecord => ({ code, message: code, data: {} });
const refused = (code: FailureCode, again?: () => void): RefusedFiles => ({
  fileNames: ['talk.mp3'],
  failure: failureOf(code),
  ...(again ? { again } : {}),
});
const labels = (files: RefusedFiles) => mendsOf(files).map(({ label }) => label);
const listed = () => useImporting.getState().refused;

beforeEach(() => {
  useImporting.setState(useImporting.getInitialState(), true);
  standInCore({ settings: { set: () => DEFAULT_SETTINGS } });
  notifications.clean();
  notifications.cleanQueue();
});

describe('refused files', () => {
  it('are added to those before, and taken out alone', () => {
    const [one, other] = [refused('DISK_FULL'), refused('KEY_MISSING')];
    refuse([one]);
    refuse([other]);
    refuse([]);
    expect(listed()).toEqual([one, other]);
    forgetRefused(one);
    expect(listed()).toEqual([other]);
  });

  it('leave the panel as it is; known files are shown where they are decided', () => {
    const core = standInCore({});
    refuse([]);
    expect(core.hash()).toBe('');
    window.location.hash = '#/library';
    showHere();
    expect(core.hash()).toBe('#/transcribe');
    window.location.hash = '#/library';
    refuse([refused('DISK_FULL')]);
    expect(core.hash()).toBe('#/library');
  });
});

describe('what mends a refusal', () => {
  it('is nothing where the files are no longer there to be taken in', () => {
    expect(mendsOf(refused('DISK_FULL'))).toEqual([]);
  });

  it('is trying again, which takes the files out of the list first', () => {
    const again = vi.fn();
    const files = refused('DISK_FULL', again);
    refuse([files]);
    mendsOf(files)
      .find(({ label }) => label === STEP_LABELS.retry)
      ?.run();
    expect(again).toHaveBeenCalledOnce();
    expect(listed()).toEqual([]);
  });

  it('for a language is having it detected, once that is saved', async () => {
    const again = vi.fn();
    const core = standInCore({ settings: { set: () => DEFAULT_SETTINGS } });
    const files = refused('LANGUAGE_UNSUPPORTED', again);
    expect(labels(files)[0]).toBe(texts.importing.mendLanguage);
    mendsOf(files)[0]?.run();
    expect(again).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(again).toHaveBeenCalledOnce());
    expect(core.asked).toEqual([['settings.set', { transcribe: { language: null } }]]);
  });

  it('leaves the files in the list where the setting could not be saved', async () => {
    const again = vi.fn();
    standInCore({
      settings: {
        set: () => {
          throw new Failure('DISK_FULL', 'The disk is full.');
        },
      },
    });
    const files = refused('LANGUAGE_UNSUPPORTED', again);
    refuse([files]);
    mendsOf(files)[0]?.run();
    await vi.waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(again).not.toHaveBeenCalled();
    expect(listed()).toEqual([files]);
  });

  it('for a missing key is this computer, or trying again with one', () => {
    const given = labels(refused('KEY_MISSING', () => undefined));
    expect(given[0]).toBe(texts.importing.mendKey);
    expect(given.at(-1)).toBe(STEP_LABELS.retry);
    expect(new Set(given).size).toBe(given.length);
  });

  it('takes files in here that were to be transcribed elsewhere, once this computer is chosen', async () => {
    const [again, againHere] = [vi.fn(), vi.fn()];
    const core = standInCore({ settings: { set: () => DEFAULT_SETTINGS } });
    const files = { ...refused('KEY_MISSING', again), againHere };
    refuse([files]);
    mendsOf(files)[0]?.run();
    await vi.waitFor(() => expect(againHere).toHaveBeenCalledOnce());
    expect(again).not.toHaveBeenCalled();
    expect([core.asked, listed()]).toEqual([[['settings.set', { engine: 'local' }]], []]);
  });
});
