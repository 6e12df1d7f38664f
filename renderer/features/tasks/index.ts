export { EndStepCountdown } from './end-step/end-step-countdown.tsx';
export { jobShare } from './status/job-status-text.ts';
export { CompactTaskList } from './rows/compact-list.tsx';
export { tasksPanel } from './tasks-panel.ts';
export { useOpenWhenDone } from './when-done/use-open-when-done.ts';
