import type { JobId } from '../ids.ts';
import type { Job, JobProgress } from '../jobs/job.ts';

/** Progress for tests: none, in ms, with what is given. */
export const progressData = (change: Partial<JobProgress> = {}): JobProgress => ({
  step: null,
  done: 0,
  total: null,
  unit: 'ms',
  partsDone: 0,
  partsTotal: null,
  ...change,
});

/** A running transcription of the local engine for tests, with what is given. */
export const jobData = (change: Partial<Job> = {}): Job => ({
  id: 'j' as JobId,
  kind: 'transcribe',
  title: 'Harbour interviews',
  itemId: null,
  itemKind: null,
  waveformOf: null,
  source: null,
  results: [],
  resultCount: 0,
  engine: 'local',
  state: 'running',
  wait: null,
  position: null,
  isHeld: false,
  canRunLocally: false,
  batchId: null,
  whenDone: null,
  hasFiles: false,
  usual: null,
  mayBeBilled: false,
  progress: progressData(),
  failure: null,
  units: {},
  requestIds: [],
  taskIds: [],
  createdAtMs: 0,
  startedAtMs: null,
  finishedAtMs: null,
  ranMs: 0,
  runningSinceMs: null,
  ...change,
});
