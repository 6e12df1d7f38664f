import { Button, Menu } from '@mantine/core';
import { IconDots, IconX } from '@tabler/icons-react';
import type { Job } from '../../../../../shared/domain/jobs/job.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TEXTS } from '../../texts.ts';
import { actionText } from './job-action-text.ts';
import { type JobAction, jobActions } from './job-actions.ts';
import classes from '../rows.module.css';
import { runAction } from './run-action.ts';

/**
 * The next step of a job as a button, Dismiss beside what needs attention, everything else in a menu. `onLeave` is called
 * before an action that opens another panel.
 */
export function RowActions(props: { job: Job; isTabStop?: boolean; onLeave?: (() => void) | undefined }) {
  const { job, isTabStop = true, onLeave } = props;
  const actions = jobActions(job);
  const [main] = actions;
  const needsAttention = job.state === 'failed' || job.state === 'interrupted';
  const others = actions.slice(1);
  const tabIndex = isTabStop ? 0 : -1;
  const run = (action: JobAction) => {
    if (action === 'open' || action === 'edit' || action === 'settings') onLeave?.();
    runAction(action, job);
  };
  return (
    <span className={classes.actions}>
      {main === undefined || main === 'dismiss' ? null : (
        <Button
          variant={needsAttention ? 'default' : 'subtle'}
          size="compact-sm"
          tabIndex={tabIndex}
          aria-label={`${actionText(main, job)}: ${job.title}`}
          onClick={() => run(main)}
        >
          {actionText(main, job)}
        </Button>
      )}
      {needsAttention || main === 'dismiss' ? (
        <IconButton
          size="1.625rem"
          tabIndex={tabIndex}
          aria-label={`${TEXTS.actions.dismiss}: ${job.title}`}
          onClick={() => run('dismiss')}
        >
          <IconX size={15} stroke={1.6} />
        </IconButton>
      ) : null}
      <MoreMenu job={job} actions={others} run={run} tabIndex={tabIndex} />
    </span>
  );
}

function MoreMenu(props: {
  job: Job;
  actions: readonly JobAction[];
  run: (action: JobAction) => void;
  tabIndex: number;
}) {
  const { job, actions, run, tabIndex } = props;
  if (actions.length === 0) return <span className={classes.noMenu} />;
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <IconButton
          className={classes.more ?? ''}
          size="1.625rem"
          tabIndex={tabIndex}
          aria-label={TEXTS.moreActions(job.title)}
        >
          <IconDots size={15} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item key={action} onClick={() => run(action)}>
            {actionText(action, job)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
