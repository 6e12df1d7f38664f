export { jobShare } from './job-words.ts';
export { CompactTaskList } from './rows/compact-list.tsx';
export { tasksPanel } from './tasks-panel.ts';
