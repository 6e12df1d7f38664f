import { Button } from '@mantine/core';
import { IconCopy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import {
  copyName,
  findPrompts,
  type SavedPrompt,
} from '../../../../shared/domain/conversation/prompts/saved-prompt.ts';
import { moveInRows } from '../../../ui/collection/list/move-in-rows.ts';
import rowClasses from '../../../ui/collection/list/popover-rows.module.css';
import { SearchField } from '../../../ui/collection/search-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { JsonFileButtons } from '../../../ui/json-file-buttons.tsx';
import { PROMPT_TEXTS as words } from './prompt-texts.ts';
import classes from './prompts.module.css';
import {
  exportPrompts,
  importPrompts,
  MOST_PROMPTS,
  removePrompt,
  savePrompt,
  useSavedPrompts,
} from './saved-prompts.ts';

/** All prompts with a search: a press inserts one, and each can be edited, duplicated and deleted. */
export function PromptList(props: {
  choose: (prompt: SavedPrompt) => void;
  edit: (prompt: SavedPrompt | null) => void;
}) {
  const { choose, edit } = props;
  const [search, setSearch] = useState('');
  const [removed, setRemoved] = useState<SavedPrompt | null>(null);
  const prompts = useSavedPrompts();
  const found = findPrompts(prompts, search);
  const isFull = prompts.length >= MOST_PROMPTS;
  const remove = async (prompt: SavedPrompt) => {
    if (await removePrompt(prompt)) setRemoved(prompt);
  };
  return (
    <div className={classes.library} onKeyDown={moveInRows} role="presentation">
      <SearchField isFirst label={words.search} value={search} onChange={setSearch} />
      {found.length === 0 ? (
        <p className={classes.quiet} role="status">
          {prompts.length === 0 ? words.none : words.noMatch(search.trim())}
        </p>
      ) : (
        <ul className={classes.rows}>
          {found.map((prompt) => (
            <PromptRow
              key={prompt.name}
              prompt={prompt}
              choose={() => choose(prompt)}
              edit={() => edit(prompt)}
              duplicate={
                isFull ? null : () => void savePrompt({ ...prompt, name: copyName(prompt.name, prompts) }, null)
              }
              remove={() => void remove(prompt)}
            />
          ))}
        </ul>
      )}
      {removed ? (
        <Removed
          prompt={removed}
          undo={() => void savePrompt(removed, null).then((isDone) => isDone && setRemoved(null))}
        />
      ) : null}
      {isFull ? <p className={classes.quiet}>{words.full(MOST_PROMPTS)}</p> : null}
      <LibraryBar isFull={isFull} isEmpty={prompts.length === 0} create={() => edit(null)} />
    </div>
  );
}

function PromptRow(props: {
  prompt: SavedPrompt;
  choose: () => void;
  edit: () => void;
  duplicate: (() => void) | null;
  remove: () => void;
}) {
  const { prompt, choose, edit, duplicate, remove } = props;
  const { name, text } = prompt;
  return (
    <li className={rowClasses.row}>
      <button type="button" className={`${rowClasses.choose} ${classes.prompt}`} data-row onClick={choose}>
        <span className={rowClasses.name}>{name}</span> <span className={rowClasses.facts}>{text}</span>
      </button>
      <IconButton size="1.625rem" aria-label={words.edit(name)} onClick={edit}>
        <IconPencil size={15} stroke={1.6} />
      </IconButton>
      <IconButton
        size="1.625rem"
        aria-label={words.duplicate(name)}
        disabled={!duplicate}
        onClick={() => duplicate?.()}
      >
        <IconCopy size={15} stroke={1.6} />
      </IconButton>
      <IconButton size="1.625rem" aria-label={words.remove(name)} onClick={remove}>
        <IconTrash size={15} stroke={1.6} />
      </IconButton>
    </li>
  );
}

/** Whoever deletes by keyboard has Undo under it: the row that had it is gone. */
function Removed({ prompt, undo }: { prompt: SavedPrompt; undo: () => void }) {
  return (
    <p className={classes.removed} role="status">
      {words.removed(prompt.name)}
      <Button key={prompt.name} size="compact-sm" variant="subtle" autoFocus onClick={undo}>
        {words.undo}
      </Button>
    </p>
  );
}

function LibraryBar({ isFull, isEmpty, create }: { isFull: boolean; isEmpty: boolean; create: () => void }) {
  return (
    <div className={classes.foot}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />}
        disabled={isFull}
        onClick={create}
      >
        {words.new}
      </Button>
      <span className={classes.space} />
      <JsonFileButtons words={words} importFile={importPrompts} exportAll={exportPrompts} canExport={!isEmpty} />
    </div>
  );
}
