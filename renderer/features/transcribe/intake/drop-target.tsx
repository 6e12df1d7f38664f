import { IconFileMusic } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { hostBridge } from '../../../api/host.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { texts } from '../texts.ts';
import classes from './intake.module.css';
import { chooseFiles, takeIn, takeInTickets } from './intake.ts';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** The whole window takes files, whichever panel is open; also files that the system asks the app to open. */
export function DropTarget() {
  const isOver = useWindowDrop((files) => void takeIn(files));
  useEffect(() => hostBridge().onOpenFiles((files) => void takeInTickets(files.map((file) => file.ticket))), []);
  useActions({ 'file.import': { run: () => void chooseFiles() } });
  if (!isOver) return null;
  return (
    <div className={classes.target} aria-hidden>
      <div className={classes.ring}>
        <IconFileMusic size={30} stroke={1.25} />
        <strong>{texts.intake.dropVerb}</strong>
        <span>{texts.intake.dropText}</span>
      </div>
    </div>
  );
}

function useWindowDrop(take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
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
    on('dragenter', () => {
      depth += 1;
      setOver(true);
    });
    on('dragover', (event) => {
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    });
    on('dragleave', () => {
      depth -= 1;
      if (depth <= 0) setOver(false);
    });
    on('drop', (event) => {
      depth = 0;
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    });
    return () => ending.abort();
    // The window has one drop target for its whole life.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return isOver;
}
