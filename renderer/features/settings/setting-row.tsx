import { ActionIcon, Tooltip } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext } from 'react';
import classes from './settings.module.css';
import { type RowId, ROWS } from './rows/row-texts.ts';
import { TEXTS } from './texts.ts';

/** Rows that the search lets through; null shows all. */
export const RowFilter = createContext<ReadonlySet<RowId> | null>(null);

type Props = {
  id: RowId;
  /** Shows the mark of a changed value and the button that resets it. */
  isChanged?: boolean;
  onReset?: () => void;
  /** Control under the words instead of beside them. */
  isWide?: boolean;
  children: ReactNode;
};

/** One setting: words on the left, its control on the right, and the way back to the default. */
export function SettingRow({ id, isChanged = false, onReset, isWide = false, children }: Props) {
  const filter = useContext(RowFilter);
  if (filter && !filter.has(id)) return null;
  const { label, description } = ROWS[id];
  return (
    <div className={classes.row} data-wide={isWide || undefined} role="group" aria-labelledby={labelId(id)}>
      <div className={classes.words}>
        <div className={classes.labelLine}>
          <span id={labelId(id)} className={classes.label}>
            {label}
          </span>
          {isChanged ? (
            <span className={classes.changed} title={TEXTS.changed} role="img" aria-label={TEXTS.changed} />
          ) : null}
          {isChanged && onReset ? (
            <Tooltip label={TEXTS.reset(label)}>
              <ActionIcon size="1.5rem" aria-label={TEXTS.reset(label)} onClick={onReset}>
                <IconRotate size={13} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          ) : null}
        </div>
        <p id={descriptionId(id)} className={classes.description}>
          {description}
        </p>
      </div>
      <div className={classes.control}>{children}</div>
    </div>
  );
}

const labelId = (id: RowId) => `setting-${id}`;
const descriptionId = (id: RowId) => `setting-${id}-description`;

/** Attributes that give the control of a row its name and description. */
export function rowNames(id: RowId): { 'aria-label': string; 'aria-describedby': string } {
  return { 'aria-label': ROWS[id].label, 'aria-describedby': descriptionId(id) };
}
