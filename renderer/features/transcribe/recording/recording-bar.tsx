import { Button } from '@mantine/core';
import { IconMicrophoneOff, IconPlayerStopFilled, IconTrash } from '@tabler/icons-react';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { MICROPHONE_PROBLEMS } from '../../../ui/feedback/microphone-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MicrophoneLevel } from '../../../ui/microphone/microphone-level.tsx';
import classes from './recording.module.css';
import type { RecordingState } from './recording-session.ts';
import { RECORDING_TEXTS as words } from './recording-texts.ts';
import {
  discardRecording,
  dismissRecordingProblem,
  onRecordingLevel,
  saveRecorded,
  toggleRecording,
  useRecordingSession,
} from './use-recording-session.ts';

/** What is recorded, over every panel, so that nobody is recorded without seeing it; nothing while nothing is. */
export function RecordingBar() {
  const state = useRecordingSession((store) => store.state);
  const isRecording = state.kind === 'recording';
  const isBusy = state.kind === 'opening' || state.kind === 'saving';
  useActions({
    'file.record': {
      run: () => toggleRecording(),
      label: isRecording ? words.stopShort : words.start,
      enabled: !isBusy,
    },
  });
  if (state.kind === 'idle') return null;
  return (
    <section className={classes.bar} aria-label={words.bar}>
      <Content state={state} />
    </section>
  );
}

function Content({ state }: { state: RecordingState }) {
  switch (state.kind) {
    case 'failed':
      return <Failed state={state} />;
    case 'blocked':
      return <Blocked state={state} />;
    case 'recording':
      return <Running />;
    case 'idle':
    case 'opening':
    case 'saving':
      return (
        <p className={classes.words} role="status">
          {state.kind === 'opening' ? words.opening : words.saving}
        </p>
      );
  }
}

function Running() {
  return (
    <>
      <div className={classes.line}>
        <span className={classes.light} aria-hidden />
        <MicrophoneLevel label={words.level} onLevel={onRecordingLevel} />
        <IconButton aria-label={words.discard} onClick={() => void discardRecording()}>
          <IconTrash size={16} stroke={1.6} />
        </IconButton>
      </div>
      <p className={classes.words} role="status">
        {words.running}
      </p>
      <Button
        variant="filled"
        fullWidth
        leftSection={<IconPlayerStopFilled size={15} aria-hidden />}
        onClick={() => toggleRecording()}
      >
        {words.stop}
      </Button>
    </>
  );
}

function Blocked({ state: { problem, message } }: { state: Extract<RecordingState, { kind: 'blocked' }> }) {
  const { what, why } = problem ? MICROPHONE_PROBLEMS[problem]() : MICROPHONE_PROBLEMS.other(message);
  return (
    <>
      <div className={classes.line} role="alert">
        <IconMicrophoneOff size={16} stroke={1.6} aria-hidden />
        <p>
          <strong>{what}</strong>
          <br />
          {why}
        </p>
      </div>
      <div className={classes.line}>
        <Button size="compact-sm" onClick={() => toggleRecording()}>
          {words.again}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={dismissRecordingProblem}>
          {words.dismiss}
        </Button>
      </div>
    </>
  );
}

function Failed({ state: { failure } }: { state: Extract<RecordingState, { kind: 'failed' }> }) {
  return (
    <>
      <FailureNotice failure={failure} />
      <p className={classes.words}>{words.kept}</p>
      <div className={classes.line}>
        <Button size="compact-sm" onClick={() => void saveRecorded()}>
          {words.save}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={dismissRecordingProblem}>
          {words.dismiss}
        </Button>
      </div>
    </>
  );
}
