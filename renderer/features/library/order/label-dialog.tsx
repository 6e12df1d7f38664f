import { Autocomplete, Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { LABEL_LIMITS } from '../../../../shared/domain/organisation/labels.ts';
import { api } from '../../../api/client.ts';
import { type LibraryState, useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';
import { addToBoardNamed } from './board-actions.ts';
import { organise } from '../../../ui/items/organise-items.ts';
import { selectedIds } from './order-items.ts';

/** Asks for a tag, a folder or a board for everything that is selected. */
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

type LabelKind = NonNullable<LibraryState['labelling']>;

/** Names that there are already. */
function useNames(kind: LabelKind): readonly { name: string }[] {
  const known = useQuery(api.organisation.labels.queryOptions()).data;
  const boards = useQuery(api.boards.list.queryOptions()).data;
  return { tag: known?.tags, folder: known?.folders, board: boards }[kind] ?? [];
}

function putUnder(kind: LabelKind, ids: readonly ItemId[], label: string): Promise<boolean> {
  if (kind === 'board') return addToBoardNamed(ids, label);
  const values = kind === 'tag' ? { addTags: [label] } : { addFolders: [label] };
  return organise(ids, values, texts.labels[kind].done(ids.length, label));
}

function LabelForm({ kind, close }: { kind: LabelKind; close: () => void }) {
  const [name, setName] = useState('');
  const names = useNames(kind);
  const add = async () => {
    const label = name.trim();
    if (label === '') return;
    const ids = selectedIds();
    if (await putUnder(kind, ids, label)) close();
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
