import { IconLanguageOff } from '@tabler/icons-react';
import { texts } from '../texts.ts';
import classes from './line-list.module.css';

/** Text of a language that was not understood is never shown like text that was heard. */
export function DoubtMark() {
  return (
    <span className={classes.doubt} role="img" aria-label={texts.doubt.line} title={texts.doubt.lineHint}>
      <IconLanguageOff size={15} stroke={1.6} aria-hidden />
    </span>
  );
}
