import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { player } from '../../../media/player/player-hooks.ts';
import type { WaveformEvents } from '../../../media/waveform/waveform-events.ts';
import { extendTo, selectOne, toggle } from '../../../ui/collection/list/list-selection.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { editTranscript } from '../document/open-documents.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { insertRange } from '../lines/line-commands.ts';
import { planTimes } from '../lines/line-plans.ts';
import { spokenTime, texts } from '../texts.ts';

/** What is done on the waveform, as changes of the transcript, the selection and the playhead. `onClicked` gets a line that was clicked. */
export function waveformEvents(
  open: OpenTranscript,
  onClicked: (id: SegmentId) => void,
): Omit<WaveformEvents, 'viewChanged'> {
  const { id } = open.transcript;
  return {
    seek: (ms) => player.seek(ms),
    select: (line, mode) => {
      const lineId = line as SegmentId;
      onClicked(lineId);
      const { selection } = useTranscribe.getState();
      const next =
        mode === 'toggle'
          ? toggle(selection, lineId)
          : mode === 'range'
            ? extendTo(selection, lineId, open.order)
            : selectOne(lineId);
      useTranscribe.setState({ selection: next });
    },
    retime: (line, span, edge) => {
      const plan = planTimes(line as SegmentId, span, edge === 'start' ? texts.labels.setStart : texts.labels.setEnd);
      editTranscript(id, plan.edits, plan.label);
    },
    shift: (lines, deltaMs) => {
      if (deltaMs === 0) return;
      editTranscript(
        id,
        [{ kind: 'shift', segmentIds: lines as SegmentId[], deltaMs }],
        texts.labels.move(lines.length),
      );
    },
    nudged: (line, edge, ms) => {
      const index = open.model.indexById.get(line as SegmentId) ?? 0;
      announce(texts.waveform.edgeValue(edge, index + 1, ms));
    },
    rangeDrawn: (span) =>
      announce(span ? texts.waveform.rangeDrawn(span.startMs, span.endMs) : texts.waveform.rangeDropped),
    insertRange: (span) => {
      if (insertRange(open, span)) announce(`${texts.labels.insert}, ${spokenTime(span.startMs)}`);
    },
    followingSuspended: () => useTranscribe.setState({ isFollowSuspended: true }),
  };
}
