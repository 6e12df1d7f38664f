import { Autocomplete, Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LABEL_LIMITS } from '../../../../shared/domain/organisation/labels.ts';
import { api } from '../../../api/client.ts';
import { useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';
import { organise, selectedIds } from './order-items.ts';

/** Asks for a tag or a folder for everything that is selected. */
export function LabelDialog() {
  const labelling = useLibrary((state) => state.labelling);
  const count = useLibrary((state) => state.selection.ids.size);
  const close = () => useLibrary.setState({ labelling: null });
  return (
    <Modal opened={labelling !== null} onClose={close} title={labelling ? texts.labels[labelling].title(count) : ''}>
      {labelling ? <LabelForm kind={labelling} close={close} /> : null}
    </Modal>
  );
}

function LabelForm({ kind, close }: { kind: 'tag' | 'folder'; close: () => void }) {
  const [name, setName] = useState('');
  const known = useQuery(api.organisation.labels.queryOptions()).data;
  const names = (kind === 'tag' ? known?.tags : known?.folders) ?? [];
  const add = async () => {
    const label = name.trim();
    if (label === '') return;
    const ids = selectedIds();
    const values = kind === 'tag' ? { addTags: [label] } : { addFolders: [label] };
    if (await organise(ids, values, texts.labels[kind].done(ids.length, label))) close();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Autocomplete
        label={texts.labels[kind].field}
        data={names.map((each) => each.name)}
        value={name}
        maxLength={LABEL_LIMITS[kind].longest}
        limit={8}
        data-autofocus
        comboboxProps={{ withinPortal: false }}
        onChange={setName}
      />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button onClick={close}>{texts.labels.cancel}</Button>
        <Button type="submit" variant="filled" disabled={name.trim() === ''}>
          {texts.labels[kind].add}
        </Button>
      </Group>
    </form>
  );
}
