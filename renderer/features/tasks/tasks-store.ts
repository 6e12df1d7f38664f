import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { JobId } from '../../../shared/domain/ids.ts';
import { storedFilter, type TaskFilter } from './filters/task-filter.ts';

/** What the panel shows; the tasks themselves are core’s. */
export type TasksState = TaskFilter & {
  selected: JobId | null;
  /** Shows the tasks of one batch only. */ batch: string | null;
};

/** The panel’s store. The filter is remembered; an old name of a group or a panel in it shows everything. */
export const useTasksStore = create<TasksState>()(
  persist((): TasksState => ({ group: 'all', panel: null, selected: null, batch: null }), {
    name: 'atelier.tasks',
    partialize: ({ group, panel }) => ({ group, panel }),
    merge: (stored, initial) => ({ ...initial, ...storedFilter(stored) }),
  }),
);

/** Shows tasks of every state and panel. */
export function showAllTasks(): void {
  useTasksStore.setState({ group: 'all', panel: null, batch: null });
}

/** Shows the work of one panel; the same again shows that of all. */
export function togglePanel(panel: NonNullable<TaskFilter['panel']>): void {
  useTasksStore.setState((state) => ({ panel: state.panel === panel ? null : panel }));
}

/** Shows the tasks that were started together; the same again shows all. */
export function toggleBatch(id: string): void {
  useTasksStore.setState((state) => ({ batch: state.batch === id ? null : id }));
}
