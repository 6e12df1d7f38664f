export { jobShare } from './job-words.ts';
export { TaskList } from './task-list.tsx';
export { tasksPanel } from './tasks-panel.tsx';
