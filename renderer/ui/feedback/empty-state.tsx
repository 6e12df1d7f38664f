import type { ReactNode } from 'react';
import type { PanelIcon } from '../layout/panel.ts';
import classes from './small-states.module.css';

/** What stands where there is nothing yet: icon, one line, one sentence how to begin, the main action. */
export function EmptyState(props: {
  icon: PanelIcon;
  title: string;
  text: string;
  /** The text is several sentences. */
  isLong?: boolean;
  children?: ReactNode;
}) {
  const { icon: Icon, title, text, isLong = false, children } = props;
  return (
    <div className={classes.empty} data-empty-state>
      <Icon size={30} stroke={1.25} />
      <h2 className={classes.emptyTitle}>{title}</h2>
      <p className={classes.emptyText} data-long={isLong || undefined}>
        {text}
      </p>
      {children ? <div className={classes.emptyActions}>{children}</div> : null}
    </div>
  );
}
