import { Button, Select } from '@mantine/core';
import { IconMicrophone, IconPlayerRecordFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect } from 'react';
import { ErrorNotice } from '../../../../ui/feedback/failures/error-notice.tsx';
import { FailureNotice } from '../../../../ui/feedback/failures/failure-notice.tsx';
import { cloneTexts } from '../../clone-draft/clone-texts.ts';
import wizard from '../parts/clone.module.css';
import classes from './material.module.css';
import { useCloneDraft } from '../../clone-draft/clone-draft.ts';
import { LevelMeter } from './level-meter-view.tsx';
import {
  closeMicrophone,
  type MicrophoneState,
  openMicrophone,
  startRecording,
  stopRecording,
  useMicrophone,
} from './microphone-session.ts';

const words = cloneTexts.microphone;

/** A recording made here and now, with a text to read. */
export function MicrophonePane() {
  const state = useMicrophone((session) => session.state);
  useEffect(() => closeMicrophone, []);
  if (state.kind === 'closed' || state.kind === 'opening') return <Opening isBusy={state.kind === 'opening'} />;
  if (state.kind === 'failed') return <Failed state={state} />;
  return (
    <div className={classes.microphone}>
      <Controls state={state} />
      <LevelMeter isRecording={state.kind === 'recording'} />
      <Saving />
      <Script />
    </div>
  );
}

function Opening({ isBusy }: { isBusy: boolean }) {
  const hasMaterial = useCloneDraft((draft) => draft.itemId !== null);
  return (
    <div className={classes.drop}>
      <IconMicrophone size={30} stroke={1.25} aria-hidden />
      <p>{words.intro}</p>
      <Button variant={hasMaterial ? 'default' : 'filled'} loading={isBusy} onClick={() => void openMicrophone(null)}>
        {words.open}
      </Button>
      <p className={wizard.small}>{words.staysHere}</p>
    </div>
  );
}

function Failed({ state }: { state: Extract<MicrophoneState, { kind: 'failed' }> }) {
  const { what, why } = words.problems[state.problem ?? 'other'](state.message);
  return (
    <>
      <ErrorNotice what={what} why={why}>
        <Button size="compact-sm" onClick={() => void openMicrophone(null)}>
          {words.again}
        </Button>
      </ErrorNotice>
      <Saving />
    </>
  );
}

function Controls({ state }: { state: MicrophoneState }) {
  const microphones = useMicrophone((session) => session.microphones);
  const deviceId = useMicrophone((session) => session.deviceId);
  const isSaving = useMicrophone((session) => session.isSaving);
  const isBusy = state.kind === 'recording' || state.kind === 'counting';
  return (
    <div className={wizard.controls}>
      {isBusy ? (
        <Button
          variant="filled"
          leftSection={<IconPlayerStopFilled size={15} aria-hidden />}
          onClick={() => stopRecording()}
        >
          {state.kind === 'counting' ? words.cancel : words.stop}
        </Button>
      ) : (
        <Button
          variant="filled"
          disabled={isSaving}
          leftSection={<IconPlayerRecordFilled size={15} aria-hidden />}
          onClick={() => startRecording()}
        >
          {words.record}
        </Button>
      )}
      <span className={classes.count} role="status">
        {state.kind === 'counting' ? words.counting(state.left) : ''}
      </span>
      <span className={wizard.grow} />
      {microphones.length > 1 ? (
        <Select
          aria-label={words.device}
          data={microphones.map(({ id, name }) => ({ value: id, label: name === '' ? words.unnamed : name }))}
          value={deviceId ?? microphones[0]?.id ?? null}
          disabled={isBusy}
          onChange={(id) => void openMicrophone(id)}
        />
      ) : null}
    </div>
  );
}

function Saving() {
  const isSaving = useMicrophone((session) => session.isSaving);
  const unsaved = useMicrophone((session) => session.unsaved);
  const clipped = useMicrophone((session) => session.clippedSamples);
  if (isSaving) {
    return (
      <p className={wizard.small} role="status">
        {words.saving}
      </p>
    );
  }
  if (unsaved) {
    return <FailureNotice failure={unsaved.failure} steps={{ retry: unsaved.retry }} />;
  }
  return clipped > 0 ? <p className={wizard.warning}>{words.clipped}</p> : null;
}

function Script() {
  return (
    <section className={classes.script} aria-label={words.scriptTitle}>
      <h3 className={wizard.heading}>{words.scriptTitle}</h3>
      {words.script.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
