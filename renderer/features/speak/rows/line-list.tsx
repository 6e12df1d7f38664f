import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useRef } from 'react';
import type { LineId } from '../../../../shared/domain/ids.ts';
import { useShownRow, useVirtualList, VirtualRows } from '../../../ui/collection/list/virtual-list.tsx';
import { type FindMatch, matchesByLine } from '../../../ui/find/find-matches.ts';
import { useFindMatches } from '../find/find-in-script.ts';
import { useCurrentScript } from '../document/opened/current-script.ts';
import { useLineClipboard } from '../clipboard/use-line-clipboard.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from '../texts.ts';
import shared from '../../../ui/collection/list/text-lines.module.css';
import classes from './line-list.module.css';
import { LineRow } from './line-row.tsx';
import { listKey } from './list-keys.ts';
import { dragLines } from './drag-lines.ts';
import { openLineMenu } from './line-menu.ts';
import { clickLine } from './pick-line.ts';
import { useActiveLineId } from '../lines/selection/line-selection.ts';

const ROW_PX = 46;

/** The lines of a script; only those in view exist. */
export function LineList({ open }: { open: OpenScript }) {
  const mark = useRef<HTMLDivElement>(null);
  const { lines } = open.script;
  const list = useVirtualList({ rows: lines, rowPx: ROW_PX, overscan: 6 });
  const { scroller } = list;
  const current = useCurrentScript();
  const primary = useActiveLineId();
  const editing = useSpeak((state) => state.editing?.lineId ?? null);
  useShownRow(list, {
    current: editing ?? primary,
    isEditing: editing !== null,
    indexOf: (id) => open.indexById.get(id) ?? -1,
  });
  const hits = useHits(open);
  useLineClipboard(open, scroller);
  return (
    // The list takes keys and clicks for its lines, as a grid would, but each line holds a text and buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={scroller}
      className={`${shared.scroller} ${classes.scroller}`}
      role="list"
      aria-label={texts.list.name}
      data-focus-inset
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={primary === null ? 0 : -1}
      {...listHandlers(open)}
      onPointerDown={(event: PointerEvent) => {
        if (scroller.current && mark.current)
          dragLines(event, { scroller: scroller.current, mark: mark.current, current });
      }}
    >
      <div ref={mark} className={classes.dropMark} role="presentation" hidden />
      <VirtualRows list={list}>
        {(place) => {
          const line = lines[place.index];
          const state = line ? open.states.get(line.id) : null;
          if (!line || !state) return null;
          return (
            <LineRow
              key={line.id}
              model={open.script.settings.model}
              line={line}
              state={state}
              character={line.characterId === null ? null : (open.characterById.get(line.characterId) ?? null)}
              count={lines.length}
              hits={hits.get(line.id) ?? NO_HITS}
              place={place}
            />
          );
        }}
      </VirtualRows>
    </div>
  );
}

/** Keys and clicks of the list. */
function listHandlers(open: OpenScript) {
  return {
    onKeyDown: (event: KeyboardEvent) => listKey(open, event),
    onClick: (event: MouseEvent) => clickLine(open, event),
    onContextMenu: (event: MouseEvent) => openLineMenu(open, event),
  };
}

const NO_HITS: readonly FindMatch[] = [];

function useHits(open: OpenScript): ReadonlyMap<LineId, readonly FindMatch[]> {
  const matches = useFindMatches(open);
  return useMemo(() => matchesByLine(matches), [matches]);
}
