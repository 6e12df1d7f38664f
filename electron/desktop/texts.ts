import type { EndStep } from '../../shared/domain/jobs/end-step.ts';
import type { JobKind } from '../../shared/domain/jobs/job-kinds.ts';

/** English texts of the system's dialogs and notifications; menus take theirs from the commands. */
export const DESKTOP_TEXTS = {
  cannotStart: 'Atelier can’t start',
  quit: {
    title: 'Quit while tasks are running?',
    text: 'Finished work is kept. What you leave for later resumes when you next open Atelier. In the background, tasks continue without a window: start Atelier again to see it.',
    keepWorking: 'Keep working',
    whenFinished: 'Quit when finished',
    background: 'Continue in background',
    later: 'Quit and resume later',
  },
  reload: {
    stopped: 'The window stopped working',
    unresponsive: 'The window isn’t responding',
    text: 'Your work is safe, and tasks keep running. Reload to continue.',
    reload: 'Reload',
    quit: 'Quit',
    wait: 'Wait',
  },
  /** Titles of notifications; the name of the task is below. */
  notifications: {
    import: { done: 'Recording ready', failed: 'Couldn’t prepare the recording' },
    transcribe: { done: 'Transcript ready', failed: 'Transcription failed' },
    'transcribe-range': { done: 'New text to review', failed: 'Couldn’t transcribe the lines again' },
    'rewrite-lines': { done: 'New text to review', failed: 'Couldn’t write new text for the lines' },
    'digest-transcript': { done: 'Summary and chapters to review', failed: 'Couldn’t find a summary and chapters' },
    'relabel-speakers': { done: 'Speakers identified', failed: 'Couldn’t identify the speakers' },
    export: { done: 'Export finished', failed: 'Export failed' },
    speak: { done: 'Speech ready', failed: 'Couldn’t generate the speech' },
    'check-speech': { done: 'Check finished', failed: 'Check failed' },
    'clone-voice': { done: 'Voice cloned', failed: 'Couldn’t clone the voice' },
    'design-voice': { done: 'Voices designed', failed: 'Couldn’t design the voices' },
    'generate-image': { done: 'Images ready', failed: 'Couldn’t generate the images' },
    'generate-song': { done: 'Songs ready', failed: 'Couldn’t generate the songs' },
    'time-lyrics': { done: 'Lyrics timed', failed: 'Couldn’t time the lyrics' },
    'place-items': { done: 'Library files updated', failed: 'Couldn’t update the library files' },
    'write-film': { done: 'Rough cut exported', failed: 'Couldn’t export the rough cut' },
    'generate-video': { done: 'Clip ready', failed: 'Couldn’t generate the clip' },
  } satisfies Record<JobKind, Record<'done' | 'failed', string>>,
  /** Titles of the notification that a countdown has begun. */
  endStep: {
    title: {
      sleep: 'This computer sleeps in a minute',
      'shut-down': 'This computer shuts down in a minute',
      close: 'Atelier closes in a minute',
    } satisfies Record<EndStep, string>,
    body: 'All tasks have ended. Open Atelier to stop the countdown.',
  },
  chooseFiles: { title: 'Add recordings', media: 'Audio and video', subtitles: 'Subtitles', all: 'All files' },
} as const;
