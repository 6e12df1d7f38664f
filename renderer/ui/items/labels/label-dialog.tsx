import { Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { LABEL_LIMITS } from '../../../../shared/domain/organisation/labels.ts';
import { api } from '../../../api/client.ts';
import { organise } from '../actions/organise-items.ts';
import { addToBoardNamed } from './add-to-board.ts';
import { labelTexts } from './label-texts.ts';
import { NameField } from './name-field.tsx';

/** What items are put under. */
export type LabelKind = 'tag' | 'folder' | 'board';

type Props = {
  kind: LabelKind | null;
  count: number;
  selectedIds: () => readonly ItemId[];
  close: () => void;
  /** Called before it closes, where everything was put there. */
  done?: () => void;
};

/** Asks for a tag, a folder or a board for everything that is selected; shown while `kind` says which. */
export function LabelDialog({ kind, count, selectedIds, close, done }: Props) {
  return (
    <Modal opened={kind !== null} onClose={close} title={kind ? labelTexts[kind].title(count) : ''}>
      {kind ? <LabelForm kind={kind} selectedIds={selectedIds} close={close} done={done} /> : null}
    </Modal>
  );
}

/** Names that there are already. */
function useNames(kind: LabelKind): readonly { name: string }[] {
  const known = useQuery(api.organisation.labels.queryOptions()).data;
  const boards = useQuery(api.boards.list.queryOptions()).data;
  return { tag: known?.tags, folder: known?.folders, board: boards }[kind] ?? [];
}

function putUnder(kind: LabelKind, ids: readonly ItemId[], label: string): Promise<boolean> {
  if (kind === 'board') return addToBoardNamed(ids, label);
  const values = kind === 'tag' ? { addTags: [label] } : { addFolders: [label] };
  return organise(ids, values, labelTexts[kind].done(ids.length, label));
}

type Form = Pick<Props, 'selectedIds' | 'close'> & { kind: LabelKind; done: (() => void) | undefined };

function LabelForm({ kind, selectedIds, close, done }: Form) {
  const [name, setName] = useState('');
  const names = useNames(kind);
  const add = async () => {
    const label = name.trim();
    if (label === '' || !(await putUnder(kind, selectedIds(), label))) return;
    done?.();
    close();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <NameField
        label={labelTexts[kind].field}
        names={names.map((each) => each.name)}
        value={name}
        longest={LABEL_LIMITS[kind].longest}
        onChange={setName}
      />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button onClick={close}>{labelTexts.cancel}</Button>
        <Button type="submit" variant="filled" disabled={name.trim() === ''}>
          {labelTexts[kind].add}
        </Button>
      </Group>
    </form>
  );
}
