import { Button, Progress } from '@mantine/core';
import { IconMicrophoneOff } from '@tabler/icons-react';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { StageNotice } from '../../../ui/layout/stage-parts.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorNotice } from '../../../ui/feedback/failures/error-notice.tsx';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { rowFacts } from '../history/row-facts.ts';
import { chooseFiles } from '../importing/import-files.ts';
import { transcribeAgain } from '../importing/known/transcribe-again.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useRecording } from '../waveform/use-recording.ts';
import { prepareAnyway } from '../importing/prepare-anyway.ts';
import { resumeTranscript, useStageJob } from '../document/stage-job.ts';
import classes from './stage.module.css';

/** What stands between waveform and lines: work in progress, a failure, a stop in the middle, or no speech. */
export type StageStateKind =
  | { kind: 'progress'; job: Job }
  | { kind: 'queued' }
  | { kind: 'failed'; job: Job | null }
  | { kind: 'partial'; job: Job | null }
  | { kind: 'no-speech' };

/** The state of the open transcript as far as it needs words; null when its lines say it all. */
export function useStageState(open: OpenTranscript): StageStateKind | null {
  const { transcript } = open;
  const { newest, running } = useStageJob(transcript);
  const recording = useRecording(transcript.mediaId);
  // The waveform's place already says why the recording could not be read.
  if (recording?.media.state === 'failed') return null;
  switch (transcript.state) {
    case 'waiting':
      return running && running.state !== 'queued' ? { kind: 'progress', job: running } : { kind: 'queued' };
    case 'working':
      return running ? { kind: 'progress', job: running } : null;
    case 'partial':
      return running ? { kind: 'progress', job: running } : { kind: 'partial', job: newest };
    case 'failed':
      return { kind: 'failed', job: newest };
    case 'ready':
      return transcript.segments.length === 0 ? { kind: 'no-speech' } : null;
  }
}

/** See StageStateKind. */
export function StageState({ open, state }: { open: OpenTranscript; state: StageStateKind }) {
  switch (state.kind) {
    case 'queued':
      return (
        <p className={classes.progress} role="status">
          {texts.stage.queued}
        </p>
      );
    case 'progress':
      return <ProgressLine open={open} job={state.job} />;
    case 'failed':
      return <Failed open={open} job={state.job} />;
    case 'partial':
      return <Partial open={open} job={state.job} />;
    case 'no-speech':
      return (
        <EmptyState icon={IconMicrophoneOff} title={texts.stage.noSpeech} text={texts.stage.noSpeechText}>
          <Button onClick={() => void transcribeAgain(open.transcript.mediaId)}>
            {texts.importing.transcribeAgain}
          </Button>
        </EmptyState>
      );
  }
}

function ProgressLine({ open: { transcript }, job }: { open: OpenTranscript; job: Job }) {
  const facts = rowFacts(
    {
      ...transcript,
      speakerCount: transcript.speakers.length,
      segmentCount: transcript.segments.length,
      languageDoubtful: false,
      language: transcript.recipe.language,
      createdAtMs: job.createdAtMs,
      snippet: null,
      hitId: null,
      jobId: job.id,
    },
    job,
  );
  return (
    <div className={classes.progress}>
      <span role="status">{facts.text}</span>
      {facts.share === null ? null : (
        <Progress className={classes.progressBar ?? ''} value={facts.share * 100} aria-label={facts.text} />
      )}
    </div>
  );
}

function Failed({ open, job }: { open: OpenTranscript; job: Job | null }) {
  const { id, mediaId } = open.transcript;
  const confirm = () => void prepareAnyway(open.transcript);
  const again = () => (job ? resumeTranscript(id) : void transcribeAgain(mediaId));
  const failure = job?.failure ?? { code: 'INTERNAL' as const, message: texts.history.failed, data: {} };
  return (
    <StageNotice>
      <FailureNotice
        failure={failure}
        steps={{ retry: again, resume: again, confirm, chooseFile: () => void chooseFiles() }}
      />
    </StageNotice>
  );
}

function Partial({ open: { transcript }, job }: { open: OpenTranscript; job: Job | null }) {
  const again = () => resumeTranscript(transcript.id);
  return (
    <StageNotice>
      {job?.failure ? (
        <FailureNotice failure={job.failure} steps={{ retry: again, resume: again }} />
      ) : (
        <ErrorNotice
          tone="warn"
          what={texts.stage.partialTitle}
          why={
            transcript.writtenUntilMs > 0
              ? texts.stage.partialText(formatShortTime(transcript.writtenUntilMs))
              : texts.stage.nothingWritten
          }
        />
      )}
    </StageNotice>
  );
}
