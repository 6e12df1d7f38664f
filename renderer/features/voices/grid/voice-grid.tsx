import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { useSettings } from '../../../api/settings.ts';
import { useVoiceList } from '../../../api/voices.ts';
import { showDetails } from '../dock/show-details.ts';
import { previewVoice } from '../preview/play-preview.ts';
import { texts } from '../texts.ts';
import { useCachedPreviews } from '../use-voices.ts';
import { discardVoice, startRenaming } from '../voice-actions.ts';
import { useVoicesStore, voiceKey } from '../voices-store.ts';
import { columnsFor, moveInGrid } from './grid-moves.ts';
import classes from './grid.module.css';
import { openVoiceMenu } from './voice-menu.ts';
import { focusCard, VoiceCard } from './voice-card.tsx';

/** At normal text size. */
const MIN_CARD_PX = 148;
/** Name and facts under the tile, till a row is measured; at normal text size. */
const WORDS_PX = 76;
/** Height of a tile by its width. */
const TILE_SHAPE = 3 / 4;
const GAP_PX = 12;
const ROW_GAP_PX = 16;
const PADDING_PX = 16;

/** The voices as cards, drawn only where they are seen. Arrows move, Space plays, Enter shows details. */
export function VoiceGrid({ voices }: { voices: readonly Voice[] }) {
  const { ref, columns, rows, rowsOnPage } = useGridRows(voices.length);
  const { sampleSentence } = useSettings().speak;
  const cached = useCachedPreviews(sampleSentence);
  const { voices: all } = useVoiceList();
  const selected = useVoicesStore((state) => state.selected);
  const tabStop = Math.max(
    0,
    voices.findIndex((voice) => voiceKey(voice) === selected),
  );
  const layout = { columns, rowsOnPage, showRow: (row: number) => rows.scrollToIndex(row), sentence: sampleSentence };
  const card = (voice: Voice, at: number) => (
    <VoiceCard
      key={voiceKey(voice)}
      voice={voice}
      sentence={sampleSentence}
      isCached={cached.has(voiceKey(voice))}
      isTabStop={at === tabStop}
      onKeyDown={(event) => press(event, { voices, at, layout })}
      onContextMenu={(event) =>
        openVoiceMenu(event, voice, {
          sentence: sampleSentence,
          voices: all,
          discard: () => void discardAt(voices, at),
        })
      }
    />
  );
  return (
    <div
      ref={ref}
      className={classes.scroller}
      role="grid"
      tabIndex={-1}
      aria-label={texts.grid.label}
      aria-rowcount={Math.ceil(voices.length / columns)}
      aria-colcount={columns}
    >
      <div className={classes.space} role="presentation" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            ref={rows.measureElement}
            data-index={index}
            role="row"
            aria-rowindex={index + 1}
            className={classes.row}
            style={rowStyle(start, columns)}
          >
            {voices
              .slice(index * columns, (index + 1) * columns)
              .map((voice, column) => card(voice, index * columns + column))}
          </div>
        ))}
      </div>
    </div>
  );
}

const rowStyle = (startPx: number, columns: number) => ({
  transform: `translateY(${startPx}px)`,
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
});

/** How the cards are laid out in the width there is, and the rows that are in view. */
function useGridRows(count: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: sizeRef, width, height } = useElementSize<HTMLDivElement>();
  const scale = useSettings().appearance.textScale / 100;
  const innerPx = Math.max(MIN_CARD_PX, width - 2 * PADDING_PX);
  const columns = columnsFor(innerPx, MIN_CARD_PX * scale, GAP_PX);
  const cardPx = (innerPx - GAP_PX * (columns - 1)) / columns;
  const rowPx = cardPx * TILE_SHAPE + WORDS_PX * scale;
  // The virtualizer's own functions change with each scroll; nothing here is memoised with them.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: Math.ceil(count / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    gap: ROW_GAP_PX,
    overscan: 2,
    paddingStart: PADDING_PX,
    paddingEnd: PADDING_PX,
  });
  // Before the new heights are observed, which would be forgotten again otherwise.
  useLayoutEffect(() => rows.measure(), [rows, rowPx]);
  return {
    ref: useMergedRef(scroller, sizeRef),
    columns,
    rows,
    rowsOnPage: Math.floor(height / (rowPx + ROW_GAP_PX)) || 1,
  };
}

type Layout = { columns: number; rowsOnPage: number; showRow: (row: number) => void; sentence: string };

/** A key on a card: moves among the cards or does something with its voice. */
function press(event: KeyboardEvent, { voices, at, layout }: { voices: readonly Voice[]; at: number; layout: Layout }) {
  const { columns, rowsOnPage, showRow, sentence } = layout;
  const voice = voices[at];
  const isOnCard = event.target === event.currentTarget;
  if (!voice || !isOnCard || event.ctrlKey || event.metaKey || event.altKey) return;
  const next = moveInGrid(event.key, at, { count: voices.length, columns, rowsOnPage });
  const target = next === null ? undefined : voices[next];
  if (next !== null && target) {
    useVoicesStore.setState({ selected: voiceKey(target) });
    showRow(Math.floor(next / columns));
    focusCard(voiceKey(target));
  } else if (event.key === 'Delete') void discardAt(voices, at);
  else if (!act(event.key, voice, sentence)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The keyboard goes on to the neighbour of a card that has gone. */
async function discardAt(voices: readonly Voice[], at: number): Promise<void> {
  const [voice, neighbour] = [voices[at], voices[at + 1] ?? voices[at - 1]];
  if (!voice || !(await discardVoice(voice)) || !neighbour) return;
  useVoicesStore.setState({ selected: voiceKey(neighbour) });
  focusCard(voiceKey(neighbour));
}

/** What a key does with the card that has the focus; false for keys that do nothing. */
function act(key: string, voice: Voice, sentence: string): boolean {
  switch (key) {
    case ' ':
      if (voice.state === 'ready') previewVoice(voice, sentence);
      return true;
    case 'Enter':
      useVoicesStore.setState({ selected: voiceKey(voice) });
      showDetails();
      return true;
    case 'F2':
      startRenaming(voice);
      return true;
    default:
      return false;
  }
}
