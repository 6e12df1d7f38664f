import { Kbd } from '@mantine/core';
import { chordLabels, type Platform } from './chord.ts';
import { hostPlatform } from '../../api/host.ts';
import classes from './keys.module.css';

/** A chord as keys, e.g. [Ctrl] [K]. Decorative: the control carries aria-keyshortcuts. */
export function Keys({ chord, platform = hostPlatform() }: { chord: string; platform?: Platform }) {
  return (
    <span className={classes.keys} aria-hidden>
      {chordLabels(chord, platform).map((label) => (
        <Kbd key={label}>{label}</Kbd>
      ))}
    </span>
  );
}
