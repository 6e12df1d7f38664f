import type { ReactNode } from 'react';
import classes from './panel-header.module.css';

/** The 48 px header of a column: title, quiet facts, then the panel's own controls at the end. */
export function PanelHeader(props: { title: string; facts?: string | undefined; level?: 1 | 2; children?: ReactNode }) {
  const { title, facts, level = 1, children } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  const heading = (
    <Heading className={classes.title} title={title}>
      {title}
    </Heading>
  );
  return (
    <HeaderBar title={heading} facts={facts}>
      {children}
    </HeaderBar>
  );
}

/** The header of a column whose title is more than words, e.g. a StageTitle. `className` adds to the looks of the bar. */
export function HeaderBar(props: { title: ReactNode; facts?: ReactNode; className?: string; children?: ReactNode }) {
  const { title, facts, className = '', children } = props;
  return (
    <header className={`${classes.header} ${className}`}>
      {title}
      {facts === undefined ? null : <span className={classes.facts}>{facts}</span>}
      <span className={classes.space} />
      {children}
    </header>
  );
}
