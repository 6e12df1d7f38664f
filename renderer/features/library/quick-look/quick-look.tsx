import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button, Modal } from '@mantine/core';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useFound, usePrimary } from '../items/found-context.tsx';
import { factsOf } from '../items/item-facts.ts';
import { isImage, ItemThumb, Picture } from '../items/item-thumb.tsx';
import { openItem } from '../items/open-item.ts';
import { PlayRowButton } from '../items/play-row-button.tsx';
import { focusItem, selectAt } from '../items/select-items.ts';
import { useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';
import { LookText } from './look-text.tsx';
import classes from './quick-look.module.css';

const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false };

/** The primary item, large. Arrows go on to its neighbours, Page up and Page down through a text, Space or Escape closes. */
export function QuickLook() {
  const isLooking = useLibrary((state) => state.isLooking);
  const row = usePrimary();
  const close = () => {
    useLibrary.setState({ isLooking: false });
    focusItem(useLibrary.getState().at);
  };
  return (
    <Modal opened={isLooking && row !== null} onClose={close} size="42rem" returnFocus={false} title={row?.title ?? ''}>
      {row && isLooking ? <Look row={row} close={close} /> : null}
    </Modal>
  );
}

function Look({ row, close }: { row: LibraryRow; close: () => void }) {
  const go = useStep();
  const words = useFound().head?.words ?? '';
  const text = useRef<HTMLDivElement>(null);
  const turn = (by: 1 | -1) => text.current?.scrollBy({ top: by * text.current.clientHeight * 0.9 });
  useKeys({ go, close, turn });
  return (
    <div className={classes.look}>
      <div className={classes.picture} data-kind={row.kind}>
        <Shown row={row} text={text} words={words} />
      </div>
      <footer className={classes.foot}>
        <IconButton aria-label={texts.look.previous} data-autofocus={isImage(row) || undefined} onClick={() => go(-1)}>
          <IconChevronLeft size={17} stroke={1.6} />
        </IconButton>
        <IconButton aria-label={texts.look.next} onClick={() => go(1)}>
          <IconChevronRight size={17} stroke={1.6} />
        </IconButton>
        <span className={classes.facts}>{factsOf(row)}</span>
        <PlayRowButton row={row} />
        {isImage(row) ? null : (
          <Button size="compact-sm" data-autofocus onClick={() => void openItem(row, words)}>
            {texts.look.open}
          </Button>
        )}
      </footer>
    </div>
  );
}

/** An image as it is, the whole text of an item, else what stands for it. */
function Shown({ row, text, words }: { row: LibraryRow; text: RefObject<HTMLDivElement | null>; words: string }) {
  if (isImage(row)) return <Picture key={row.id} row={row} address={mediaUrl.original(row.id)} alt={row.title} />;
  if (row.lines.length > 0) return <LookText key={row.id} ref={text} row={row} search={words} />;
  return <ItemThumb row={row} />;
}

function useStep(): (by: 1 | -1) => void {
  const { head, rows } = useFound();
  return (by) => {
    const next = useLibrary.getState().at + by;
    if (next >= 0 && next < rows.length) void selectAt({ head, rows }, next, PLAIN);
  };
}

/** On the way down: a button in the dialog would take Space, and the dialog keeps all other keys. */
function useKeys(keys: { go: (by: 1 | -1) => void; close: () => void; turn: (by: 1 | -1) => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') keys.go(-1);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') keys.go(1);
    else if (event.key === 'PageUp') keys.turn(-1);
    else if (event.key === 'PageDown') keys.turn(1);
    else if (event.key === ' ') keys.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
