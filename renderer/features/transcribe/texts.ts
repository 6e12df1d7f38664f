import { count } from '../../ui/text/count.ts';
import { importingTexts } from './importing-texts.ts';
import { exportingTexts } from './exporting-texts.ts';
import { dockTexts } from './dock-texts.ts';

/** A time in words, for assistive technology: "0 minutes 3.25 seconds". */
export function spokenTime(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  const minutes = Math.floor(ms / 60_000) % 60;
  const seconds = Number(((ms % 60_000) / 1000).toFixed(3));
  return `${hours > 0 ? `${count(hours, 'hour', 'hours')} ` : ''}${count(minutes, 'minute', 'minutes')} ${count(seconds, 'second', 'seconds')}`;
}

const GROUPS = {
  working: 'In progress',
  today: 'Today',
  thisWeek: 'This week',
  earlier: 'Earlier',
};

/** English texts of the Transcribe panel. */
export const texts = {
  title: 'Transcribe',
  lines: (number: number) => count(number, 'line', 'lines'),
  speakers: (number: number) => count(number, 'speaker', 'speakers'),

  history: {
    search: 'Search transcripts',
    groups: GROUPS,
    new: 'New',
    export: 'Export transcripts',
    dropHint: ['Drop audio or video anywhere.', 'Long files are split automatically.'],
    noHits: (query: string) => `No results for “${query}”.`,
    showAll: 'Show all transcripts',
    titleField: 'Transcript title',
    notRenamed: 'Couldn’t rename the transcript',
    waiting: 'Waiting',
    queued: 'Queued',
    preparing: 'Preparing the recording',
    incomplete: (written: string, whole: string) => `Incomplete, ${written} of ${whole}`,
    incompleteEmpty: 'Incomplete, nothing transcribed yet',
    resume: 'Resume',
    resumeNamed: (title: string) => `Resume ${title}`,
    failed: 'Failed',
    part: (done: number, total: number) => `Part ${done} of ${total}`,
    transcribed: (clock: string) => `${clock} transcribed`,
    uploading: 'Uploading',
    labelling: 'Identifying speakers',
    recognising: 'Transcribing',
    waitingForService: 'Waiting for the service',
  },

  importing: importingTexts,

  subtitles: {
    opened: (lines: string, name: string) => `${lines} opened from ${name}`,
    askTitle: (name: string) => `Recording for “${name}”`,
    askText: (lines: string) =>
      `It has ${lines} and no recording beside it. Choose the recording to edit the lines on.`,
    chooseRecording: 'Choose file',
    openAsScript: 'Open as script',
    cancel: 'Cancel',
  },

  tracks: {
    name: 'Audio tracks',
    read: (track: number, count: number) => `Using audio track ${track} of ${count}.`,
    silent: (track: number, count: number) => `Audio track ${track} of ${count} is silent.`,
    transcribe: (track: number, shape: string) => `Transcribe track ${track} (${shape})`,
    channels: (count: number) => (count === 1 ? 'mono' : count === 2 ? 'stereo' : `${count} channels`),
  },
  stage: {
    notDubbed: 'Couldn’t create the script',
    emptyTitle: 'Drop a recording',
    emptyText: 'Audio or video. The waveform appears right away, the text as it’s transcribed.',
    loading: 'Opening the transcript',
    facts: (facts: string[]) => facts.join(' · '),
    saved: 'saved',
    saving: 'saving',
    notSaved: 'not saved',
    stop: 'Stop',
    resume: 'Resume',
    preparing: (clock: string | null) => (clock === null ? 'Preparing the recording' : `Preparing ${clock} of audio`),
    preparingWave: 'The waveform appears once the recording is ready.',
    waveFailed: 'Couldn’t load the waveform',
    queued: 'Waiting in the queue. Text appears here as it’s transcribed.',
    noSpeech: 'No speech detected',
    noSpeechText: 'Drag on the waveform to add a line, or transcribe again in another language.',
    partialTitle: 'Transcription stopped early',
    partialText: (clock: string) => `Everything up to ${clock} is kept, and you can edit it.`,
    nothingWritten: 'Nothing has been transcribed yet.',
    live: 'Transcribing now',
    notStopped: 'Couldn’t stop transcribing',
    notResumed: 'Couldn’t resume transcribing',
  },

  waveform: {
    waveform: 'Waveform. Click to play from a point, drag over silence to add a line.',
    overview: 'Recording',
    edgeName: (edge: 'start' | 'end', line: number) => `${edge === 'start' ? 'Start' : 'End'} of line ${line}`,
    edgeValue: (edge: 'start' | 'end', line: number, ms: number) =>
      `${edge === 'start' ? 'Start' : 'End'} of line ${line}, ${spokenTime(ms)}`,
    insertHint: 'Press Enter to insert a line',
    unassigned: 'No speaker',
    zoom: 'Zoom',
    rangeDrawn: (start: number, end: number) =>
      `Range selected, ${spokenTime(start)} to ${spokenTime(end)}. Press Enter to insert a line, Escape to discard the range.`,
    rangeDropped: 'Range discarded',
  },

  list: {
    grid: 'Lines',
    tools: 'Line tools',
    allSpeakers: 'All speakers',
    nobody: 'No speaker',
    filterBy: (name: string) => `Filter by ${name}`,
    split: 'Split',
    merge: 'Merge',
    find: 'Find',
    more: 'More line actions',
    editText: 'Line text',
    emptyLine: 'Empty line',
    hiddenByFilter: 'No lines from this speaker.',
    showAll: 'Show all speakers',
    selected: (number: number) => `${count(number, 'line', 'lines')} selected`,
    goTo: 'Go to line',
    goToField: (last: number) => `Line number, 1 to ${last}`,
    go: 'Go',
  },

  menu: {
    lines: 'Line actions',
    waveform: 'Waveform actions',
    text: 'Text actions',
    cut: 'Cut',
    copy: 'Copy',
    assign: 'Assign to speaker',
  },

  doubt: {
    notice: 'Parts may not be English. The text there isn’t reliable.',
    advice: 'The local engine supports English only. The cloud detects the language automatically.',
    cloud: 'Transcribe again in the cloud',
    line: 'May not be English',
    lineHint: 'May not be English. This text isn’t reliable.',
    unmarked: 'Parts may not be English. This file won’t mark them.',
    withMarks: 'Mark lines that may not be English',
    parts: 'Parts may not be English',
  },

  find: { field: 'Find in transcript' },

  dock: dockTexts,

  exporting: exportingTexts,

  labels: {
    text: 'Edit text',
    split: 'Split line',
    merge: 'Merge lines',
    insert: 'Insert line',
    delete: (number: number) => (number === 1 ? 'Delete line' : `Delete ${number} lines`),
    setTimes: 'Change timing',
    setStart: 'Set start',
    setEnd: 'Set end',
    move: (number: number) => (number === 1 ? 'Move line' : `Move ${number} lines`),
    speaker: 'Change speaker',
    renameSpeaker: 'Rename speaker',
    mergeSpeakers: 'Merge speakers',
    addSpeaker: 'Add speaker',
    replace: (number: number) => (number === 1 ? 'Replace' : `Replace ${number} matches`),
    undo: (label: string) => `Undo ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    redo: (label: string) => `Redo ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  },

  languageName: (tag: string | null, names: Readonly<Record<string, string>>) =>
    tag === null ? null : (names[tag] ?? tag),
} as const;
