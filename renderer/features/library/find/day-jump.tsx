import { Popover, Select } from '@mantine/core';
import { IconCalendarSearch, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useCapturedKeys } from '../../../ui/actions/keys/use-captured-keys.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useFound } from '../items/found/found-context.tsx';
import { jumpTo } from '../items/found/jump-to.ts';
import { useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';
import {
  blanksBefore,
  type CalendarDay,
  type CalendarMonth,
  calendarOf,
  dayAt,
  lengthOf,
  moveDay,
  nearest,
} from './day-calendar.ts';
import classes from './day-jump.module.css';

const monthName = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric' });
const dayName = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const weekdayName = new Intl.DateTimeFormat(undefined, { weekday: 'narrow' });

const dateOf = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};

/** 1 for Monday to 7 for Sunday, as the language of the window has it. */
function firstWeekday(): number {
  const locale = new Intl.Locale(navigator.language) as Intl.Locale & {
    getWeekInfo?(): { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** Jumps in the time line to a day that has items. Shown only where items are listed day by day. */
export function DayJump() {
  const { head } = useFound();
  const view = useLibrary((state) => state.view);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const months = useMemo(() => calendarOf(head?.summary.days ?? []), [head]);
  if (view !== 'timeline' || !head || months.length === 0) return null;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (day: CalendarDay) => {
    setOpen(false);
    void jumpTo(head, day.at);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus shadow="md" closeOnEscape={false}>
      <Popover.Target>
        <IconButton ref={button} aria-label={texts.days.jump} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconCalendarSearch size={17} stroke={1.6} />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown ?? ''} aria-label={texts.days.jump}>
        <EscapeCloses close={close} />
        <Calendar months={months} choose={choose} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Wherever the keyboard is by then; the list of months closes first. */
function EscapeCloses({ close }: { close: () => void }) {
  useCapturedKeys((event) => {
    const isInList = event.target instanceof Element && event.target.matches('[aria-expanded="true"][role="combobox"]');
    if (event.key !== 'Escape' || isInList) return false;
    close();
    return true;
  });
  return null;
}

/** Begins at the day of the item that has the keyboard. */
function Calendar({ months, choose }: { months: readonly CalendarMonth[]; choose: (day: CalendarDay) => void }) {
  const at = useLibrary((state) => state.at);
  const [day, setDay] = useState(() => dayAt(months, at));
  const isMoved = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  const index = months.findIndex(({ month }) => day?.day.startsWith(month));
  const shown = months[index];
  useEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    isMoved.current = false;
  }, [day]);
  if (!day || !shown) return null;
  const show = (month: CalendarMonth | undefined) => setDay((month && nearest(month.days, day)) ?? day);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = moveDay(event.key, day, months);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    isMoved.current = true;
    setDay(next);
  };
  return (
    <>
      <div className={classes.head}>
        <IconButton aria-label={texts.days.earlier} disabled={index === 0} onClick={() => show(months[index - 1])}>
          <IconChevronLeft size={16} stroke={1.6} />
        </IconButton>
        <Select
          aria-label={texts.days.month}
          className={classes.month ?? ''}
          size="xs"
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
          data={months
            .map(({ month, count }) => ({
              value: month,
              label: texts.days.monthWith(monthName.format(dateOf(month)), count),
            }))
            .toReversed()}
          value={shown.month}
          onChange={(value) => show(months.find(({ month }) => month === value))}
        />
        <IconButton
          aria-label={texts.days.later}
          disabled={index === months.length - 1}
          onClick={() => show(months[index + 1])}
        >
          <IconChevronRight size={16} stroke={1.6} />
        </IconButton>
      </div>
      <div ref={grid} role="group" aria-label={monthName.format(dateOf(shown.month))}>
        <Weeks month={shown} current={day} choose={choose} press={press} />
      </div>
    </>
  );
}

type WeeksProps = {
  month: CalendarMonth;
  current: CalendarDay;
  choose: (day: CalendarDay) => void;
  press: (event: KeyboardEvent) => void;
};

/** All days of a month; only those with items can be chosen. */
function Weeks({ month, current, choose, press }: WeeksProps) {
  const first = firstWeekday();
  const byDate = new Map(month.days.map((day) => [day.date, day]));
  const blanks = blanksBefore(month.month, first);
  return (
    <div className={classes.days}>
      {Array.from({ length: 7 }, (_, index) => (
        <span key={`weekday-${index}`} className={classes.weekday} aria-hidden>
          {/* 1 June 2026 is a Monday. */}
          {weekdayName.format(new Date(2026, 5, first + index))}
        </span>
      ))}
      {Array.from({ length: lengthOf(month.month) }, (_, index) => {
        const day = byDate.get(index + 1);
        const style = index === 0 ? { gridColumnStart: blanks + 1 } : undefined;
        return day === undefined ? (
          <span key={index} className={classes.nothing} style={style} aria-hidden>
            {index + 1}
          </span>
        ) : (
          <button
            key={index}
            type="button"
            className={classes.day}
            style={style}
            tabIndex={day.day === current.day ? 0 : -1}
            data-autofocus={day.day === current.day || undefined}
            aria-current={day.day === current.day ? 'date' : undefined}
            aria-label={texts.days.dayWith(dayName.format(dateOf(day.day)), day.count)}
            onClick={() => choose(day)}
            onKeyDown={press}
          >
            {index + 1}
          </button>
        );
      })}
    </div>
  );
}
