import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LABEL_LIMITS } from '../../../../../shared/domain/organisation/labels.ts';
import { api } from '../../../../api/client.ts';
import { saveSearch } from '../../find/saved-searches.ts';
import { boardPart, type LibraryState, openPart, useLibrary } from '../../library-store.ts';
import { texts } from '../../texts.ts';
import { createBoard, ruleBoard } from '../boards/board-actions.ts';

type Naming = NonNullable<LibraryState['naming']>;

/** Asks for the name of a search or a board, or for what a board adds by itself. */
export function NamingDialog() {
  const naming = useLibrary((state) => state.naming);
  const boards = useQuery(api.boards.list.queryOptions()).data ?? [];
  const board = naming?.what === 'rule' ? boards.find(({ id }) => id === naming.boardId) : undefined;
  const close = () => useLibrary.setState({ naming: null });
  if (naming === null || (naming.what === 'rule' && !board)) return null;
  if (naming.what === 'rule' && board) {
    const words = texts.naming.rule;
    return (
      <Modal opened onClose={close} title={words.title(board.name)}>
        <NameForm
          words={words}
          name={board.rule ?? ''}
          longest={2000}
          mayBeBlank
          save={(rule) => ruleBoard(board, rule)}
          close={close}
        />
      </Modal>
    );
  }
  return <NewName what={naming.what} close={close} />;
}

function NewName({ what, close }: { what: Naming['what']; close: () => void }) {
  const isSearch = what === 'search';
  const words = isSearch ? texts.naming.search : texts.naming.board;
  const text = useLibrary((state) => (isSearch ? state.text.trim() : ''));
  const save = async (name: string) => {
    if (isSearch) return await saveSearch(name);
    const isDone = await createBoard(name);
    if (isDone) openPart(boardPart(name));
    return isDone;
  };
  return (
    <Modal opened onClose={close} title={words.title}>
      <NameForm words={words} name={text} longest={LABEL_LIMITS.board.longest} save={save} close={close} />
    </Modal>
  );
}

type FormProps = {
  words: { field: string; save: string; help?: string };
  name: string;
  longest: number;
  mayBeBlank?: boolean;
  save: (name: string) => Promise<boolean>;
  close: () => void;
};

function NameForm({ words, name, longest, mayBeBlank = false, save, close }: FormProps) {
  const [typed, setTyped] = useState(name.slice(0, longest));
  const canBeSaved = mayBeBlank || typed.trim() !== '';
  const submit = async () => {
    if (canBeSaved && (await save(typed.trim().replaceAll(/\s+/gu, ' ')))) close();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput
        label={words.field}
        description={words.help}
        value={typed}
        maxLength={longest}
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button onClick={close}>{texts.naming.cancel}</Button>
        <Button type="submit" variant="filled" disabled={!canBeSaved}>
          {words.save}
        </Button>
      </Group>
    </form>
  );
}
