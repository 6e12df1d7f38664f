import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button, Modal } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useFound, usePrimary } from '../items/found/found-context.tsx';
import { factsOf } from '../items/cells/item-facts.ts';
import { isImage, ItemThumb } from '../items/cells/item-thumb.tsx';
import { openItem } from '../items/open-item.ts';
import { PlayRowButton } from '../items/cells/play-row-button.tsx';
import { focusItem } from '../items/selection/select-items.ts';
import { useLibrary } from '../library-store.ts';
import { JudgeBar } from '../../../ui/items/fields/judge-bar.tsx';
import { useCapturedKeys } from '../../../ui/actions/keys/use-captured-keys.ts';
import { useLookKeys } from '../../../ui/items/images/use-look-keys.ts';
import { texts } from '../texts.ts';
import { LookAtImage } from './look-at-image.tsx';
import { LookText } from './look-text.tsx';
import { hasNothingToSee, NothingToSee } from './nothing-to-see.tsx';
import classes from './quick-look.module.css';
import { useGo } from './use-go.ts';

/** The primary item, large. It is picked or rejected with a key; arrows go on to its neighbours, Page up and Page down through a text, Space or Escape closes. */
export function QuickLook() {
  const isLooking = useLibrary((state) => state.isLooking);
  const row = usePrimary();
  const close = () => {
    useLibrary.setState({ isLooking: false });
    focusItem(useLibrary.getState().at);
  };
  return (
    <Modal
      opened={isLooking && row !== null}
      onClose={close}
      size={row && isImage(row) ? 'calc(100vw - 4rem)' : '42rem'}
      yOffset="2rem"
      returnFocus={false}
      title={row?.title ?? ''}
    >
      {row && isLooking ? (
        isImage(row) ? (
          <LookAtImage row={row} close={close} />
        ) : (
          <Look row={row} close={close} />
        )
      ) : null}
    </Modal>
  );
}

function Look({ row, close }: { row: LibraryRow; close: () => void }) {
  const goTo = useGo();
  const go = (by: 1 | -1) => goTo(useLibrary.getState().at + by);
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
        <IconButton aria-label={texts.look.previous} onClick={() => go(-1)}>
          <IconChevronLeft size={17} stroke={1.6} />
        </IconButton>
        <IconButton aria-label={texts.look.next} onClick={() => go(1)}>
          <IconChevronRight size={17} stroke={1.6} />
        </IconButton>
        <span className={classes.facts}>{factsOf(row)}</span>
        {row.organised.binnedAtMs === null ? <JudgeBar row={row} /> : null}
        <PlayRowButton row={row} />
        <Button size="compact-sm" data-autofocus onClick={() => void openItem(row, words)}>
          {texts.look.open}
        </Button>
      </footer>
    </div>
  );
}

/** The whole text of an item, else what stands for it, or why there is nothing. */
function Shown({ row, text, words }: { row: LibraryRow; text: RefObject<HTMLDivElement | null>; words: string }) {
  if (row.lines.length > 0) return <LookText key={row.id} ref={text} row={row} search={words} />;
  return hasNothingToSee(row) ? <NothingToSee row={row} /> : <ItemThumb row={row} />;
}

function useKeys(keys: { go: (by: 1 | -1) => void; close: () => void; turn: (by: 1 | -1) => void }): void {
  const judgeByKey = useLookKeys();
  useCapturedKeys((event) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') keys.go(-1);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') keys.go(1);
    else if (event.key === 'PageUp') keys.turn(-1);
    else if (event.key === 'PageDown') keys.turn(1);
    else if (event.key === ' ') keys.close();
    else return judgeByKey(event);
    return true;
  });
}
