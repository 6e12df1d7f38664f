import type { ReactNode } from 'react';
import classes from './stage-parts.module.css';

/** What stands alone in the middle of a stage. */
export function StageCentre({ children }: { children: ReactNode }) {
  return <div className={classes.centre}>{children}</div>;
}

/** A notice above the lines, as wide as they are. */
export function StageNotice({ children }: { children: ReactNode }) {
  return <div className={classes.notice}>{children}</div>;
}
