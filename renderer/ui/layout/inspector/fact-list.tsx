import { CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { texts } from '../../feedback/feedback-texts.ts';
import { IconButton } from '../../icon-button.tsx';
import classes from './fact-list.module.css';

/** Names and values of an inspector; `isPlain` inside a section, which has an edge of its own. */
export function FactList({ isPlain = false, children }: { isPlain?: boolean; children: ReactNode }) {
  return (
    <dl className={classes.facts} data-plain={isPlain || undefined}>
      {children}
    </dl>
  );
}

/** A name and its value; a long text has the whole width (`isWide`). */
export function Fact({ name, value, isWide = false }: { name: string; value: ReactNode; isWide?: boolean }) {
  return (
    <>
      <dt data-wide={isWide || undefined}>{name}</dt>
      <dd data-wide={isWide || undefined} data-selectable={isWide || undefined}>
        {value}
      </dd>
    </>
  );
}

/** An ID, shortened to its line, with a button that copies it. */
export function IdFact({ name, value, copyLabel }: { name: string; value: string; copyLabel: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className={classes.idCell}>
        <span className={classes.id} title={value} data-selectable>
          {value}
        </span>
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <IconButton size="1.5rem" aria-label={copied ? texts.copied : copyLabel} onClick={copy}>
              {copied ? <IconCheck size={13} stroke={1.6} /> : <IconCopy size={13} stroke={1.6} />}
            </IconButton>
          )}
        </CopyButton>
      </dd>
    </>
  );
}

/** A remark below a value, in the column of the values. */
export function FactRemark({ children }: { children: ReactNode }) {
  return <dd className={classes.remark}>{children}</dd>;
}
