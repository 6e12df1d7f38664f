import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { client } from '../../../api/client.ts';
import { useJobs } from '../../../api/jobs.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { useVoiceList } from '../../../api/voices/voices.ts';
import { ErrorNotice } from '../../../ui/feedback/failures/error-notice.tsx';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { RemoteTaskNote } from '../../../ui/feedback/remote-tasks/remote-task-note.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import { VoiceOrb } from '../../../ui/voice-orb/voice-orb.tsx';
import { PreviewButton } from '../../../ui/preview/preview-button.tsx';
import { PreviewFailure } from '../preview/preview-failure.tsx';
import { previewName, previewVoice } from '../preview/play-preview.ts';
import { texts } from '../texts.ts';
import { cloneTexts } from '../clone-draft/clone-texts.ts';
import { openInNewScript } from '../collection/voice-actions.ts';
import { showVoice, useVoicesStore, voiceKey } from '../collection/voices-store.ts';
import classes from './parts/clone.module.css';
import { clearDraft, setDraft, useCloneDraft } from '../clone-draft/clone-draft.ts';
import { cloneError } from '../clone-draft/clone-error.ts';

const words = cloneTexts.result;

/** What became of the clone that was started: it is under way, it failed and can be corrected, or it can be previewed. */
export function CloneProgress() {
  const started = useCloneDraft((draft) => draft.started);
  const job = useJobs().find(({ id }) => id === started?.jobId);
  const engine = started?.engine ?? 'local';
  const list = useVoiceList('voices');
  const voice = list.voices.find((each) => each.id === started?.voiceId && each.engine === engine);
  const outcome = () => {
    if (voice?.state === 'ready' && (!job || job.state === 'done')) return <Done voice={voice} />;
    if (job && isActiveJob(job)) return <InProgress job={job} />;
    // The job may be known to be done a moment before the list with its voice has come.
    if (list.isPending || (job?.state === 'done' && list.isFetching)) return null;
    return <NotMade job={job ?? null} />;
  };
  return (
    <div className={classes.body}>
      <div className={classes.result}>{outcome()}</div>
    </div>
  );
}

function InProgress({ job }: { job: Job }) {
  const stop = () =>
    client.jobs.cancel({ id: job.id }).catch((error: unknown) => showFailureToast(words.notStopped, error));
  return (
    <div className={classes.making} role="status">
      <ProgressRing share={null} size={32} />
      <h3>{words.making(job.title)}</h3>
      <p className={classes.small}>
        {words.step(job.progress.step)}
        <RemoteTaskNote jobId={job.id} />
      </p>
      <Button size="compact-sm" variant="subtle" onClick={() => void stop()}>
        {words.stop}
      </Button>
    </div>
  );
}

/** Back in the draft nothing is lost: recording, excerpts, texts and consent are as they were. */
function NotMade({ job }: { job: Job | null }) {
  const back = (step?: Parameters<typeof setDraft>[0]['step']) =>
    setDraft({ started: null, ...(step ? { step } : {}) });
  const failure = job?.failure ?? null;
  const found = failure ? cloneError(failure) : null;
  if (found && failure) {
    const { what, why, label } = words.errors[found.kind](found.heard);
    return (
      <ErrorNotice what={what} why={why} tone="warn" reference={found.requestId}>
        <Button size="compact-sm" onClick={() => back(found.step)}>
          {label}
        </Button>
      </ErrorNotice>
    );
  }
  return (
    <>
      {failure ? (
        <FailureNotice failure={failure} steps={{ retry: () => back() }} />
      ) : (
        <p className={classes.busy}>
          <IconAlertCircle size={16} stroke={1.6} aria-hidden />
          {job?.state === 'cancelled' ? words.stopped : words.unknown}
        </p>
      )}
      <Button onClick={() => back()}>{words.backToDraft}</Button>
    </>
  );
}

function Done({ voice }: { voice: Voice }) {
  const { speak } = useSettings();
  const key = voiceKey(voice);
  // The details beside it are those of the voice that was just made.
  useEffect(() => void useVoicesStore.setState({ selected: key }), [key]);
  const show = () => {
    showVoice(voice);
    clearDraft();
    navigate('voices');
  };
  return (
    <div className={classes.making}>
      <VoiceOrb voiceId={voice.id} size={112} />
      <h3>{words.ready(voice.name)}</h3>
      <p className={classes.small}>{voice.id}</p>
      <div className={classes.controls}>
        <PreviewButton
          name={previewName(voice, speak.sampleSentence)}
          label={texts.preview.start}
          what={voice.name}
          variant="filled"
          onPreview={() => previewVoice(voice, speak.sampleSentence)}
        />
        <Button size="compact-sm" onClick={() => void openInNewScript(voice)}>
          {words.createScript}
        </Button>
        <Button size="compact-sm" onClick={show}>
          {words.show}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={() => clearDraft()}>
          {words.another}
        </Button>
      </div>
      <PreviewFailure prefix="voice:" />
    </div>
  );
}
