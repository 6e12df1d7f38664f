export { jobShare } from './job-status-text.ts';
export { CompactTaskList } from './rows/compact-list.tsx';
export { tasksPanel } from './tasks-panel.ts';
