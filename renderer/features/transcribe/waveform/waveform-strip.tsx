import { useRef } from 'react';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { ErrorNotice } from '../../../ui/feedback/failures/error-notice.tsx';
import { useDelayed } from '../../../ui/feedback/use-delayed.ts';
import { audioFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { usePeakPyramid } from '../../../media/waveform/peaks/use-peaks.ts';
import { chooseFiles } from '../importing/import-files.ts';
import { openWaveformMenu } from '../rows/line-menu.ts';
import { prepareAnyway } from '../importing/prepare-anyway.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useRecording } from './use-recording.ts';
import { useWaveformView } from './use-waveform-view.ts';
import { WaveformToolbar } from './waveform-toolbar.tsx';
import classes from './waveform-strip.module.css';

/** Clock, tools and waveform of the open transcript. The waveform is there as soon as the recording was read. */
export function WaveformStrip({ open }: { open: OpenTranscript }) {
  const recording = useRecording(open.transcript.mediaId);
  const facts = audioFactsOf(recording?.media);
  const peaks = usePeakPyramid(recording && facts ? mediaUrl.peaks(recording.id, facts.track) : null);
  const pyramid = peaks.data ?? null;
  const host = useRef<HTMLDivElement>(null);
  useWaveformView(host, pyramid, open);
  const isLate = useDelayed(pyramid === null);
  const failure = recording?.media.state === 'failed' ? recording.media.failure : null;
  return (
    <section className={classes.strip} aria-label={texts.waveform.overview}>
      <WaveformToolbar open={open} isReady={pyramid !== null} />
      <div
        ref={host}
        className={classes.host}
        role="presentation"
        onContextMenu={(event) => openWaveformMenu(open, event)}
      >
        {pyramid === null && isLate && !failure && !peaks.error ? (
          <p className={classes.waiting} role="status">
            {texts.stage.preparing(open.transcript.durationMs > 0 ? formatShortTime(open.transcript.durationMs) : null)}
            <span>{texts.stage.preparingWave}</span>
          </p>
        ) : null}
        {failure ? (
          <div className={classes.notice}>
            <FailureNotice
              failure={failure}
              steps={{ chooseFile: () => void chooseFiles(), confirm: () => void prepareAnyway(open.transcript) }}
            />
          </div>
        ) : null}
        {peaks.error ? (
          <div className={classes.notice}>
            <ErrorNotice what={texts.stage.waveFailed} why={peaks.error.message} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
