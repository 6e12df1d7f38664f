import type { ReactNode } from 'react';
import classes from './inspector-head.module.css';

/** What an inspector is about: its picture, name and kind; below them whatever belongs to the head. The name can be focused by script. */
export function InspectorHead(props: { picture: ReactNode; title: string; kind: string; children?: ReactNode }) {
  const { picture, title, kind, children } = props;
  return (
    <header className={classes.head}>
      {picture}
      <div className={classes.names}>
        <h2 tabIndex={-1} className={classes.title} data-inspector-title data-selectable>
          {title}
        </h2>
        <p className={classes.kind}>{kind}</p>
      </div>
      {children}
    </header>
  );
}
