import { Button, Popover } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { moveInRows } from '../../collection/list/move-in-rows.ts';
import rows from '../../collection/list/popover-rows.module.css';
import { SearchField } from '../../collection/search-field.tsx';
import { IconButton } from '../../icon-button.tsx';
import { bestMatches } from '../../search/match-words.ts';
import classes from '../generation-form.module.css';
import { texts } from '../generation-form-texts.ts';

type Props = { prompts: readonly string[]; choose: (prompt: string) => void; clear: () => void };

/** What was generated from before: searched, chosen, forgotten. */
export function PromptHistoryMenu({ prompts, choose, clear }: Props) {
  const [isOpen, setOpen] = useState(false);
  const closing = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width="24rem" trapFocus returnFocus>
      <Popover.Target>
        <IconButton
          className={classes.history ?? ''}
          size="1.5rem"
          aria-label={texts.history}
          disabled={prompts.length === 0}
          onClick={() => setOpen(!isOpen)}
        >
          <IconHistory size={15} stroke={1.6} />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.history}>
        {isOpen ? (
          <Past prompts={prompts} choose={(prompt) => closing(() => choose(prompt))()} clear={closing(clear)} />
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}

function Past({ prompts, choose, clear }: Props) {
  const [search, setSearch] = useState('');
  const found = bestMatches(search, prompts, (prompt) => prompt);
  return (
    <div onKeyDown={moveInRows} role="presentation" className={classes.past}>
      <SearchField isFirst label={texts.searchHistory} value={search} onChange={setSearch} />
      <ul className={`${rows.rows} ${classes.pastPrompts}`}>
        {found.map((prompt) => (
          <li key={prompt} className={rows.row}>
            <button type="button" className={rows.choose} data-row title={prompt} onClick={() => choose(prompt)}>
              <span className={classes.pastPrompt}>{prompt}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? (
        <p className={rows.quiet} role="status">
          {texts.noHistory(search)}
        </p>
      ) : null}
      <Button size="compact-sm" variant="subtle" onClick={clear}>
        {texts.clearHistory}
      </Button>
    </div>
  );
}
