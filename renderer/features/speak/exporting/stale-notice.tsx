import { IconRefreshAlert } from '@tabler/icons-react';
import type { OpenScript } from '../document/opened/open-script.ts';
import type { StaleLines } from './plan/export-plan.ts';
import { texts } from './plan/export-texts.ts';
import classes from './exporting.module.css';
import { GenerateLinesButton } from './generate-lines-button.tsx';

/** That the files would hold takes that no longer fit their lines; they can be exported all the same. */
export function StaleNotice({ open, stale }: { open: OpenScript; stale: StaleLines }) {
  if (stale.lineIds.length === 0) return null;
  return (
    <div className={classes.stale} role="status">
      <IconRefreshAlert size={15} stroke={1.6} aria-hidden />
      <span className={classes.staleText}>{texts.outOfDate(stale.changedCount, stale.partialCount)}</span>
      <GenerateLinesButton open={open} lineIds={stale.lineIds} />
    </div>
  );
}
