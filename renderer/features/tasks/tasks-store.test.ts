import { beforeEach, expect, it } from 'vitest';
import { showAllTasks, toggleBatch, togglePanel, useTasksStore } from './tasks-store.ts';

beforeEach(() => useTasksStore.setState(useTasksStore.getInitialState(), true));

it('shows the work of one panel, of another instead, and of all when it is chosen once more', () => {
  togglePanel('speak');
  togglePanel('voices');
  expect(useTasksStore.getState().panel).toBe('voices');
  togglePanel('voices');
  expect(useTasksStore.getState().panel).toBeNull();
});

it('shows every state and panel again at once, and keeps which task is selected', () => {
  useTasksStore.setState({ group: 'attention', panel: 'speak', selected: 'j' as never, batch: 'b' });
  showAllTasks();
  expect(useTasksStore.getState()).toEqual({
    group: 'all',
    panel: null,
    selected: 'j',
    batch: null,
    view: 'tasks',
    letGo: {},
  });
});

it('shows one batch, another instead, and all when it is chosen once more', () => {
  toggleBatch('one');
  toggleBatch('two');
  expect(useTasksStore.getState().batch).toBe('two');
  toggleBatch('two');
  expect(useTasksStore.getState().batch).toBeNull();
});
