import type { ReactNode } from 'react';
import classes from './compare.module.css';

type Props = { side: 'start' | 'end'; title?: string | undefined; isLive?: boolean; children: ReactNode };

/** The name of what is compared, at the bottom of its side. `isLive`: what it says changes while it is looked at. */
export function SideLabel({ side, title, isLive = false, children }: Props) {
  return (
    <span className={classes.label} data-side={side} title={title} aria-live={isLive ? 'polite' : undefined}>
      {children}
    </span>
  );
}
