import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { Keys } from '../../actions/keys/keys.tsx';
import { useAction, useActions } from '../../actions/use-actions.ts';
import classes from '../generation-form.module.css';

/**
 * The main action of a form, and why it cannot run yet: beside it, or above it in a FormFooter. It stays focusable then, so
 * that the reason can be read. Ctrl/Cmd+Enter runs it from anywhere in the panel. `isPassing`: the problem is a check that ends
 * by itself; a press until then is kept and carried out as soon as the check ends well.
 */
export function GenerateButton(props: {
  label: string;
  problem: string | null;
  isPassing?: boolean;
  isPending: boolean;
  run: () => void;
  icon?: ReactNode;
  iconAfter?: ReactNode;
}) {
  const { label, problem, isPassing = false, isPending, icon, iconAfter } = props;
  const problemId = useId();
  const { press, isHeld, canPress } = useHeldPress({ ...props, isPassing });
  useActions({
    'generation.generate': { run: press, label, enabled: canPress, ...(problem === null ? {} : { reason: problem }) },
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
        aria-disabled={problem !== null && !isPassing}
        data-disabled={(problem !== null && !isPassing) || undefined}
        loading={isPending || isHeld}
        leftSection={icon}
        rightSection={
          <span className={classes.after}>
            {iconAfter}
            {keys[0] ? <Keys chord={keys[0]} /> : null}
          </span>
        }
        onClick={press}
      >
        {label}
      </Button>
    </>
  );
}

type Pressed = { label: string; problem: string | null; isPassing: boolean; isPending: boolean; run: () => void };

/** A press that came while a check was under way is not lost: whoever pressed has decided, and looks away. */
function useHeldPress({ label, problem, isPassing, isPending, run }: Pressed) {
  const [held, setHeld] = useState<string | null>(null);
  const isReady = problem === null && !isPending;
  const isChecking = problem !== null && isPassing && !isPending;
  const canPress = isReady || isChecking;
  const press = () => {
    if (isReady) run();
    else if (isChecking) setHeld(label);
  };
  // Of another step of a form, or found to be wrong: then it is for the user to press again.
  const isOver = held !== null && (!isChecking || held !== label);
  const settle = useEffectEvent(() => {
    setHeld(null);
    if (isReady && held === label) run();
  });
  useEffect(() => {
    if (isOver) settle();
  }, [isOver]);
  return { press, canPress, isHeld: held !== null };
}
