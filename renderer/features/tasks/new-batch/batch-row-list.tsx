import { Checkbox } from '@mantine/core';
import { useMemo, useState } from 'react';
import { reasonText } from '../../../../shared/domain/failures/reason-text.ts';
import type { PlannedRow } from '../../../../shared/domain/batch/plan-batch.ts';
import { useVoicesById } from '../../../api/voices/voices.ts';
import { type RowPlace, useVirtualList, VirtualRows } from '../../../ui/collection/list/virtual-list.tsx';
import { NEW_BATCH_TEXTS as words } from './new-batch-texts.ts';
import classes from './new-batch.module.css';
import type { BatchPlan } from './use-batch-plan.ts';

const ROW_PX = 36;

/** Each row with what becomes of it; those that can't be spoken say why. */
export function BatchRowList({ plan, leftOut }: { plan: BatchPlan; leftOut: number }) {
  const [onlyProblems, setOnlyProblems] = useState(false);
  const problems = plan.rows.filter(hasProblem);
  const shown = onlyProblems && problems.length > 0 ? problems : plan.rows;
  const rows = useMemo(() => shown.map(({ row }) => ({ id: String(row.number) })), [shown]);
  const list = useVirtualList({ rows, rowPx: ROW_PX, overscan: 8 });
  const { scroller } = list;
  return (
    <section aria-label={words.rows} className={classes.rows}>
      {problems.length > 0 ? (
        <Checkbox
          label={words.onlyProblems(problems.length)}
          checked={onlyProblems}
          onChange={(event) => setOnlyProblems(event.currentTarget.checked)}
        />
      ) : null}
      <div ref={scroller} className={classes.scroller} role="list" aria-label={words.rows}>
        <VirtualRows list={list}>
          {(place) => {
            const row = shown[place.index];
            return row ? <Row key={row.row.number} row={row} place={place} plan={plan} /> : null;
          }}
        </VirtualRows>
      </div>
      {leftOut > 0 ? <p className={classes.help}>{words.leftOut(leftOut)}</p> : null}
    </section>
  );
}

const hasProblem = ({ problem, repeats }: PlannedRow) => problem !== null || repeats !== null;

function Row({ row: planned, place, plan }: { row: PlannedRow; place: RowPlace; plan: BatchPlan }) {
  const { measure, index, offsetPx } = place;
  const { row, problem, repeats } = planned;
  const voices = useVoicesById();
  const voice = row.voiceId === null ? '' : (voices.get(row.voiceId)?.name ?? row.voiceId);
  const why = problem === null ? (repeats === null ? null : words.repeats(repeats)) : reasonText(problem);
  return (
    <div
      role="listitem"
      ref={measure}
      data-index={index}
      data-problem={problem === null ? undefined : ''}
      className={classes.row}
      style={{ transform: `translateY(${offsetPx}px)` }}
    >
      <Checkbox
        aria-label={words.include(row.number)}
        checked={plan.isIncluded(planned)}
        // The keyboard still reaches it: the reason is in its row.
        aria-disabled={problem !== null}
        onChange={(event) => plan.include(planned, event.currentTarget.checked)}
      />
      <span className={classes.number}>{row.number}</span>
      <span className={classes.text} title={row.text}>
        {row.text}
      </span>
      <span className={classes.fact}>{[row.title, voice].filter(Boolean).join(' · ')}</span>
      <span className={classes.why}>{why ?? words.ready}</span>
    </div>
  );
}
