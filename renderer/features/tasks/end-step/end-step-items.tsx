import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import { END_STEPS, type EndStepOffer } from '../../../../shared/domain/jobs/end-step.ts';
import { api } from '../../../api/client.ts';
import { END_STEP_TEXTS } from './end-step-texts.ts';
import classes from './end-step.module.css';
import { chooseEndStep, useEndPlan } from './use-end-plan.ts';

const words = END_STEP_TEXTS;
const NOTHING = 'nothing';

/** Part of a menu: what follows when the tasks at hand have ended. What this system does not allow says so. */
export function EndStepItems() {
  const { step } = useEndPlan();
  // Asked each time the menu opens: rights and the session may have changed.
  const offers = useQuery({ ...api.jobs.endSteps.queryOptions(), staleTime: 0 }).data ?? [];
  const choose = (value: string) => chooseEndStep(END_STEPS.find((each) => each === value) ?? null);
  return (
    <Menu.RadioGroup value={step ?? NOTHING} onChange={choose}>
      <Menu.Label>{words.menu}</Menu.Label>
      <Menu.RadioItem value={NOTHING} checkIcon={CHECK} closeMenuOnClick>
        {words.nothing}
      </Menu.RadioItem>
      {offers.map((offer) => (
        <Menu.RadioItem
          key={offer.step}
          value={offer.step}
          checkIcon={CHECK}
          disabled={!offer.isPossible}
          closeMenuOnClick
        >
          {words.steps[offer.step]}
          <Remark offer={offer} />
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

const CHECK = <IconCheck size={15} stroke={1.6} aria-hidden />;

function Remark({ offer: { isPossible, mayHibernate } }: { offer: EndStepOffer }) {
  if (isPossible && !mayHibernate) return null;
  return <span className={classes.remark}>{isPossible ? words.mayHibernate : words.notPossible}</span>;
}
