import { Button, FileButton, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { BatchTable } from '../../../../shared/domain/batch/batch-table.ts';
import { NEW_BATCH_TEXTS } from './new-batch-texts.ts';
import { readFileTable, readTextTable } from './read-source.ts';

const words = NEW_BATCH_TEXTS.source;

/** Where the rows come from: typed, pasted, or a file. */
export function BatchSourceForm({ read }: { read: (reading: Promise<BatchTable>) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') read(readTextTable(text));
      }}
    >
      <Textarea
        label={words.label}
        description={words.help}
        placeholder={words.placeholder}
        data-autofocus
        rows={12}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group gap={6} mt={14} justify="flex-end">
        <FileButton accept=".csv,.tsv,.tab,.txt" onChange={(file) => file && read(readFileTable(file))}>
          {(props) => <Button {...props}>{words.chooseFile}</Button>}
        </FileButton>
        <Button
          type="submit"
          variant="filled"
          disabled={text.trim() === ''}
          title={text.trim() === '' ? words.nothing : undefined}
        >
          {words.next}
        </Button>
      </Group>
    </form>
  );
}
