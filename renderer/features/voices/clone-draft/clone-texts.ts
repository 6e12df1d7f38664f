import type { SampleFinding, SampleReport } from '../../../../shared/domain/voices/voice.ts';
import type { JobProgress } from '../../../../shared/domain/jobs/job.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { cloneErrorTexts } from './clone-error-texts.ts';
import type { StepProblem } from './clone-steps.ts';
import { count } from '../../../ui/text/count.ts';
import { spanTexts } from './spans/span-texts.ts';
import { cloneMicrophoneTexts } from './microphone-texts.ts';

const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 100_000 ? 1 : 0)} s`;

const PROBLEMS: Record<StepProblem, string> = {
  no_material: 'Choose or record audio first.',
  reading: 'The recording is still being prepared.',
  unreadable: 'This recording can’t be used. Choose another.',
  no_span: 'Add at least one excerpt.',
  not_measured: 'The sample is still being analysed.',
  sample_refused: 'This sample would be rejected. See “Sample quality”.',
  no_text: 'Enter what the sample says, or turn verification off.',
  text_too_long: 'The text is too long to verify.',
  prompt_too_long: 'The prompt sample must be under 8 s.',
  prompt_without_text: 'Enter what the prompt sample says.',
  no_name: 'Name the voice.',
  id_unchecked: 'The ID is still being checked.',
  id: 'Choose a valid ID.',
  no_person: 'Enter whose voice it is.',
  no_statement: 'Enter a consent statement.',
  not_agreed: 'Confirm consent.',
};

const FINDINGS: Record<SampleFinding['code'], (value: number) => string> = {
  too_short: (value) => `Too short: ${value.toFixed(1)} s`,
  too_long: (value) => `Too long: ${formatShortTime(value * 1000)}`,
  file_too_large: () => 'The sample file is too large',
  quiet: (value) => `Quiet: ${value.toFixed(0)} dBFS`,
  loud: (value) => `Very loud: ${value.toFixed(0)} dBFS`,
  clipped: (value) => `Clipped: ${value.toFixed(value < 1 ? 2 : 1)}% of the audio`,
  noisy: (value) => `Noisy: speech is only ${value.toFixed(0)} dB above the noise`,
  mostly_silence: (value) => `Mostly silence: ${value.toFixed(0)}%`,
  second_speaker: (value) => `${value.toFixed(0)} speakers detected`,
  little_speech: (value) => (value < 0.05 ? 'No speech detected' : `Little speech: ${value.toFixed(1)} s`),
};
const FIXES: Record<SampleFinding['code'], string> = {
  too_short: 'You need at least 10 s. Add or lengthen an excerpt, or use another recording.',
  too_long: 'The limit is 5 min. A minute of clean speech is enough.',
  file_too_large: 'The limit is 20 MB. Use less audio.',
  quiet: 'Record closer to the microphone, or turn on “Normalise volume”.',
  loud: 'Record with less gain, or turn on “Normalise volume”.',
  clipped: 'Distortion can’t be removed. Choose other excerpts, or record with less gain.',
  noisy: 'Record in a quieter room, or turn on “Reduce noise”.',
  mostly_silence: 'Leave out the pauses.',
  second_speaker: 'A clone needs a single voice. Choose excerpts with one person.',
  little_speech: '15 to 60 seconds of speech work best. Add excerpts.',
};

/** English texts of cloning. */
export const cloneTexts = {
  startOver: 'Start over',
  startedOver: 'Clone draft cleared',
  close: 'Show all voices',
  back: 'Back',
  next: {
    material: 'Choose audio',
    span: 'Choose excerpts',
    transcript: 'Check transcript',
    name: 'Name voice',
  },
  steps: {
    label: 'Cloning steps',
    material: 'Audio',
    span: 'Excerpts',
    transcript: 'Transcript',
    name: 'Name and consent',
  },
  problems: PROBLEMS,
  reading: 'Preparing the recording',
  notReadable: 'Can’t be used',
  play: 'Play recording',

  ways: {
    label: 'Audio source',
    file: 'File',
    microphone: 'Microphone',
    library: 'Library',
    transcript: 'Transcript lines',
  },
  file: {
    drop: 'Drop a recording here, or choose one.',
    choose: 'Choose file',
    dropVerb: 'Drop to clone',
    dropText: 'The voice is cloned from this recording.',
    hint: 'Any audio or video works. You need 10 s to 5 min of one person speaking. You’ll choose the excerpts next.',
  },
  library: {
    search: 'Search recordings',
    empty: 'No recordings in the library yet.',
    noHits: (query: string) => `No results for “${query}”.`,
    more: (number: number) => `Showing the first ${number}. Search to find more.`,
    states: { reading: 'Preparing', failed: 'Can’t be used', none: '', ready: '' },
  },
  transcripts: {
    search: 'Search transcripts',
    empty: 'No transcripts yet. Create one in Transcribe.',
    facts: (speakers: number, length: string) => `${count(speakers, 'speaker', 'speakers')} · ${length}`,
    back: 'All transcripts',
    pick: 'Choose a speaker. Atelier picks their longest clean excerpts.',
    picking: 'Finding the best excerpts',
    talk: (lines: number, length: string) => `${count(lines, 'line', 'lines')} · ${length}`,
  },
  microphone: cloneMicrophoneTexts,

  spans: spanTexts,

  report: {
    title: 'Sample quality',
    nothing: 'Add an excerpt to see its quality.',
    measuring: 'Analysing the sample',
    good: 'Good for a clone.',
    figures: (report: SampleReport): [string, string][] => [
      ['Length', seconds(report.durationMs)],
      ['Speech', seconds(report.speechMs)],
      ['Level', `${report.levelDb.toFixed(1)} dBFS`],
      ['Peak', `${report.peakDb.toFixed(1)} dBFS`],
      ['Signal-to-noise', report.noiseRatioDb === null ? 'Unknown' : `${report.noiseRatioDb.toFixed(0)} dB`],
      ['Clipped', report.clippedShare === 0 ? 'None' : `${(report.clippedShare * 100).toFixed(2)}%`],
      ['Speakers', report.speakerCount === null ? 'Unknown' : String(report.speakerCount)],
    ],
    findings: FINDINGS,
    findingFixes: FIXES,
    fixes: {
      suggest: 'Find better excerpts',
      cut: 'Trim to 5 min',
      noise: 'Reduce noise',
      volume: 'Normalise volume',
    },
    fixed: {
      suggest: '',
      cut: '',
      noise: 'Noise will be reduced.',
      volume: 'Volume will be normalised.',
    },
  },

  prompt: {
    title: 'Prompt sample',
    use: 'Use a short prompt sample',
    why: 'Optional. A prompt under 8 s with its exact words makes the clone closer and more consistent.',
    play: 'Play prompt',
    transcribeAgain: 'Transcribe prompt again',
    start: 'Prompt start',
    end: 'Prompt end',
    tooLong: (length: string) => `${length}, must be under 8 s`,
    text: 'Prompt transcript',
  },

  naming: {
    title: 'Name',
    name: 'Name',
    namePlaceholder: 'What you’ll call it',
    id: 'ID',
    language: 'Language',
    languageWhy: 'The language it will mostly speak.',
    languageLocal: 'Local clones speak English only.',
    anyLanguage: 'Detect automatically',
    consentWhy: 'A voice belongs to a person. This record is stored with the voice, and you can export it.',
    own: 'My own voice',
    given: 'The person gave consent',
    myName: 'Your name',
    person: 'Person’s name',
    statement: 'Statement',
    statementWhy: 'How consent was given, and for what. Date and sample hash are added.',
    ownStatement: 'I clone my own voice for my own productions.',
    givenStatement: 'Agreed by letter on 12 May for the audio essay “Skerry Point”.',
    agreeOwn: 'This is my own voice, and I want to clone it.',
    agreeGiven: (person: string) =>
      `${person === '' ? 'The person' : person} has agreed to this clone and to how it will be used.`,
  },
  summary: {
    title: 'Privacy and cost',
    stays: ({ sampleMs }: { sampleMs: number }) => `${seconds(sampleMs)} of audio stay on this computer.`,
    sent: ({ sampleMs, promptMs }: { sampleMs: number; promptMs: number | null }, host: string) =>
      `${seconds(sampleMs)} of audio${promptMs === null ? '' : ` and a prompt of ${seconds(promptMs)}`} are sent to ${host}, up to 20 MB each.`,
  },
  result: {
    making: (title: string) => title,
    step: (step: JobProgress['step']) =>
      ({ uploading: 'Uploading the sample', cloning: 'Cloning the voice' } as Partial<Record<string, string>>)[
        step ?? ''
      ] ?? 'Starting',
    stop: 'Stop',
    notStopped: 'Couldn’t stop cloning',
    stopped: 'Stopped. Everything you entered is kept.',
    unknown: 'This task no longer exists. Everything you entered is kept.',
    backToDraft: 'Edit and try again',
    ready: (name: string) => `${name} is ready`,
    createScript: 'Create script',
    show: 'Show in list',
    another: 'Clone another voice',
    errors: cloneErrorTexts,
  },
};
