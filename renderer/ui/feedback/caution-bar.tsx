import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './caution-bar.module.css';

/** A quiet bar across a document that says what must be known about it, what can be done, and one step as children. */
export function CautionBar(props: { icon: Icon; what: string; advice: string; children?: ReactNode }) {
  const { icon: Sign, what, advice, children } = props;
  return (
    <div className={classes.bar} role="note">
      <Sign size={16} stroke={1.6} aria-hidden />
      <p>
        <strong>{what}</strong> {advice}
      </p>
      {children}
    </div>
  );
}
