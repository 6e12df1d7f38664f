import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { JobId } from '../../../shared/domain/ids.ts';
import { storedFilter, type TaskFilter } from './filters/task-filter.ts';

/** What the panel shows; the tasks themselves are core’s. */
export type TasksState = TaskFilter & {
  selected: JobId | null;
  /** Shows the tasks of one batch only. */ batch: string | null;
  /** Tasks, what expires on the service, or files of the account. */ view: 'tasks' | 'expiring' | 'files';
  /** What the user lets expire, by its ID: the time at which it does. Used again it expires later, and counts anew. */
  letGo: Readonly<Record<string, number>>;
};

const INITIAL: TasksState = { group: 'all', panel: null, selected: null, batch: null, view: 'tasks', letGo: {} };

/** The panel’s store. The filter is remembered; an old name of a group or a panel in it shows everything. */
export const useTasksStore = create<TasksState>()(
  persist((): TasksState => INITIAL, {
    name: 'atelier.tasks',
    partialize: ({ group, panel, letGo }) => ({ group, panel, letGo }),
    merge: (stored, initial) => ({ ...initial, ...storedFilter(stored), letGo: storedLetGo(stored) }),
  }),
);

/** Shows tasks of every state and panel. */
export function showAllTasks(): void {
  useTasksStore.setState({ view: 'tasks', group: 'all', panel: null, batch: null });
}

/** Shows the work of one panel; the same again shows that of all. */
export function togglePanel(panel: NonNullable<TaskFilter['panel']>): void {
  useTasksStore.setState((state) => ({ view: 'tasks', panel: state.panel === panel ? null : panel }));
}

/** The user lets something expire, or wants to be warned again. */
export function letItExpire({ id, expiresAtMs }: { id: string; expiresAtMs: number }, isLetGo: boolean): void {
  useTasksStore.setState(({ letGo }) => {
    const { [id]: _changed, ...others } = letGo;
    return { letGo: isLetGo ? { ...others, [id]: expiresAtMs } : others };
  });
}

/** What is over is forgotten. */
function storedLetGo(stored: unknown): TasksState['letGo'] {
  const { letGo } = (typeof stored === 'object' && stored !== null ? stored : {}) as { letGo?: unknown };
  if (typeof letGo !== 'object' || letGo === null) return {};
  const entries = Object.entries(letGo).filter(([, atMs]) => typeof atMs === 'number' && atMs > Date.now());
  return Object.fromEntries(entries) as TasksState['letGo'];
}

/** Shows the tasks that were started together; the same again shows all. */
export function toggleBatch(id: string): void {
  useTasksStore.setState((state) => ({ batch: state.batch === id ? null : id }));
}
