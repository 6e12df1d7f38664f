import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { texts } from '../texts.ts';
import classes from './messages.module.css';

/** What the model thought, folded. `isOpen`: it is still thinking, and the last lines are shown as they come. */
export function Reasoning({ text, durationMs, isOpen }: { text: string; durationMs: number; isOpen: boolean }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const label = isOpen ? texts.message.thinking : texts.message.thought(Math.round(durationMs / 1000));
  return (
    <div className={classes.reasoning}>
      <button type="button" aria-expanded={isUnfolded} aria-controls={id} onClick={() => setUnfolded(!isUnfolded)}>
        <IconChevronRight size={14} stroke={1.6} aria-hidden data-open={isUnfolded || undefined} />
        {label}
      </button>
      <div id={id} hidden={!isUnfolded} className={classes.thoughts} data-selectable>
        {text}
      </div>
    </div>
  );
}
