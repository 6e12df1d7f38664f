import { Checkbox, UnstyledButton } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type RowPlace, useVirtualList, VirtualRows } from '../collection/list/virtual-list.tsx';
import classes from './review-list.module.css';
import { reviewTexts as words } from './review-texts.ts';

/**
 * A change that somebody may take or leave: what it concerns, why, how it is and how it would be. Without `before` there was nothing.
 * `play` plays the place that it concerns.
 */
export type ReviewRow<Id extends string = string> = {
  id: Id;
  label: string;
  reason: string;
  before?: ReactNode;
  after: ReactNode;
  play?: () => void;
};

/** Changes one below the other, old and new, each with a checkbox. */
export function ReviewList<Id extends string>(props: {
  rows: readonly ReviewRow<Id>[];
  chosen: ReadonlySet<Id>;
  onChoose: (chosen: ReadonlySet<Id>) => void;
}) {
  const { rows, chosen, onChoose } = props;
  const list = useVirtualList({ rows, rowPx: 72, overscan: 6 });
  const { scroller } = list;
  const isAll = chosen.size === rows.length;
  const toggle = (id: Id) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <div className={classes.review}>
      <div className={classes.head}>
        <Checkbox
          size="xs"
          label={words.all}
          checked={isAll}
          indeterminate={chosen.size > 0 && !isAll}
          onChange={() => onChoose(new Set(isAll ? [] : rows.map(({ id }) => id)))}
        />
        <span className={classes.count} role="status">
          {words.chosen(chosen.size, rows.length)}
        </span>
      </div>
      <div
        ref={scroller}
        className={classes.scroller}
        data-new={rows.every(({ before }) => before === undefined)}
        role="list"
        aria-label={words.list}
      >
        <VirtualRows list={list}>
          {(place) => {
            const row = rows[place.index];
            return row ? (
              <Row key={row.id} row={row} place={place} isChosen={chosen.has(row.id)} toggle={() => toggle(row.id)} />
            ) : null;
          }}
        </VirtualRows>
      </div>
    </div>
  );
}

function Row(props: { row: ReviewRow; place: RowPlace; isChosen: boolean; toggle: () => void }) {
  const { row, place, isChosen, toggle } = props;
  const { measure, index, offsetPx } = place;
  return (
    <div
      ref={measure}
      role="listitem"
      data-index={index}
      className={classes.row}
      style={{ transform: `translateY(${offsetPx}px)` }}
    >
      <Checkbox size="xs" aria-label={`${row.label}: ${row.reason}`} checked={isChosen} onChange={toggle} />
      <div className={classes.facts}>
        {row.play ? (
          <UnstyledButton className={classes.label} aria-label={words.play(row.label)} onClick={row.play}>
            <IconPlayerPlayFilled size={11} aria-hidden /> {row.label}
          </UnstyledButton>
        ) : (
          <span className={classes.label}>{row.label}</span>
        )}
        <span className={classes.reason}>{row.reason}</span>
      </div>
      {row.before === undefined ? null : (
        <div className={classes.before}>
          <span className="visually-hidden">{words.before}</span>
          {row.before}
        </div>
      )}
      <div className={classes.after}>
        {row.before === undefined ? null : <span className="visually-hidden">{words.after}</span>}
        {row.after}
      </div>
    </div>
  );
}
