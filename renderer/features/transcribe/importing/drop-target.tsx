import { IconFileMusic } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { hostBridge } from '../../../api/connection/host.ts';
import { type FileTaker, giveItems, giveToTakers, itemTaker, takerOfTypes } from '../../../ui/file-takers.ts';
import { isOwnDrag, takeOwnDrag } from '../../../ui/items/actions/own-drag.ts';
import { EncodingDialog } from '../../../ui/text-encoding/encoding-dialog.tsx';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { texts } from '../texts.ts';
import classes from './importing.module.css';
import { chooseFiles, importFiles, importAdmitted } from './import-files.ts';
import { openDroppedSubtitles } from './subtitles/open-subtitles.ts';
import { useUnsureSubtitles } from './subtitles/unsure-subtitles.ts';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * The whole window takes files, whichever panel is open; also files that the system asks the app to open. Files of kinds
 * that somebody else takes go there. Items that are dragged inside the window are nothing new: they go to the open panel or nowhere.
 */
export function DropTarget() {
  const over = useWindowDrop((files) => void importFiles(giveToTakers(openDroppedSubtitles(files))));
  useEffect(() => hostBridge().onOpenFiles((files) => void importAdmitted(files)), []);
  useActions({ 'file.import': { run: () => void chooseFiles() } });
  const unsure = useUnsureSubtitles((state) => state.waiting[0]);
  const question = <EncodingDialog file={unsure?.file} answer={(encoding) => unsure?.answer(encoding)} />;
  if (over === null) return question;
  return (
    <div className={classes.target} style={boxOf(document.getElementById('content'))} aria-hidden>
      <div className={classes.ring}>
        <IconFileMusic size={30} stroke={1.25} />
        <strong>{over.taker?.verb ?? texts.importing.dropVerb}</strong>
        <span>{over.taker?.text ?? texts.importing.dropText}</span>
      </div>
    </div>
  );
}

/** It lies over what the panel shows: the links to the others and the places of its form stay in sight, to be gone to. */
function boxOf(main: HTMLElement | null): CSSProperties {
  if (!main) return { inset: 0 };
  const { left, top, width, height } = main.getBoundingClientRect();
  return { left, top, width, height };
}

type Over = { taker: FileTaker | null };

/** What letting go would do; null where it would do nothing. */
function overOf(mediaTypes: readonly string[]): Over | null {
  if (!isOwnDrag(mediaTypes.length)) return { taker: takerOfTypes(mediaTypes) };
  const taker = itemTaker() ?? takerOfTypes(mediaTypes);
  return taker && { taker };
}

function useWindowDrop(take: (files: File[]) => void): Over | null {
  const [over, setOver] = useState<Over | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let depth = 0;
    const on = (name: 'dragenter' | 'dragover' | 'dragleave' | 'drop', react: (event: DragEvent) => void) =>
      window.addEventListener(
        name,
        (event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          react(event);
        },
        { signal },
      );
    // Entering a child comes before leaving its parent, so enters and leaves are counted.
    on('dragenter', (event) => {
      depth += 1;
      // Over the rail another panel is about to open: what the present one would do with it is not meant.
      if (event.target instanceof Element && event.target.closest('[data-region="rail"]')) return setOver(null);
      const items = [...(event.dataTransfer?.items ?? [])].filter((item) => item.kind === 'file');
      setOver(overOf(items.map((item) => item.type)));
    });
    on('dragover', (event) => {
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    });
    on('dragleave', () => {
      depth -= 1;
      if (depth <= 0) setOver(null);
    });
    on('drop', (event) => {
      depth = 0;
      setOver(null);
      const files = [...(event.dataTransfer?.files ?? [])];
      const own = takeOwnDrag(files);
      if (own.length === 0) take(files);
      // Who takes no items may take files; nobody adds them again.
      else if (!giveItems(own)) giveToTakers(files);
    });
    return () => ending.abort();
    // The window has one drop target for its whole life.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return over;
}
