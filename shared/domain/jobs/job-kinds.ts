import type { WhenDone } from './job-facts.ts';
import type { PanelId } from '../panel-id.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';

/** What a kind of work needs of a computer or a service; jobs of one capability and one engine share a lane. */
export type JobCapability =
  | 'import'
  | 'recognition'
  | 'speech'
  | 'cloning'
  | 'design'
  | 'images'
  | 'music'
  | 'videos'
  | 'writing'
  | 'export';

/** All that tells kinds of jobs apart, one row a kind. */
export type JobKindRow = {
  /** The panel that such work is ordered in and its results are seen in. */
  panel: PanelId;
  capability: JobCapability;
  /**
   * Whether the item that a job is about is itself what comes of it. Otherwise the work names its results, or has none in the
   * library (files that were exported, marks on takes that were checked).
   */
  makesItsItem: boolean;
  /** What may follow when such work is done. */
  whenDone: readonly WhenDone[];
};

/** The kinds of work that the task centre shows. A new kind is a row here. Names are stored: never rename one. */
export const JOB_KINDS = {
  import: { panel: 'transcribe', capability: 'import', makesItsItem: true, whenDone: [] },
  transcribe: {
    panel: 'transcribe',
    capability: 'recognition',
    makesItsItem: true,
    whenDone: ['open', 'subtitles'],
  },
  'transcribe-range': { panel: 'transcribe', capability: 'recognition', makesItsItem: true, whenDone: ['open'] },
  'rewrite-lines': { panel: 'transcribe', capability: 'writing', makesItsItem: true, whenDone: ['open'] },
  'digest-transcript': { panel: 'transcribe', capability: 'writing', makesItsItem: true, whenDone: ['open'] },
  'relabel-speakers': { panel: 'transcribe', capability: 'recognition', makesItsItem: true, whenDone: ['open'] },
  export: { panel: 'speak', capability: 'export', makesItsItem: false, whenDone: ['reveal'] },
  speak: { panel: 'speak', capability: 'speech', makesItsItem: false, whenDone: ['open'] },
  'check-speech': { panel: 'speak', capability: 'recognition', makesItsItem: false, whenDone: ['open'] },
  'clone-voice': { panel: 'voices', capability: 'cloning', makesItsItem: false, whenDone: ['open'] },
  'design-voice': { panel: 'voices', capability: 'design', makesItsItem: false, whenDone: ['open'] },
  'generate-image': { panel: 'images', capability: 'images', makesItsItem: false, whenDone: ['open'] },
  'generate-song': { panel: 'music', capability: 'music', makesItsItem: false, whenDone: ['open'] },
  'time-lyrics': { panel: 'music', capability: 'recognition', makesItsItem: true, whenDone: ['open'] },
  'write-film': { panel: 'video', capability: 'export', makesItsItem: false, whenDone: ['open'] },
  'generate-video': { panel: 'video', capability: 'videos', makesItsItem: false, whenDone: ['open'] },
  'place-items': { panel: 'library', capability: 'export', makesItsItem: false, whenDone: [] },
} as const satisfies Record<string, JobKindRow>;

/** Name of a kind of work. */
export type JobKind = keyof typeof JOB_KINDS;

/** What may follow when work of a kind is done. */
export const whenDoneSteps = (kind: JobKind): readonly WhenDone[] => JOB_KINDS[kind].whenDone;

/** Jobs of one lane share a number of places; the name says what they wait for. */
export type JobLane = 'import' | 'export' | `${EngineChoice}-${Exclude<JobCapability, 'import' | 'export'>}`;

/** The lane of a kind of work. What reads and writes files only needs no engine. */
export function laneOf(kind: JobKind, engine: EngineChoice): JobLane {
  const { capability } = JOB_KINDS[kind];
  return capability === 'import' || capability === 'export' ? capability : `${engine}-${capability}`;
}
