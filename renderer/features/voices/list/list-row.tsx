import type { ReactNode } from 'react';
import classes from './list.module.css';

/**
 * One row of the list column: what it shows, and a quiet fact at its end, or below where its words would leave no room for
 * the name. `isPressed` makes it a switch.
 */
export function ListRow(props: {
  icon: ReactNode;
  name: string;
  fact?: string;
  isFactBelow?: boolean;
  isCurrent?: boolean;
  isPressed?: boolean;
  onClick: () => void;
}) {
  const { icon, name, fact, isFactBelow = false, isCurrent = false, isPressed, onClick } = props;
  return (
    <li>
      <button
        type="button"
        className={classes.filter}
        data-tall={isFactBelow || undefined}
        data-on={isCurrent || isPressed || undefined}
        aria-current={isCurrent ? 'true' : undefined}
        aria-pressed={isPressed}
        onClick={onClick}
      >
        {icon}
        <span className={classes.words}>
          <span className={classes.name} title={name}>
            {name}
          </span>{' '}
          {fact === undefined ? null : <span className={classes.count}>{fact}</span>}
        </span>
      </button>
    </li>
  );
}
