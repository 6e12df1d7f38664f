import { Select } from '@mantine/core';
import { BATCH_SEPARATORS, type BatchTable } from '../../../../shared/domain/batch/batch-table.ts';
import { NEW_BATCH_TEXTS as words } from './new-batch-texts.ts';
import classes from './new-batch.module.css';
import { readAgain } from './read-source.ts';

/** Where the rows come from, and how they are read: another way reads them again. */
export function BatchReading(props: { table: BatchTable; readAgain: (reading: Promise<BatchTable>) => void }) {
  const { table } = props;
  const { encodings, separator, fileName } = table;
  return (
    <div className={classes.reading}>
      <span className={classes.source} title={fileName ?? undefined}>
        {fileName ?? words.pasted}
      </span>
      {encodings.length > 0 ? (
        <Select
          label={words.encoding}
          data={encodings.map(({ encoding, lines }) => ({ value: encoding, label: `${encoding}: ${lines[0] ?? ''}` }))}
          value={null}
          onChange={(encoding) => encoding !== null && props.readAgain(readAgain(table, { encoding }))}
        />
      ) : (
        <Select
          label={words.separator}
          data={BATCH_SEPARATORS.map((value) => ({ value, label: words.separators[value] }))}
          value={separator}
          allowDeselect={false}
          onChange={(value) => {
            const chosen = BATCH_SEPARATORS.find((each) => each === value);
            if (chosen) props.readAgain(readAgain(table, { separator: chosen }));
          }}
        />
      )}
    </div>
  );
}
