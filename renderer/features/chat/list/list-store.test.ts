import { beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { beginSelecting, chooseChat, endSelecting, toggleFolder, useChatList } from './list-store.ts';

const order = ['a', 'b', 'c', 'd'] as ItemId[];
const chosen = () => [...(useChatList.getState().selection?.ids ?? [])];
const choose = (id: string, extend = false) => chooseChat(id as ItemId, { extend, order });

beforeEach(() => useChatList.setState(useChatList.getInitialState(), true));

it('shows a folder, another one instead, and all chats when it is pressed again', () => {
  toggleFolder('Radio');
  toggleFolder('Films');
  expect(useChatList.getState().folder).toBe('Films');
  toggleFolder('Films');
  expect(useChatList.getState().folder).toBeNull();
});

it('chooses chats one by one, takes them out again, and all between with Shift', () => {
  beginSelecting();
  choose('b');
  choose('d');
  expect(chosen()).toEqual(['b', 'd']);
  choose('b');
  expect(chosen()).toEqual(['d']);
  choose('d');
  choose('a');
  choose('c', true);
  expect(chosen()).toEqual(['a', 'b', 'c']);
});

it('begins to choose with the first chat, and ends with none chosen', () => {
  choose('c', true);
  expect(chosen()).toEqual(['c']);
  endSelecting();
  expect(useChatList.getState().selection).toBeNull();
  beginSelecting();
  expect(chosen()).toEqual([]);
});
