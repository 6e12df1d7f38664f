import type { ReactNode } from 'react';
import classes from './stage-parts.module.css';

type StageProps = { children: ReactNode; className?: string | undefined; isGallery?: boolean };

/** The main stage of a panel: its parts below each other. `isGallery`: where the newest result is scrolled to. */
export function PanelStage({ children, className = '', isGallery = false }: StageProps) {
  return (
    <div className={`${classes.stage} ${className}`} data-gallery={isGallery || undefined}>
      {children}
    </div>
  );
}

/** What stands alone in the middle of a stage. */
export function StageCentre({ children }: { children: ReactNode }) {
  return <div className={classes.centre}>{children}</div>;
}

/** A notice above the lines, as wide as they are. */
export function StageNotice({ children }: { children: ReactNode }) {
  return <div className={classes.notice}>{children}</div>;
}
