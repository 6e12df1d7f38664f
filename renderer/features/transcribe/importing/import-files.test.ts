import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { FileTicket, ItemId, JobId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import type { ImportResult } from '../../../../shared/domain/library/library-page.ts';
import { type Answers, standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { chooseFiles, importAdmitted } from './import-files.ts';
import { forgetRefused, useImporting } from './state/importing-state.ts';
import { mendsOf } from './state/mend-refusal.ts';

const admitted = (...names: string[]) =>
  names.map((fileName) => ({ ticket: `ticket-${fileName}` as FileTicket, fileName, sizeBytes: 1 }));
const item = (name: string): LibraryItem => ({
  id: `m_${name}` as ItemId,
  kind: 'recording',
  title: name,
  sourceName: name,
  sizeBytes: 1,
  media: { state: 'reading' },
  recipe: null,
  createdAtMs: 0,
  updatedAtMs: 0,
  binnedAtMs: null,
});
const imported = (name: string, transcriptId: string | null = null): ImportResult => ({
  ticket: `ticket-${name}` as FileTicket,
  fileName: name,
  transcriptId: transcriptId as ItemId | null,
  transcriptState: transcriptId === null ? null : 'ready',
  isKnown: transcriptId !== null,
  item: item(name),
  failure: null,
});
const refused = (name: string): ImportResult => ({
  ticket: `ticket-${name}` as FileTicket,
  fileName: name,
  transcriptId: null,
  transcriptState: null,
  isKnown: false,
  item: null,
  failure: { code: 'AUDIO_UNREADABLE', message: '', data: {} },
});
const started: NonNullable<Answers['transcripts']>['start'] = ({ mediaIds }) =>
  mediaIds.map((mediaId) => ({
    mediaId,
    transcriptId: `t_${mediaId}` as ItemId,
    jobId: 'j' as JobId,
  }));
const ready = { check: () => undefined, findSame: () => [], start: started };
const now = () => useImporting.getState();

beforeEach(() => {
  useImporting.setState({ refused: [], known: [], pendingCount: 0 });
  notifications.clean();
  notifications.cleanQueue();
});

describe('files', () => {
  it('become recordings with a transcript each, and the first is opened', async () => {
    const core = standInCore({
      transcripts: ready,
      library: { import: () => [imported('one.wav'), imported('two.wav')] },
    });
    const work = importAdmitted(admitted('one.wav', 'two.wav'));
    expect(now().pendingCount).toBe(2);
    await work;
    expect(core.asked.find(([name]) => name === 'transcripts.start')?.[1]).toEqual({
      mediaIds: ['m_one.wav', 'm_two.wav'],
      skipsUnreadable: true,
    });
    expect([core.hash(), now().pendingCount, now().refused]).toEqual(['#/transcribe/t_m_one.wav', 0, []]);
  });

  it('that are images are not transcribed, and are shown in the library where nothing else came', async () => {
    const image: ImportResult = {
      ...imported('fox.png'),
      item: { ...item('fox.png'), kind: 'image' },
      failure: null,
    };
    const core = standInCore({
      transcripts: ready,
      library: { import: ({ tickets }) => (tickets.length === 1 ? [image] : [image, imported('two.wav')]) },
    });
    await importAdmitted(admitted('fox.png', 'two.wav'));
    const asked = () => core.asked.filter(([name]) => name === 'transcripts.start').map(([, input]) => input);
    expect([asked(), core.hash()]).toEqual([
      [{ mediaIds: ['m_two.wav'], skipsUnreadable: true }],
      '#/transcribe/t_m_two.wav',
    ]);
    await importAdmitted(admitted('fox.png'));
    expect([asked().length, core.hash()]).toEqual([1, '#/library']);
  });

  it('that are clips are not transcribed, and one that is there is said to be', async () => {
    const clip: ImportResult = { ...imported('shot.mp4'), item: { ...item('shot.mp4'), kind: 'clip' }, failure: null };
    const known: ImportResult = { ...clip, isKnown: true };
    const core = standInCore({
      transcripts: ready,
      library: { import: ({ tickets }) => (tickets.length === 1 ? [known] : [clip, imported('two.wav')]) },
    });
    const asked = () => core.asked.filter(([name]) => name === 'transcripts.start').map(([, input]) => input);
    await importAdmitted(admitted('shot.mp4', 'two.wav'));
    expect(asked()).toEqual([{ mediaIds: ['m_two.wav'], skipsUnreadable: true }]);
    await importAdmitted(admitted('shot.mp4'));
    expect([asked().length, shownToasts().map(({ message }) => message)]).toEqual([
      1,
      ['“shot.mp4” is in the library already.'],
    ]);
  });

  it('that are named as images need no key, which transcribing may lack', async () => {
    const check = () => {
      throw new Failure('KEY_MISSING', 'No key.');
    };
    const image: ImportResult = { ...imported('a.JPG'), item: { ...item('a.JPG'), kind: 'image' }, failure: null };
    const core = standInCore({ transcripts: { ...ready, check }, library: { import: () => [image] } });
    await importAdmitted(admitted('a.JPG'));
    expect([core.hash(), now().refused]).toEqual(['#/library', []]);
    await importAdmitted(admitted('a.JPG', 'two.wav'));
    expect(now().refused.map(({ failure }) => failure.code)).toEqual(['KEY_MISSING']);
  });

  it('of which some are refused leave the others alone', async () => {
    const core = standInCore({
      transcripts: ready,
      library: { import: () => [refused('broken.wav'), imported('two.wav')] },
    });
    await importAdmitted(admitted('broken.wav', 'two.wav'));
    expect(now().refused.map(({ fileNames, failure }) => [fileNames, failure.code])).toEqual([
      [['broken.wav'], 'AUDIO_UNREADABLE'],
    ]);
    expect(core.hash()).toBe('#/transcribe/t_m_two.wav');
  });

  it('of which one turns out to be unreadable on the way name that one, and transcribe all others', async () => {
    const failure = { code: 'AUDIO_NO_TRACK', message: '', data: {} } as const;
    const core = standInCore({
      transcripts: {
        ...ready,
        start: ({ mediaIds }) => started({ mediaIds: mediaIds.filter((id) => id !== 'm_clip.mp4') }),
      },
      library: {
        import: () => [imported('clip.mp4'), imported('two.wav')],
        get: () => ({ ...item('clip.mp4'), media: { state: 'failed', failure } }),
      },
    });
    await importAdmitted(admitted('clip.mp4', 'two.wav'));
    expect(now().refused).toEqual([{ fileNames: ['clip.mp4'], failure }]);
    expect([core.hash(), shownToasts()]).toEqual(['#/transcribe/t_m_two.wav', []]);
  });

  it('are asked about and transcribed with the engine that was chosen for them alone', async () => {
    const core = standInCore({ transcripts: ready, library: { import: () => [imported('one.wav')] } });
    await importAdmitted(admitted('one.wav'), { engine: 'cloud' });
    const asked = (name: string) => core.asked.filter(([each]) => each === name).map(([, input]) => input);
    expect(asked('transcripts.check')).toEqual([{ engine: 'cloud' }]);
    expect(asked('transcripts.findSame')).toEqual([{ mediaIds: ['m_one.wav'], engine: 'cloud' }]);
    expect(asked('transcripts.start')).toEqual([{ mediaIds: ['m_one.wav'], skipsUnreadable: true, engine: 'cloud' }]);
  });

  it('may be more than core takes at once', async () => {
    const names = Array.from({ length: 1201 }, (_, number) => `${number}.wav`);
    const core = standInCore({
      transcripts: ready,
      library: { import: ({ tickets }) => tickets.map((ticket) => imported(ticket.replace('ticket-', ''))) },
    });
    await importAdmitted(admitted(...names));
    const counts = (name: string, key: string) =>
      core.asked.flatMap(([asked, input]) =>
        asked === name ? [(input as Record<string, unknown[]>)[key]?.length] : [],
      );
    expect(counts('library.import', 'tickets')).toEqual([500, 500, 201]);
    expect(counts('transcripts.start', 'mediaIds')).toEqual([500, 500, 201]);
    expect(counts('transcripts.findSame', 'mediaIds')).toEqual([500, 500, 201]);
  });

  it('whose transcript is still being made are not said to be transcribed', async () => {
    standInCore({
      transcripts: ready,
      library: { import: () => [{ ...imported('one.wav', 't_old'), transcriptState: 'working' }] },
    });
    await importAdmitted(admitted('one.wav'));
    expect(now().known).toMatchObject([{ transcriptId: 't_old', sameSinceMs: null, isUnfinished: true }]);
  });

  it('that are refused over another panel are told there, with the way to the list', async () => {
    const core = standInCore({
      transcripts: ready,
      library: { import: () => [refused('broken.wav'), refused('torn.wav')] },
    });
    navigate('images');
    await importAdmitted(admitted('broken.wav', 'torn.wav'));
    expect([core.hash(), now().refused.length]).toEqual(['#/images', 2]);
    const [toast] = shownToasts();
    expect(toast?.message).toMatch(/ 1 other file couldn’t be added either\.$/);
    toast?.act();
    expect(core.hash()).toBe('#/transcribe');
  });

  it('that have a transcript already are offered and not transcribed again', async () => {
    const core = standInCore({
      transcripts: ready,
      library: { import: () => [imported('one.wav', 't_old')] },
    });
    await importAdmitted(admitted('one.wav'));
    expect(now().known).toMatchObject([{ fileName: 'one.wav', mediaId: 'm_one.wav', transcriptId: 't_old' }]);
    expect(core.asked.map(([name]) => name)).not.toContain('transcripts.start');
    expect(core.hash()).toBe('');
  });

  it('of which the very same transcript exists are offered too, though their recording is new', async () => {
    const same = { mediaId: 'm_one.wav' as ItemId, transcriptId: 't_same' as ItemId, createdAtMs: 5 };
    const core = standInCore({
      transcripts: { ...ready, findSame: () => [same] },
      library: { import: () => [imported('one.wav'), imported('two.wav')] },
    });
    await importAdmitted(admitted('one.wav', 'two.wav'));
    expect(now().known).toEqual([
      { fileName: 'one.wav', mediaId: 'm_one.wav', transcriptId: 't_same', sameSinceMs: 5, isUnfinished: false },
    ]);
    expect(core.asked.at(-1)).toEqual(['transcripts.start', { mediaIds: ['m_two.wav'], skipsUnreadable: true }]);
  });

  it('are not copied where they could not be transcribed, and come in once the reason is mended', async () => {
    let hasKey = false;
    const core = standInCore({
      transcripts: {
        ...ready,
        check: () => {
          if (!hasKey) throw new Failure('KEY_MISSING', 'There is no key.');
        },
      },
      library: { import: () => [imported('one.wav')] },
    });
    await importAdmitted(admitted('one.wav'));
    expect(core.asked.map(([name]) => name)).toEqual(['transcripts.check']);
    const [refusal] = now().refused;
    expect(refusal?.failure.code).toBe('KEY_MISSING');
    hasKey = true;
    const retry = refusal ? mendsOf(refusal).at(-1) : undefined;
    retry?.run();
    await vi.waitFor(() => expect(core.hash()).toBe('#/transcribe/t_m_one.wav'));
    expect(now().refused).toEqual([]);
  });

  it('are counted as on their way only as long as they are, whatever happens', async () => {
    standInCore({
      transcripts: ready,
      library: {
        import: () => {
          throw new Failure('DISK_FULL', 'The disk is full.');
        },
      },
    });
    await importAdmitted(admitted('one.wav'));
    expect(now().pendingCount).toBe(0);
    expect(shownToasts()).toHaveLength(1);
  });
});

describe('a refusal', () => {
  const failure = (code: 'KEY_MISSING' | 'LANGUAGE_UNSUPPORTED' | 'AUDIO_UNREADABLE') => ({
    fileNames: ['one.wav'],
    failure: { code, message: '', data: {} },
  });

  it('is mended by what it is about: the language, this computer, or trying again', () => {
    const again = () => undefined;
    const labels = (code: Parameters<typeof failure>[0]) =>
      mendsOf({ ...failure(code), again }).map(({ label }) => label);
    expect(labels('LANGUAGE_UNSUPPORTED')[0]).toBe('Detect automatically');
    expect(labels('KEY_MISSING')[0]).toBe('Use this computer');
    expect(labels('KEY_MISSING').at(-1)).toBe(labels('AUDIO_UNREADABLE')[0]);
  });

  it('of a single file cannot be mended: that file was read', () => {
    expect(mendsOf(failure('AUDIO_UNREADABLE'))).toEqual([]);
  });

  it('is forgotten alone', () => {
    const [one, two] = [failure('KEY_MISSING'), failure('KEY_MISSING')];
    useImporting.setState({ refused: [one, two] });
    forgetRefused(one);
    expect(now().refused).toEqual([two]);
  });
});

it('opens nothing where the dialog of the system was dismissed', async () => {
  const core = standInCore({ library: { chooseFiles: () => [] } });
  await chooseFiles();
  expect(core.asked.map(([name]) => name)).toEqual(['library.chooseFiles']);
});
