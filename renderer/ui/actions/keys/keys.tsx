import { Kbd } from '@mantine/core';
import { Fragment } from 'react';
import { hostPlatform } from '../../../api/connection/host.ts';
import { chordLabels } from './chord.ts';
import classes from './keys.module.css';

/** A chord as keys, e.g. [Ctrl] [K]. Silent beside a control that carries aria-keyshortcuts; `isSpoken` in lists of keys. */
export function Keys({ chord, isSpoken = false }: { chord: string; isSpoken?: boolean }) {
  return (
    <span className={classes.keys} aria-hidden={isSpoken ? undefined : true}>
      {chordLabels(chord, hostPlatform()).map((label, index) => (
        <Fragment key={label}>
          {/* A blank that only names need: without it "Ctrl" and "K" would be read as one word. */}
          {index > 0 ? ' ' : null}
          <Kbd>{label}</Kbd>
        </Fragment>
      ))}
    </span>
  );
}
