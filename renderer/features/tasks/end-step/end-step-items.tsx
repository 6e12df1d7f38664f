import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import type { EndStepOffer } from '../../../../shared/domain/jobs/end-step.ts';
import { api } from '../../../api/client.ts';
import { END_STEP_TEXTS } from './end-step-texts.ts';
import classes from './end-step.module.css';
import { chooseEndStep, useEndPlan } from './use-end-plan.ts';

const words = END_STEP_TEXTS;

/** Part of a menu: what follows when the tasks at hand have ended. What this system does not allow says so. */
export function EndStepItems() {
  const { step } = useEndPlan();
  // Asked each time the menu opens: rights and the session may have changed.
  const offers = useQuery({ ...api.jobs.endSteps.queryOptions(), staleTime: 0 }).data ?? [];
  return (
    <>
      <Menu.Label>{words.menu}</Menu.Label>
      <Menu.Item
        role="menuitemradio"
        aria-checked={step === null}
        rightSection={<Check isOn={step === null} />}
        onClick={() => chooseEndStep(null)}
      >
        {words.nothing}
      </Menu.Item>
      {offers.map((offer) => (
        <Menu.Item
          key={offer.step}
          role="menuitemradio"
          aria-checked={offer.step === step}
          disabled={!offer.isPossible}
          rightSection={<Check isOn={offer.step === step} />}
          onClick={() => chooseEndStep(offer.step)}
        >
          {words.steps[offer.step]}
          <Remark offer={offer} />
        </Menu.Item>
      ))}
    </>
  );
}

function Remark({ offer: { isPossible, mayHibernate } }: { offer: EndStepOffer }) {
  if (isPossible && !mayHibernate) return null;
  return <span className={classes.remark}>{isPossible ? words.mayHibernate : words.notPossible}</span>;
}

function Check({ isOn }: { isOn: boolean }) {
  return isOn ? <IconCheck size={14} stroke={1.8} aria-hidden /> : <span className={classes.noCheck} />;
}
