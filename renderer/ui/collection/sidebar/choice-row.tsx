import type { ReactNode } from 'react';
import classes from './sidebar.module.css';

/** Colour of an icon that says how something stands; quiet without one. */
export type IconTone = 'faint' | 'warn' | 'accent';

/** The icon at the start of a row. `title` says in words what it shows. */
export function SidebarIcon(props: { tone: IconTone | undefined; title?: string; children: ReactNode }) {
  return (
    <span className={classes.icon} data-tone={props.tone} title={props.title}>
      {props.children}
    </span>
  );
}

/**
 * A row of the sidebar that shows a part of the collection: icon, name, and a quiet fact at its end, or below where its words
 * would leave no room for the name. `isPressed` makes it a switch.
 */
export function ChoiceRow(props: {
  icon: ReactNode;
  tone?: IconTone | undefined;
  name: string;
  fact?: string;
  isFactBelow?: boolean;
  isCurrent?: boolean;
  isPressed?: boolean;
  onClick: () => void;
}) {
  const { icon, tone, name, fact, isFactBelow = false, isCurrent = false, isPressed, onClick } = props;
  const title = (
    <span className={classes.title} title={name}>
      {name}
    </span>
  );
  const facts = fact === undefined ? null : <span className={classes.facts}>{fact}</span>;
  return (
    <li className={classes.row} data-row-key={name} data-open={isCurrent || isPressed || undefined}>
      <button
        type="button"
        className={classes.link}
        aria-current={isCurrent ? 'true' : undefined}
        aria-pressed={isPressed}
        data-row
        onClick={onClick}
      >
        <SidebarIcon tone={tone}>{icon}</SidebarIcon>
        {isFactBelow ? (
          <span className={classes.below}>
            {title} {facts}
          </span>
        ) : (
          <>
            {title} {facts}
          </>
        )}
      </button>
    </li>
  );
}
