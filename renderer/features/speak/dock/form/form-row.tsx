import type { ReactNode } from 'react';
import classes from './form.module.css';

/** A control with its label before it; the control brings the same label for screen readers. */
export function FormRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.formRow}>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}
