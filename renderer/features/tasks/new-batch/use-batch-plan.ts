import { useMemo, useState } from 'react';
import { type BatchMapping, guessMapping, hasHeader } from '../../../../shared/domain/batch/batch-columns.ts';
import type { BatchTable } from '../../../../shared/domain/batch/batch-table.ts';
import { groupRows, isOrdered, planBatch, type PlannedRow } from '../../../../shared/domain/batch/plan-batch.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { useVoiceList } from '../../../api/voices/voices.ts';

/** What is chosen of a table, and what would become of its rows. */
export type BatchPlan = {
  mapping: BatchMapping;
  setMapping: (change: Partial<BatchMapping>) => void;
  skipsFirst: boolean;
  setSkipsFirst: (skips: boolean) => void;
  rows: PlannedRow[];
  /** Rows that are ordered, and the number of tasks that they become. */
  included: PlannedRow[];
  taskCount: number;
  isIncluded: (row: PlannedRow) => boolean;
  include: (row: PlannedRow, isOn: boolean) => void;
};

/** Rows are included as isOrdered says, until somebody chooses otherwise. */
export function useBatchPlan(table: BatchTable): BatchPlan {
  const { speak } = useSettings();
  const { voices, engine } = useVoiceList();
  const [mapping, setMapping] = useState(() => guessMapping(table.rows));
  const [skipsFirst, setSkipsFirst] = useState(() => hasHeader(table.rows));
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const { model } = speak.defaults;
  const rows = useMemo(
    () => planBatch(table.rows, { mapping, skipsFirst, malformed: table.malformed }, { voices, engine, model }),
    [table, mapping, skipsFirst, voices, engine, model],
  );
  const isIncluded = (planned: PlannedRow) => isOrdered(planned, chosen.get(planned.row.number));
  const included = rows.filter(isIncluded);
  return {
    mapping,
    setMapping: (change) => setMapping((before) => ({ ...before, ...change })),
    skipsFirst,
    setSkipsFirst,
    rows,
    included,
    taskCount: groupRows(included.map(({ row }) => row)).length,
    isIncluded,
    include: ({ row }, isOn) => setChosen((before) => new Map(before).set(row.number, isOn)),
  };
}
