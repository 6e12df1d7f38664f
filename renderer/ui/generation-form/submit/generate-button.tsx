import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Keys } from '../../actions/keys.tsx';
import { useAction, useActions } from '../../actions/use-actions.ts';
import classes from '../generation-form.module.css';

/**
 * The main action of a form, and why it cannot run yet: beside it, or above it in a FormFooter. It stays focusable then, so
 * that the reason can be read. Ctrl/Cmd+Enter runs it from anywhere in the panel.
 */
export function GenerateButton(props: {
  label: string;
  problem: string | null;
  isPending: boolean;
  run: () => void;
  icon?: ReactNode;
  iconAfter?: ReactNode;
}) {
  const { label, problem, isPending, run, icon, iconAfter } = props;
  const problemId = useId();
  const isReady = problem === null && !isPending;
  useActions({
    'generation.generate': { run, label, enabled: isReady, ...(problem === null ? {} : { reason: problem }) },
  });
  const { keys } = useAction('generation.generate');
  return (
    <>
      <span id={problemId} className={classes.problem} role="status">
        {problem}
      </span>
      <Button
        size="md"
        variant="filled"
        className={classes.generate ?? ''}
        aria-describedby={problemId}
        aria-disabled={problem !== null}
        data-disabled={problem !== null || undefined}
        loading={isPending}
        leftSection={icon}
        rightSection={
          <span className={classes.after}>
            {iconAfter}
            {keys[0] ? <Keys chord={keys[0]} /> : null}
          </span>
        }
        onClick={() => isReady && run()}
      >
        {label}
      </Button>
    </>
  );
}
