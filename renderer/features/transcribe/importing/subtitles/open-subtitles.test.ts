import { beforeEach, expect, it, vi } from 'vitest';
import type { FileTicket, ItemId } from '../../../../../shared/domain/ids.ts';
import type { SubtitleFile } from '../../../../../shared/domain/transcript/subtitle-file.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { openQuestion, type QuestionAnswer } from '../../../../ui/feedback/confirm-dialog.tsx';
import { useImporting } from '../state/importing-state.ts';
import { openAdmittedSubtitles } from './open-subtitles.ts';
import { useUnsureSubtitles } from './unsure-subtitles.ts';

const admitted = (...names: string[]) =>
  names.map((fileName) => ({ ticket: `ticket-${fileName}` as FileTicket, fileName, sizeBytes: 1 }));
const file = (change: Partial<SubtitleFile> = {}): SubtitleFile => ({
  fileId: 'kept',
  fileName: 'talk.srt',
  lineCount: 3,
  recordingName: null,
  failure: null,
  encodings: [],
  ...change,
});
const transcripts = {
  openSubtitles: () => ({ transcriptId: 't1' as ItemId }),
  get: () => ({ mediaId: 'm1' as ItemId }) as never,
};
const opened = ({ asked }: ReturnType<typeof standInCore>) =>
  asked.filter(([name]) => name === 'transcripts.openSubtitles').map(([, input]) => input);

async function answer(given: QuestionAnswer): Promise<void> {
  await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
  openQuestion()?.answer(given);
}

beforeEach(() => useImporting.setState({ refused: [], known: [], pendingCount: 0 }));

it('opens subtitles on the recording beside them, and leaves other files to others', async () => {
  const core = standInCore({
    transcripts: { ...transcripts, readSubtitles: () => file({ recordingName: 'talk.wav' }) },
  });
  expect(openAdmittedSubtitles(admitted('talk.srt', 'one.wav', 'two.wav'))).toHaveLength(2);
  await vi.waitFor(() => expect(core.hash()).toBe('#/transcribe/t1'));
  expect(opened(core)).toEqual([{ fileId: 'kept', recording: { beside: true } }]);
});

it('takes the recording that came along once for all its subtitles', async () => {
  const core = standInCore({ transcripts: { ...transcripts, readSubtitles: () => file() } });
  expect(openAdmittedSubtitles(admitted('talk.wav', 'talk.en.srt', 'talk.de.srt'))).toEqual([]);
  await vi.waitFor(() => expect(opened(core)).toHaveLength(2));
  expect(opened(core)).toEqual([
    { fileId: 'kept', recording: { ticket: 'ticket-talk.wav' } },
    { fileId: 'kept', recording: { mediaId: 'm1' } },
  ]);
});

it('asks for a recording, and makes nothing where none is chosen', async () => {
  const core = standInCore({
    transcripts: { ...transcripts, readSubtitles: () => file() },
    library: { chooseFiles: () => [{ ticket: 'chosen' as FileTicket, fileName: 'a.wav', sizeBytes: 1 }] },
  });
  openAdmittedSubtitles(admitted('one.srt', 'two.srt'));
  await answer('cancel');
  await answer('confirm');
  await vi.waitFor(() => expect(opened(core)).toEqual([{ fileId: 'kept', recording: { ticket: 'chosen' } }]));
});

it('asks for the encoding where several are possible, and lists what cannot be read', async () => {
  const failure = { code: 'INVALID_INPUT' as const, message: '', data: { reason: 'encoding' } };
  const encodings = [{ encoding: 'windows-1250', lines: ['Čeština'] }];
  const core = standInCore({
    transcripts: {
      ...transcripts,
      readSubtitles: (source) =>
        'encoding' in source ? file({ recordingName: 'talk.wav' }) : file({ failure, encodings }),
    },
  });
  openAdmittedSubtitles(admitted('talk.srt'));
  await vi.waitFor(() => expect(useUnsureSubtitles.getState().waiting).toHaveLength(1));
  useUnsureSubtitles.getState().waiting[0]?.answer('windows-1250');
  await vi.waitFor(() => expect(opened(core)).toHaveLength(1));
  expect(core.asked[1]).toEqual(['transcripts.readSubtitles', { fileId: 'kept', encoding: 'windows-1250' }]);
  standInCore({ transcripts: { ...transcripts, readSubtitles: () => file({ failure }) } });
  openAdmittedSubtitles(admitted('broken.srt'));
  await vi.waitFor(() => expect(useImporting.getState().refused).toMatchObject([{ fileNames: ['talk.srt'], failure }]));
});
