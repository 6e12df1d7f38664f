import '../../../media/test-data/stand-in-audio.ts';
import { beforeEach, expect, it } from 'vitest';
import { lineOf, segmentId } from '../../../../shared/domain/test-data/transcript-data.ts';
import { selectAll, selectOne } from '../../../ui/collection/list/list-selection.ts';
import { transcriptOf } from '../document/test-data/transcript-core.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { modelOf } from '../document/transcript-model.ts';
import { newQuoteId, quoteAction } from './quote-commands.ts';

const LINES = [lineOf('a', 'The lamp went out.', 0), lineOf('b', '  ', 3000), lineOf('c', '', 6000)];

function open(quoted = false): OpenTranscript {
  const quotes = quoted ? [{ id: newQuoteId(), startMs: 0, text: 'The lamp went out.' }] : [];
  const transcript = { ...transcriptOf(LINES), quotes };
  const { segments } = transcript;
  return { transcript, model: modelOf(transcript), visible: segments, order: segments.map(({ id }) => id) };
}

beforeEach(() => useTranscribe.setState(useTranscribe.getInitialState(), true));

it('marks lines that have words', () => {
  useTranscribe.setState({ selection: selectOne(segmentId('a')) });
  expect(quoteAction(open())).toMatchObject({ enabled: true });
});

it('says why nothing can be marked where the selected lines have no words', () => {
  useTranscribe.setState({ selection: selectAll(['b', 'c'].map(segmentId)) });
  expect(quoteAction(open())).toMatchObject({ enabled: false, reason: 'No words in the selected lines' });
  useTranscribe.setState({ selection: selectAll(['a', 'b'].map(segmentId)) });
  expect(quoteAction(open())).toMatchObject({ enabled: true });
});

it('removes quotes that begin in the selected lines', () => {
  useTranscribe.setState({ selection: selectOne(segmentId('a')) });
  expect(quoteAction(open(true))).toMatchObject({ enabled: true, label: 'Remove quote' });
});

it('needs a line', () => {
  expect(quoteAction(open()).enabled).toBe(false);
});
