import { Button } from '@mantine/core';
import { IconMoonStars } from '@tabler/icons-react';
import { CautionBar } from '../../../ui/feedback/caution-bar.tsx';
import { END_STEP_TEXTS } from './end-step-texts.ts';
import { chooseEndStep, useEndPlan } from './use-end-plan.ts';

/** Says above the tasks what was chosen to follow them, and takes it back. */
export function EndStepBar() {
  const { step } = useEndPlan();
  if (step === null) return null;
  return (
    <CautionBar icon={IconMoonStars} what={END_STEP_TEXTS.chosen(step)} advice={END_STEP_TEXTS.chosenDetail}>
      <Button size="compact-sm" onClick={() => chooseEndStep(null)}>
        {END_STEP_TEXTS.cancel}
      </Button>
    </CautionBar>
  );
}
