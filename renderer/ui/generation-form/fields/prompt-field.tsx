import { Menu } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../icon-button.tsx';
import { type HistoryPlace, type PromptHistory, stepInHistory } from '../draft/prompt-history.ts';
import classes from '../generation-form.module.css';
import { texts } from '../generation-form-texts.ts';
import { CountedTextarea, type CountedTextareaProps } from './counted-textarea.tsx';

/**
 * The text that something is generated from, with what was generated before: as a list, and by the arrow keys where the caret
 * is before all of the text (up) or after it (down).
 */
export function PromptField(props: CountedTextareaProps & { history: PromptHistory }) {
  const { history, ...field } = props;
  const prompts = history.use((state) => state.prompts);
  const [place, setPlace] = useState<HistoryPlace | null>(null);
  const step = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const by = directionOf(event);
    const found = by && stepInHistory(prompts, { place, text: field.value, by });
    if (!found) return;
    event.preventDefault();
    setPlace(found.place);
    field.onChange(found.text);
    const area = event.currentTarget;
    const caret = by === 1 ? 0 : found.text.length;
    // React writes the text first.
    requestAnimationFrame(() => area.setSelectionRange(caret, caret));
  };
  const write = (text: string) => {
    setPlace(null);
    field.onChange(text);
  };
  return (
    <div className={classes.prompt}>
      <CountedTextarea {...field} onChange={write} onKeyDown={step} />
      <HistoryMenu prompts={prompts} choose={write} clear={history.clear} />
    </div>
  );
}

/** Where an arrow key leads from the edge of the text: 1 into the past, -1 back, null where it moves the caret. */
function directionOf(event: KeyboardEvent<HTMLTextAreaElement>): 1 | -1 | null {
  const { key, currentTarget: area } = event;
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return null;
  const { selectionStart, selectionEnd, value } = area;
  if (key === 'ArrowUp') return selectionStart === 0 && selectionEnd === 0 ? 1 : null;
  if (key === 'ArrowDown') return selectionStart === value.length ? -1 : null;
  return null;
}

function HistoryMenu(props: { prompts: readonly string[]; choose: (text: string) => void; clear: () => void }) {
  const { prompts, choose, clear } = props;
  return (
    <Menu position="bottom-end" returnFocus width="24rem">
      <Menu.Target>
        <IconButton
          className={classes.history ?? ''}
          size="1.5rem"
          aria-label={texts.history}
          disabled={prompts.length === 0}
        >
          <IconHistory size={15} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.historyList ?? ''}>
        {prompts.map((prompt) => (
          <Menu.Item key={prompt} title={prompt} onClick={() => choose(prompt)}>
            <span className={classes.pastPrompt}>{prompt}</span>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={clear}>{texts.clearHistory}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
