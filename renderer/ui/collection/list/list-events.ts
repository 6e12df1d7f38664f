import type { KeyboardEvent, MouseEvent } from 'react';
import { extendTo, type ListSelection, moveBy, stepOfKey, toggle } from './list-selection.ts';

/** The row that an event happened in; null beside the rows, which carry `data-line`, their id. */
export function rowUnder<Id extends string>(event: MouseEvent): { id: Id; row: HTMLElement } | null {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-line]') : null;
  const id = row?.dataset['line'];
  return row && id !== undefined ? { id: id as Id, row } : null;
}

/** What a click selects together with a key: Shift extends, Ctrl or Cmd adds and takes out. Null for a plain click. */
export function selectionOfClick<Id extends string>(
  event: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  id: Id,
  { selection, order }: { selection: ListSelection<Id>; order: readonly Id[] },
): ListSelection<Id> | null {
  if (event.shiftKey) return extendTo(selection, id, order);
  return event.ctrlKey || event.metaKey ? toggle(selection, id) : null;
}

/** What arrow keys, Page Up and Down, Home and End select, `page` rows being a page; Shift extends. Null for other keys. */
export function selectionOfKey<Id extends string>(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  { selection, order, page }: { selection: ListSelection<Id>; order: readonly Id[]; page: number },
): ListSelection<Id> | null {
  const step = event.ctrlKey || event.metaKey ? null : stepOfKey(event.key, { count: order.length, page });
  return step === null ? null : moveBy(selection, order, { by: step, extend: event.shiftKey });
}
