import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { failureSentences } from '../../../../shared/domain/failures/failure-text.ts';
import type { EndStep } from '../../../../shared/domain/jobs/end-step.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { END_STEP_TEXTS } from './end-step-texts.ts';
import classes from './end-step.module.css';
import { chooseEndStep, useEndPlan } from './use-end-plan.ts';

const words = END_STEP_TEXTS;
/** Above every other dialog: it ends what they are for. */
const ABOVE_DIALOGS = 500;

/** The countdown after the last task, in every panel; Escape and any click beside it keep the computer on. Once in the frame. */
export function EndStepCountdown() {
  const { step, atMs, failure } = useEndPlan();
  useEffect(() => {
    if (failure !== null) showToast({ message: `${words.failed}. ${failureSentences(failure)}` });
  }, [failure]);
  return step === null || atMs === null ? null : <Countdown step={step} atMs={atMs} />;
}

function Countdown({ step, atMs }: { step: EndStep; atMs: number }) {
  const nowMs = useNow(true);
  const keep = () => chooseEndStep(null);
  return (
    <Modal
      opened
      onClose={keep}
      title={<span className={classes.time}>{words.countdown(step, Math.max(0, atMs - nowMs))}</span>}
      size="sm"
      withCloseButton={false}
      zIndex={ABOVE_DIALOGS}
    >
      <Text size="sm" c="var(--text-2)">
        {words.ended}
      </Text>
      <Group gap={6} mt={14} justify="flex-end">
        <Button variant="filled" data-autofocus onClick={keep}>
          {words.keepOn[step]}
        </Button>
      </Group>
    </Modal>
  );
}
