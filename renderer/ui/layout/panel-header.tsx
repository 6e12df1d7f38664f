import type { ReactNode } from 'react';
import classes from './panel-header.module.css';

/** The 48 px header of a column: title, quiet facts, then the panel's own controls at the end. */
export function PanelHeader(props: { title: string; facts?: string | undefined; level?: 1 | 2; children?: ReactNode }) {
  const { title, facts, level = 1, children } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className={classes.header}>
      <Heading className={classes.title} title={title}>
        {title}
      </Heading>
      {facts === undefined ? null : <span className={classes.facts}>{facts}</span>}
      <span className={classes.space} />
      {children}
    </header>
  );
}
