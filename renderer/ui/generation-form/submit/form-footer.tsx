import type { ReactNode } from 'react';
import classes from '../generation-form.module.css';

/**
 * The end of a form, around its BillingLine and its GenerateButton: why it cannot run yet is above both, over the whole width,
 * and has its line also while there is nothing to say. In a narrow column the parts are stacked (`isStacked`).
 */
export function FormFooter({ isStacked = false, children }: { isStacked?: boolean; children: ReactNode }) {
  return (
    <div className={classes.footer} data-stacked={isStacked || undefined}>
      {children}
    </div>
  );
}
