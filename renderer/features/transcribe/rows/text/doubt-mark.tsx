import { IconLanguageOff } from '@tabler/icons-react';
import classes from './doubt-mark.module.css';

/** Text of a language that was not understood is never shown like text that was heard. */
export function DoubtMark({ label, hint }: { label: string; hint: string }) {
  return (
    <span className={classes.doubt} role="img" aria-label={label} title={hint}>
      <IconLanguageOff size="1em" stroke={1.6} aria-hidden />
    </span>
  );
}
