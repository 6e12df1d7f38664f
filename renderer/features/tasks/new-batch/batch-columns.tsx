import { Checkbox, Select } from '@mantine/core';
import { BATCH_COLUMN_NAMES } from '../../../../shared/domain/batch/batch-columns.ts';
import type { BatchTable } from '../../../../shared/domain/batch/batch-table.ts';
import { NEW_BATCH_TEXTS as words } from './new-batch-texts.ts';
import classes from './new-batch.module.css';
import type { BatchPlan } from './use-batch-plan.ts';

const NONE = '';

/** What the columns of the table say. A table of one column is text and nothing else. */
export function BatchColumns({ table, plan }: { table: BatchTable; plan: BatchPlan }) {
  const { mapping, setMapping, skipsFirst, setSkipsFirst } = plan;
  const columnCount = Math.max(0, ...table.rows.map((row) => row.length));
  const nameOf = (index: number) => (skipsFirst ? table.rows[0]?.[index]?.trim() : '') || words.columnNumber(index);
  const columns = Array.from({ length: columnCount }, (_, index) => ({ value: String(index), label: nameOf(index) }));
  return (
    <fieldset className={classes.columns}>
      <legend className="visually-hidden">{words.columns}</legend>
      {columnCount > 1
        ? BATCH_COLUMN_NAMES.map((column) => (
            <Select
              key={column}
              label={words.columnNames[column]}
              data={column === 'text' ? columns : [{ value: NONE, label: words.noColumn }, ...columns]}
              value={mapping[column] === null ? NONE : String(mapping[column])}
              allowDeselect={false}
              onChange={(value) => setMapping({ [column]: value === null || value === NONE ? null : Number(value) })}
            />
          ))
        : null}
      <Checkbox
        className={classes.header ?? ''}
        label={words.header}
        checked={skipsFirst}
        onChange={(event) => setSkipsFirst(event.currentTarget.checked)}
      />
      {columnCount > 1 ? <p className={classes.help}>{words.titleHelp}</p> : null}
    </fieldset>
  );
}
