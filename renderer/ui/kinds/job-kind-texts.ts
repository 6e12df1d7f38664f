import type { JobKind } from '../../../shared/domain/jobs/job-kinds.ts';

/** English nouns for what each kind of task makes. */
export const JOB_KIND_TEXTS = {
  import: 'Recording',
  transcribe: 'Transcript',
  'transcribe-range': 'Lines transcribed again',
  'rewrite-lines': 'New text for lines',
  'digest-transcript': 'Summary and chapters',
  'relabel-speakers': 'Speaker identification',
  export: 'Export',
  speak: 'Narration',
  'check-speech': 'Check against script',
  'clone-voice': 'Voice clone',
  'design-voice': 'Voice design',
  'generate-image': 'Images',
  'generate-song': 'Songs',
  'time-lyrics': 'Times of lyrics',
  'write-film': 'Rough cut',
  'place-items': 'Update library files',
  'generate-video': 'Clip',
} as const satisfies Record<JobKind, string>;
