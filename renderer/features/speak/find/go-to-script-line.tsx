import { GoToLine } from '../../../ui/go-to-line.tsx';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from '../texts.ts';
import { focusActiveLine } from './focus-active-line.ts';
import { selectLine } from '../lines/selection/line-selection.ts';

/** Goes to a line of the script by its number. */
export function GoToScriptLine({ open }: { open: OpenScript }) {
  const isOpen = useSpeak((state) => state.dialog === 'go-to-line');
  return (
    <GoToLine
      isOpen={isOpen}
      last={open.order.length}
      texts={texts.goTo}
      close={() => useSpeak.setState({ dialog: null })}
      go={(index) => {
        const id = open.order[index];
        if (id !== undefined) selectLine(id);
      }}
      focus={focusActiveLine}
    />
  );
}
