import type { SavedPrompt } from '../../../../shared/domain/conversation/prompts/saved-prompt.ts';
import { PROMPT_TEXTS as words } from './prompt-texts.ts';
import classes from './prompts.module.css';
import type { SlashMenuState } from './use-slash-menu.ts';

/** The prompts that a slash in the message looks for, above it. The message keeps the keyboard. */
export function SlashMenu({ menu, choose }: { menu: SlashMenuState; choose: (prompt: SavedPrompt) => void }) {
  if (menu.found.length === 0) return null;
  return (
    <div className={classes.slash} id={menu.id} role="listbox" aria-label={words.menu}>
      {menu.found.map((prompt, index) => (
        // The keys are those of the message.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={prompt.name}
          id={menu.optionId(index)}
          ref={(element) => void (index === menu.active && element?.scrollIntoView({ block: 'nearest' }))}
          role="option"
          tabIndex={-1}
          aria-selected={index === menu.active}
          // The message keeps the keyboard and its caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(prompt)}
        >
          <span>{prompt.name}</span> <small>{prompt.text}</small>
        </div>
      ))}
    </div>
  );
}
