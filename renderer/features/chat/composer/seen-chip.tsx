import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { SeenItem } from '../conversation/use-seen-item.ts';
import { texts } from '../texts.ts';
import classes from './composer.module.css';

/** What the assistant sees beside the chat; a press hides it from the model, and shows it again. */
export function SeenChip({ seen }: { seen: SeenItem }) {
  const Icon = seen.isHidden ? IconEyeOff : IconEye;
  return (
    <button
      type="button"
      className={classes.seen}
      aria-pressed={!seen.isHidden}
      aria-label={texts.pane.sees(seen.title)}
      title={seen.isHidden ? texts.pane.show : texts.pane.hide}
      onClick={seen.toggle}
    >
      <Icon size={14} stroke={1.6} aria-hidden />
      <span>{seen.title}</span>
    </button>
  );
}
