import { FindBar } from '../../../ui/find/find-bar.tsx';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from '../texts.ts';
import { replaceAllHits, replaceShown, setFind, stepFind, useFindMatches } from './find-in-script.ts';

/** Find, and on request replace, in the lines of the open script. */
export function ScriptFind({ open }: { open: OpenScript }) {
  const find = useSpeak((state) => state.find);
  const matches = useFindMatches(open);
  return (
    <FindBar
      find={find}
      set={setFind}
      count={matches.length}
      field={texts.find.field}
      step={(by) => stepFind(open, by)}
      replace={() => replaceShown(open)}
      replaceAll={() => replaceAllHits(open)}
    />
  );
}
