import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { openRowMenu } from '../../context-menu/row-menu.ts';
import { texts } from '../collection-texts.ts';
import { useKeptRow } from '../kept-focus/use-kept-row.ts';
import classes from './sidebar.module.css';

/** What of a sidebar scrolls. Arrow keys, Home and End walk through its rows, across groups; a right click opens a row's menu. */
export function SidebarList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useKeptRow(list);
  return (
    <div
      ref={list}
      className={classes.list}
      role="presentation"
      onKeyDown={moveAmongRows}
      onContextMenu={openRowMenu}
      data-focus-inset
    >
      {children}
    </div>
  );
}

function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof HTMLInputElement || event.defaultPrevented) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const current = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-row]');
  const at = current ? rows.indexOf(current) : -1;
  if (at < 0) return;
  const next = { ArrowDown: rows[at + 1], ArrowUp: rows[at - 1], Home: rows[0], End: rows.at(-1) }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Rows under a heading; `end` are quiet facts and buttons behind it. A group that is no landmark is `isPlain`. */
export function SidebarGroup(props: { title: string; end?: ReactNode; isPlain?: boolean; children: ReactNode }) {
  const { title, end, isPlain = false, children } = props;
  const Group = isPlain ? 'div' : 'section';
  const id = useId();
  return (
    <Group role={isPlain ? 'group' : undefined} aria-labelledby={id}>
      <h2 className={classes.group}>
        <span id={id}>{title}</span>
        {end}
      </h2>
      {children}
    </Group>
  );
}

/** Says that nothing is in the list or was found, with the way back to all. */
export function NothingListed({ text, back }: { text: string; back?: { label: string; run: () => void } | undefined }) {
  return (
    <div className={classes.nothing} role="status">
      <p>{text}</p>
      {back ? (
        <Button size="compact-sm" onClick={back.run}>
          {back.label}
        </Button>
      ) : null}
    </div>
  );
}

/** Asks for the next page of the rows. */
export function ShowMore({ run }: { run: () => void }) {
  return (
    <Button variant="subtle" size="compact-sm" m="0.5rem" onClick={run}>
      {texts.showMore}
    </Button>
  );
}
