import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { prepareAnyway } from '../importing/prepare-anyway.ts';
import { dubTranscript } from '../stage/dub-transcript.ts';
import { binTranscript, renameTranscript } from './history-actions.ts';

const id = 't_1' as ItemId;
const row = { id, title: 'Night walk' };
const mediaId = 'm_1' as ItemId;
const refused = () => {
  throw new Failure('NOT_FOUND', 'It is gone.');
};
const changed = () => ({ changedCount: 1, undoId: null });

beforeEach(() => {
  useTranscribe.setState({ openId: id });
  notifications.clean();
  notifications.cleanQueue();
});

describe('another title', () => {
  it('is stored without blanks around it, and an empty one not at all', async () => {
    const core = standInCore({ library: { rename: () => undefined as never } });
    await renameTranscript(id, '  Fog  ');
    await renameTranscript(id, '   ');
    expect(core.asked).toEqual([['library.rename', { id, title: 'Fog' }]]);
  });

  it('that core refuses is told', async () => {
    standInCore({ library: { rename: refused } });
    await renameTranscript(id, 'Fog');
    expect(shownToasts()).toHaveLength(1);
  });
});

describe('the bin', () => {
  const refs = [{ of: 'item', id }];

  it('closes the transcript that is open, and its undo opens it again', async () => {
    const core = standInCore({ organisation: { bin: changed, restore: changed } });
    window.location.hash = '#/transcribe/t_1';
    await binTranscript(row);
    expect([core.hash(), useTranscribe.getState().openId]).toEqual(['#/transcribe', null]);
    shownToasts()[0]?.act();
    await vi.waitFor(() => expect(core.hash()).toBe('#/transcribe/t_1'));
    expect(core.asked).toEqual([
      ['organisation.bin', { refs }],
      ['organisation.restore', { refs }],
    ]);
  });

  it('leaves another transcript open', async () => {
    const core = standInCore({ organisation: { bin: changed } });
    window.location.hash = '#/transcribe/t_2';
    useTranscribe.setState({ openId: 't_2' as ItemId });
    await binTranscript(row);
    expect([core.hash(), useTranscribe.getState().openId]).toEqual(['#/transcribe/t_2', 't_2']);
  });

  it('that core refuses leaves the transcript open', async () => {
    const core = standInCore({ organisation: { bin: refused } });
    window.location.hash = '#/transcribe/t_1';
    await binTranscript(row);
    expect([core.hash(), useTranscribe.getState().openId]).toEqual(['#/transcribe/t_1', id]);
    expect(shownToasts()[0]?.label).toBeNull();
  });
});

describe('a dub', () => {
  it('is a script with the times of the transcript, and is opened', async () => {
    const core = standInCore({ scripts: { fromTranscript: () => ({ id: 's_1' }) as never } });
    await dubTranscript(id);
    expect(core.asked).toEqual([['scripts.fromTranscript', { transcriptId: id, keepTimes: true }]]);
    expect(core.hash()).toBe('#/speak/s_1');
  });

  it('that could not be made is told, and the transcript stays', async () => {
    const core = standInCore({ scripts: { fromTranscript: refused } });
    await dubTranscript(id);
    expect([core.hash(), shownToasts().length]).toEqual(['', 1]);
  });
});

describe('a recording with hours of silence', () => {
  it('is prepared after all, and then its transcript goes on', async () => {
    const core = standInCore({
      library: { readAnyway: () => undefined },
      transcripts: { resume: () => 'j_1' as JobId as never },
    });
    await prepareAnyway({ id, mediaId });
    await vi.waitFor(() =>
      expect(core.asked.map(([name]) => name)).toEqual(['library.readAnyway', 'transcripts.resume']),
    );
    expect(core.asked[0]?.[1]).toEqual({ id: mediaId });
  });

  it('that cannot be prepared is told, and its transcript is not started', async () => {
    const core = standInCore({ library: { readAnyway: refused } });
    await prepareAnyway({ id, mediaId });
    expect(core.asked).toHaveLength(1);
    expect(shownToasts()).toHaveLength(1);
  });
});
