import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { firstControl } from '../../../ui/first-control.ts';
import classes from './dialog-parts.module.css';

type OrderProps = { canStart: boolean; start: () => void; label: string; children: ReactNode };

/** What a dialog asks before it has something proposed; `label` is on the button that starts it, which has the keyboard's Enter. */
export function OrderForm({ canStart, start, label, children }: OrderProps) {
  return (
    <form
      ref={firstControl}
      className={classes.column}
      onSubmit={(event) => {
        event.preventDefault();
        if (canStart) start();
      }}
    >
      {children}
      <Button type="submit" variant="filled" disabled={!canStart}>
        {label}
      </Button>
    </form>
  );
}

/** What a dialog shows of proposals: where they come from, the list, and the bar below. */
export function ReviewColumn({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>;
}

/** Words beside what matters. */
export function Quiet({ children }: { children: ReactNode }) {
  return <span className={classes.quiet}>{children}</span>;
}
