import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { lineOf, segmentId } from '../../../../shared/domain/test-data/transcript-data.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { selectAll } from '../../../ui/collection/list/list-selection.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { transcriptOf } from '../document/test-data/transcript-core.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { modelOf } from '../document/transcript-model.ts';
import { dubTranscript } from '../stage/dub-transcript.ts';
import { waveRegions } from '../waveform/wave-regions.ts';
import { copyTranscript } from './copy-transcript.ts';

const transcript = transcriptOf(
  [lineOf('a', 'The lamp', 0, 'S1'), lineOf('b', 'Fog', 3000), lineOf('c', 'A lamp', 6000, 'gone')],
  { speakers: [{ id: 'S1' as never, ordinal: 2, name: 'Anna' }] },
);
const open: OpenTranscript = {
  transcript,
  model: modelOf(transcript),
  visible: transcript.segments,
  order: transcript.segments.map(({ id }) => id),
};
const copied: string[] = [];
const PLAIN = { withTimes: false, withSpeakers: false };

beforeEach(() => {
  copied.length = 0;
  notifications.clean();
  notifications.cleanQueue();
  useTranscribe.setState(useTranscribe.getInitialState(), true);
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
});

describe('copying', () => {
  it('takes the whole transcript unless several lines are selected', async () => {
    const core = standInCore({ transcripts: { render: () => ({ text: 'words', fileName: 'f.txt' }) } });
    useTranscribe.setState({ selection: selectAll([segmentId('b')]) });
    expect(await copyTranscript(open, 'txt', PLAIN)).toBe(true);
    useTranscribe.setState({ selection: selectAll([segmentId('a'), segmentId('b')]) });
    await copyTranscript(open, 'srt', { ...PLAIN, withTimes: true });
    expect(core.asked.map(([, input]) => input)).toEqual([
      { id: 't_1', format: 'txt', ...PLAIN },
      { id: 't_1', format: 'srt', withTimes: true, withSpeakers: false, segmentIds: ['a', 'b'] },
    ]);
    expect(copied).toEqual(['words', 'words']);
  });

  it('says what was not copied', async () => {
    standInCore({
      transcripts: {
        render: () => {
          throw new Failure('NOT_FOUND', 'It is gone.');
        },
      },
    });
    expect(await copyTranscript(open, 'txt', PLAIN)).toBe(false);
    expect([copied, shownToasts().length]).toEqual([[], 1]);
  });
});

it('makes a script that keeps the times, and opens it', async () => {
  const core = standInCore({ scripts: { fromTranscript: () => ({ id: 's_1' }) as never } });
  await dubTranscript(transcript.id);
  expect(core.asked).toEqual([['scripts.fromTranscript', { transcriptId: 't_1', keepTimes: true }]]);
  expect(core.hash()).toBe('#/speak/s_1');
});

it('shows lines on the waveform by their number, in the colour of who says them, and of nobody where that is unknown', () => {
  const regions = waveRegions(transcript);
  expect(regions.map(({ lineNumber, ordinal }) => [lineNumber, ordinal])).toEqual([
    [1, 2],
    [2, null],
    [3, null],
  ]);
  expect(regions[0]?.label).toBe('Anna');
  expect(regions[1]?.label).toBe(regions[2]?.label);
});
