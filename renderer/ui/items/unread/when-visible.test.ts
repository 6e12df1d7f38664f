import { beforeEach, expect, it, vi } from 'vitest';
import { whenVisible } from './when-visible.ts';

let page: EventTarget & { hidden: boolean };
const show = (isShown: boolean) => {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
});

it('looks at once in a window that is seen', () => {
  const look = vi.fn();
  whenVisible(look);
  expect(look).toHaveBeenCalledOnce();
});

it('waits in a window that is minimised, and looks once when it is shown', () => {
  show(false);
  const look = vi.fn();
  whenVisible(look);
  show(false);
  expect(look).not.toHaveBeenCalled();
  show(true);
  show(false);
  show(true);
  expect(look).toHaveBeenCalledOnce();
});

it('looks no more once it was taken back', () => {
  show(false);
  const look = vi.fn();
  const takeBack = whenVisible(look);
  takeBack();
  show(true);
  expect(look).not.toHaveBeenCalled();
});
