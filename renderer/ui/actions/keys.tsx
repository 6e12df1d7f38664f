import { Kbd } from '@mantine/core';
import { hostPlatform } from '../../api/host.ts';
import { chordLabels } from './chord.ts';
import classes from './keys.module.css';

/** A chord as keys, e.g. [Ctrl] [K]. Silent beside a control that carries aria-keyshortcuts; `isSpoken` in lists of keys. */
export function Keys({ chord, isSpoken = false }: { chord: string; isSpoken?: boolean }) {
  return (
    <span className={classes.keys} aria-hidden={isSpoken ? undefined : true}>
      {chordLabels(chord, hostPlatform()).map((label) => (
        <Kbd key={label}>{label}</Kbd>
      ))}
    </span>
  );
}
