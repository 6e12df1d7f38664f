import { Button, CloseButton, SegmentedControl, Select, Slider, Tooltip } from '@mantine/core';
import {
  IconBookmarkPlus,
  IconCalendar,
  IconLayoutGrid,
  IconList,
  IconSearch,
  IconStack2,
  IconX,
} from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { LIBRARY_SORTS, type LibrarySort } from '../../../../shared/domain/library/search/library-filter.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { CommandButton, TooltipWithKeys } from '../../../ui/actions/command-button.tsx';
import { useAction, useActions } from '../../../ui/actions/use-actions.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useFound } from '../items/found/found-context.tsx';
import {
  CARD_PX,
  hasClosest,
  isBoardPart,
  isSearching,
  LIBRARY_VIEWS,
  type LibraryView,
  narrow,
  useLibrary,
} from '../library-store.ts';
import { texts } from '../texts.ts';
import classes from './find.module.css';
import { ChipText } from './chip-text.tsx';
import { DayJump } from './day-jump.tsx';
import { OperatorMenu } from './operator-menu.tsx';
import { removeChip, typeSearch } from './search-chips.ts';

const VIEW_ICONS = { timeline: IconCalendar, grid: IconLayoutGrid, list: IconList };

/** The one search field of the library, with its operators as chips; beside it how items are shown. */
export function SearchBar() {
  return (
    <div className={classes.searchBar}>
      <Field />
      <OperatorMenu />
      <SaveButton />
      <DayJump />
      <ViewControl />
    </div>
  );
}

function Field() {
  const field = useRef<HTMLInputElement>(null);
  const text = useLibrary((state) => state.text);
  const chips = useLibrary((state) => state.chips);
  const hasSearch = useLibrary(isSearching);
  useActions({ 'edit.find': { run: () => field.current?.focus() } });
  const clear = () => {
    narrow({ text: '', chips: [] });
    field.current?.focus();
  };
  return (
    <div className={classes.field} role="search">
      <IconSearch size={16} stroke={1.6} aria-hidden />
      {chips.map((chip) => (
        <span key={chip} className={classes.chip}>
          <ChipText chip={chip} />
          <CloseButton
            size="1rem"
            iconSize={11}
            aria-label={texts.find.removeChip(chip)}
            onClick={() => removeChip(chip)}
          />
        </span>
      ))}
      <input
        ref={field}
        type="search"
        className={classes.input}
        aria-label={texts.find.field}
        placeholder={chips.length === 0 ? texts.find.placeholder : ''}
        value={text}
        onChange={(event) => typeSearch(event.currentTarget.value)}
        onKeyDown={(event) => press(event, { chips, clear, hasSearch })}
      />
      {hasSearch ? <FoundCount /> : null}
      {hasSearch ? (
        <IconButton size="1.375rem" aria-label={texts.find.clear} onClick={clear}>
          <IconX size={14} stroke={1.6} />
        </IconButton>
      ) : null}
    </div>
  );
}

/** Enter takes what is typed, Backspace at the start the last chip; Escape clears, then leaves the field. */
function press(
  event: KeyboardEvent<HTMLInputElement>,
  { chips, clear, hasSearch }: { chips: readonly string[]; clear: () => void; hasSearch: boolean },
): void {
  if (event.nativeEvent.isComposing) return;
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const last = chips.at(-1);
  if (event.key === 'Enter') typeSearch(value, true);
  else if (event.key === 'Backspace' && selectionStart === 0 && selectionEnd === 0 && last) removeChip(last);
  else if (event.key === 'ArrowDown') document.querySelector<HTMLElement>('[data-item-at][tabindex="0"]')?.focus();
  else if (event.key === 'Escape' && hasSearch) clear();
  else if (event.key === 'Escape') event.currentTarget.blur();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function FoundCount() {
  const { head } = useFound();
  return (
    <span className={classes.count} role="status">
      {head ? texts.find.found(head.summary.total) : ''}
    </span>
  );
}

function SaveButton() {
  const { enabled, keys } = useAction('library.saveSearch');
  return (
    <Tooltip label={<TooltipWithKeys label={texts.find.saveSearch} chord={keys[0]} />}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={texts.find.saveSearch}
        disabled={!enabled}
        leftSection={<IconBookmarkPlus size={16} stroke={1.6} aria-hidden />}
        onClick={() => void actionRegistry.run('library.saveSearch')}
      >
        {texts.find.save}
      </Button>
    </Tooltip>
  );
}

function ViewControl() {
  const view = useLibrary((state) => state.view);
  return (
    <SegmentedControl
      aria-label={texts.view.label}
      value={view}
      data={LIBRARY_VIEWS.map((value) => {
        const Icon = VIEW_ICONS[value];
        return {
          value,
          label: (
            <span className={classes.view} title={texts.view.views[value]}>
              <Icon size={15} stroke={1.6} aria-hidden />
              <span className="visually-hidden">{texts.view.views[value]}</span>
            </span>
          ),
        };
      })}
      onChange={(value) => useLibrary.setState({ view: value as LibraryView })}
    />
  );
}

/** The order of items, and how large their cards are. */
export function OrderControls() {
  const sort = useLibrary((state) => state.sort);
  const isBoard = useLibrary((state) => isBoardPart(state.part));
  const isClosest = useLibrary((state) => hasClosest(state.chips));
  const view = useLibrary((state) => state.view);
  const cardPx = useLibrary((state) => state.cardPx);
  return (
    <>
      <CommandButton id="library.stacks" icon={IconStack2} />
      {view === 'list' ? null : (
        <Slider
          className={classes.slider ?? ''}
          thumbLabel={texts.view.size}
          min={CARD_PX.least}
          max={CARD_PX.most}
          step={8}
          value={cardPx}
          onChange={(value) => useLibrary.setState({ cardPx: value })}
        />
      )}
      <Select
        className={classes.sort ?? ''}
        aria-label={texts.view.sort}
        data={LIBRARY_SORTS.filter((value) => (value !== 'board' || isBoard) && (value !== 'closest' || isClosest)).map(
          (value) => ({
            value,
            label: texts.view.sorts[value],
          }),
        )}
        value={sort}
        onChange={(value) => value !== null && narrow({ sort: value as LibrarySort })}
      />
    </>
  );
}
