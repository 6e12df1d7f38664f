import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { keepFreeOfToasts } from '../../../ui/feedback/toasts/toast-room.ts';
import { engineProblems, useEngine } from '../../../ui/generation-form/engine/use-engine.ts';
import { firstProblem } from '../../../ui/generation-form/form-problems.ts';
import { GenerateButton } from '../../../ui/generation-form/submit/generate-button.tsx';
import { resetWithUndo } from '../../../ui/generation-form/submit/reset-with-undo.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { texts } from '../texts.ts';
import { cloneTexts } from '../clone-draft/clone-texts.ts';
import classes from './parts/clone.module.css';
import { cloneDraft, CLONE_STEPS, type CloneStep, setDraft, useCloneDraft } from '../clone-draft/clone-draft.ts';
import { CloneProgress } from './clone-progress.tsx';
import {
  canOpenStep,
  type CloneFacts,
  isPassing,
  shownStep,
  stepBeside,
  stepProblem,
} from '../clone-draft/clone-steps.ts';
import { MaterialStep } from './material/material-step.tsx';
import { NamingStep } from './naming/naming-step.tsx';
import { SpanStep } from './span/span-step.tsx';
import { startClone } from '../clone-draft/start-clone.ts';
import { TranscriptStep } from './transcript/transcript-step.tsx';
import { useCloneFacts, useCloneId } from './parts/use-clone-facts.ts';

const STEPS = { material: MaterialStep, span: SpanStep, transcript: TranscriptStep, name: NamingStep };

/** Clones a voice in four steps. What has been entered stays while other panels are open. */
export function CloneWizard() {
  const isStarted = useCloneDraft((draft) => draft.started !== null);
  return (
    <>
      <PanelHeader title={texts.list.clone} level={2}>
        <Button size="compact-sm" variant="subtle" onClick={() => resetWithUndo(cloneDraft, cloneTexts.startedOver)}>
          {cloneTexts.startOver}
        </Button>
        <Button size="compact-sm" onClick={() => navigate('voices')}>
          {cloneTexts.close}
        </Button>
      </PanelHeader>
      {isStarted ? <CloneProgress /> : <Steps />}
    </>
  );
}

function Steps() {
  const draft = useCloneDraft();
  const facts = useCloneFacts();
  const step = shownStep(draft, facts);
  const Step = STEPS[step];
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.scrollTo({ top: 0 }), [step]);
  return (
    <>
      <StepTabs step={step} facts={facts} />
      <div ref={body} className={classes.body}>
        <div className={classes.column}>
          <Step />
        </div>
      </div>
      <WizardBar step={step} facts={facts} />
    </>
  );
}

function StepTabs({ step, facts }: { step: CloneStep; facts: CloneFacts }) {
  const draft = useCloneDraft();
  return (
    <ol className={classes.steps} aria-label={cloneTexts.steps.label}>
      {CLONE_STEPS.map((each, at) => {
        const isDone = CLONE_STEPS.indexOf(step) > at && stepProblem(each, draft, facts) === null;
        return (
          <li key={each}>
            <button
              type="button"
              className={classes.step}
              data-done={isDone || undefined}
              aria-current={each === step ? 'step' : undefined}
              disabled={!canOpenStep(each, draft, facts)}
              onClick={() => setDraft({ step: each })}
            >
              <span className={classes.number}>{isDone ? <IconCheck size={13} stroke={2} aria-hidden /> : at + 1}</span>
              {cloneTexts.steps[each]}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function WizardBar({ step, facts }: { step: CloneStep; facts: CloneFacts }) {
  const draft = useCloneDraft();
  const state = useEngine('voices');
  const id = useCloneId();
  const clone = useMutation({ mutationFn: () => startClone({ engine: state.engine, id }) });
  const next = stepBeside(step, 1);
  const back = stepBeside(step, -1);
  const problem = stepProblem(step, draft, facts);
  // Everything but the last step works without the engine.
  const outside = next === null ? engineProblems(state) : [];
  return (
    <>
      {clone.error ? (
        <div className={classes.notice}>
          <FailureNotice failure={apiFailure(clone.error)} steps={{ retry: () => clone.mutate() }} />
        </div>
      ) : null}
      <footer className={classes.foot} ref={keepFreeOfToasts}>
        {back === null ? null : (
          <Button
            variant="subtle"
            leftSection={<IconArrowLeft size={15} stroke={1.6} aria-hidden />}
            onClick={() => setDraft({ step: back })}
          >
            {cloneTexts.back}
          </Button>
        )}
        <GenerateButton
          label={next === null ? texts.list.clone : cloneTexts.next[next]}
          problem={problem === null ? firstProblem(outside) : cloneTexts.problems[problem]}
          isPassing={isPassing(problem)}
          isPending={clone.isPending}
          iconAfter={next === null ? null : <IconArrowRight size={15} stroke={1.6} aria-hidden />}
          run={() => (next === null ? clone.mutate() : setDraft({ step: next }))}
        />
      </footer>
    </>
  );
}
