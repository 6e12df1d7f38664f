import type { KeyboardEvent, RefObject } from 'react';
import type { SavedPrompt } from '../../../../shared/domain/conversation/prompts/saved-prompt.ts';
import { SlashMenu } from '../prompts/slash-menu.tsx';
import { useSlashMenu } from '../prompts/use-slash-menu.ts';
import { texts } from '../texts.ts';
import classes from './composer.module.css';
import type { TextRange } from '../../../ui/text/insert-text.ts';
import { pastedFiles } from './attaching/use-attached-files.ts';
import { GrowingTextarea } from '../../../ui/text/growing-textarea.tsx';

const words = texts.composer;
/** The frame around all of it has the border. */
const BARE = { input: classes.bare ?? '' };

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  change: (text: string) => void;
  /** What the keys do that the list of prompts does not take. */
  press: (event: KeyboardEvent) => void;
  /** Takes files out of the clipboard. */
  paste: (files: File[]) => void;
  choosePrompt: (prompt: SavedPrompt, range: TextRange) => void;
};

/** The text of the message. A slash at the beginning of a line lists prompts. */
export function MessageField({ field, text, change, press, paste, choosePrompt }: Props) {
  const slash = useSlashMenu(text, choosePrompt);
  return (
    <>
      <SlashMenu menu={slash.menu} choose={slash.take} />
      <GrowingTextarea
        {...slash.field}
        ref={field}
        variant="unstyled"
        classNames={BARE}
        minRows={1}
        maxRows={12}
        data-chat-message
        aria-label={words.label}
        placeholder={words.placeholder}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onPaste={(event) => {
          const files = pastedFiles(event.clipboardData);
          if (files.length === 0) return;
          event.preventDefault();
          paste(files);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (slash.press(event)) event.preventDefault();
          else press(event);
        }}
      />
    </>
  );
}
