import type { SampleFinding, SampleReport } from '../../../../shared/domain/voices/voice.ts';
import type { JobProgress } from '../../../../shared/domain/job.ts';
import { formatShortTime, formatTimeCode } from '../../../../shared/domain/time-code.ts';
import { cloneFaultTexts } from './clone-fault-texts.ts';
import type { StepProblem } from './clone-steps.ts';
import { transcriptTexts } from './transcript/transcript-texts.ts';

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 100_000 ? 1 : 0)} s`;
const two = (value: number) => String(value).padStart(2, '0');

const PROBLEMS: Record<StepProblem, string> = {
  no_material: 'Choose, record or pick the material first.',
  reading: 'The recording is being read.',
  unreadable: 'This recording cannot be read. Choose another.',
  no_span: 'Choose at least one stretch.',
  not_measured: 'The sample is being measured.',
  sample_refused: 'The service would refuse this sample. See the report.',
  no_text: 'Write what the sample says, or switch the comparison off.',
  text_too_long: 'The text for the comparison is too long.',
  prompt_too_long: 'The prompt sample must be shorter than 8 s.',
  prompt_without_text: 'Write what the prompt sample says.',
  no_name: 'Give the voice a name.',
  id: 'The id cannot be used yet.',
  no_person: 'Say whose voice it is.',
  no_statement: 'Write the statement.',
  not_agreed: 'Confirm the consent.',
};

const FINDINGS: Record<SampleFinding['code'], (value: number) => string> = {
  too_short: (value) => `Too short: ${value.toFixed(1)} s`,
  too_long: (value) => `Too long: ${formatShortTime(value * 1000)}`,
  file_too_large: () => 'The file would be too large',
  quiet: (value) => `Quiet: ${value.toFixed(0)} dBFS`,
  loud: (value) => `Very loud: ${value.toFixed(0)} dBFS`,
  clipped: (value) => `Clipped: ${value.toFixed(value < 1 ? 2 : 1)} % of the sound`,
  noisy: (value) => `Noisy: speech is ${value.toFixed(0)} dB over the noise`,
  mostly_silence: (value) => `Mostly silence: ${value.toFixed(0)} % of it`,
  second_speaker: (value) => `${value.toFixed(0)} speakers are heard`,
  little_speech: (value) => (value < 0.05 ? 'No speech is heard' : `Little speech: ${value.toFixed(1)} s`),
};
const CURES: Record<SampleFinding['code'], string> = {
  too_short: 'The service wants at least 10 s. Add a stretch, make one longer, or take other material.',
  too_long: 'The service takes at most 5 min. A minute of clean speech is enough.',
  file_too_large: 'The service takes at most 20 MB. Choose less.',
  quiet: 'Record closer to the microphone, or have the volume evened out.',
  loud: 'Record with less gain, or have the volume evened out.',
  clipped: 'Distortion cannot be taken out again. Choose other stretches, or record with less gain.',
  noisy: 'Record in a quieter room, or have the noise taken out.',
  mostly_silence: 'Leave the pauses out.',
  second_speaker: 'A clone of two people is nobody. Choose stretches of one person.',
  little_speech: 'Fifteen to sixty seconds of speech make a good clone. Add stretches.',
};

/** English texts of cloning. */
export const cloneTexts = {
  startOver: 'Start over',
  close: 'Show all voices',
  back: 'Back',
  next: {
    material: 'Choose material',
    span: 'Choose stretches',
    transcript: 'Check the transcript',
    name: 'Name the voice',
  },
  steps: {
    label: 'Steps of cloning',
    material: 'Material',
    span: 'Stretches',
    transcript: 'Transcript',
    name: 'Name and consent',
  },
  problems: PROBLEMS,
  reading: 'Reading the recording',
  notReadable: 'Cannot be read',

  ways: {
    label: 'Where the material comes from',
    file: 'File',
    microphone: 'Microphone',
    library: 'Library',
    transcript: 'Transcript lines',
  },
  file: {
    drop: 'Drop a recording here, or choose one.',
    choose: 'Choose a file',
    dropVerb: 'Clone from this',
    dropText: 'The recording becomes the material of the voice.',
    hint: 'Any audio or video works. The sample needs 10 s to 5 min of one person; you choose the stretches next.',
  },
  library: {
    search: 'Search recordings',
    empty: 'No recordings in the library yet.',
    noHits: (query: string) => `Nothing found for “${query}”.`,
    more: (number: number) => `The first ${number} are shown. Search to find others.`,
    states: { reading: 'Reading', failed: 'Cannot be read', none: '', ready: '' },
  },
  transcripts: {
    search: 'Search transcripts',
    empty: 'No transcripts yet. A recording becomes one in Transcribe.',
    facts: (speakers: number, length: string) => `${count(speakers, 'speaker', 'speakers')} · ${length}`,
    back: 'All transcripts',
    pick: 'Choose a speaker. The longest clean stretches of the lines are picked for you.',
    picking: 'Listening for the best stretches',
    talk: (lines: number, length: string) => `${count(lines, 'line', 'lines')} · ${length}`,
  },
  microphone: {
    intro: 'Record yourself reading a short text.',
    open: 'Use the microphone',
    staysHere: 'The recording goes into your library on this computer.',
    record: 'Record',
    stop: 'Stop',
    cancel: 'Cancel',
    again: 'Try again',
    counting: (left: number) => String(left),
    device: 'Microphone',
    unnamed: 'Microphone without a name',
    level: 'Level, dBFS',
    clip: 'Clip',
    of: (longest: string) => `of ${longest}`,
    saving: 'Putting the recording into the library',
    saved: 'The recording is in the library and is used as the material',
    clipped: 'Some of it was too loud and is distorted. Turn the microphone down and record again for a better clone.',
    fileName: (now: Date) =>
      `Voice recording ${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())} ${two(now.getHours())}.${two(now.getMinutes())}.${two(now.getSeconds())}.wav`,
    scriptTitle: 'Text to read',
    script: [
      'There is a wall in this house that used to have light on it. Every eleven seconds, all night, for forty years. My grandfather wrote the hours down in a narrow book, in pencil, and never once complained about the weather.',
      'Some nights the fog came in so thick that the beam looked solid, like a road you could walk out on. Would you have stayed? I think about that. He said it was a quiet job for a quiet man, and then he would laugh, loudly, at his own joke.',
      'The last entry is short. It says the lamp was trimmed at four, the wind was south-west, and the supply boat was late again. After that, the page is blank, and the spring of the following year begins.',
    ],
    problems: {
      refused: () => ({
        what: 'The microphone is not allowed',
        why: 'Allow Atelier to use it in the privacy settings of the system, then try again.',
      }),
      missing: () => ({ what: 'No microphone was found', why: 'Connect one, then try again.' }),
      busy: () => ({
        what: 'The microphone is in use',
        why: 'Another program holds it. Close that program, then try again.',
      }),
      lost: () => ({
        what: 'The microphone is gone',
        why: 'It was unplugged or taken away. What was recorded until then is kept.',
      }),
      other: (message: string) => ({ what: 'The microphone could not be opened', why: message }),
    },
  },

  spans: {
    suggest: 'Find the best stretches',
    add: 'Add a stretch',
    hear: 'Hear the sample',
    nothingSuggested: 'No clean speech was found. Choose stretches by hand, or use another recording.',
    total: (number: number, length: string) => `${count(number, 'stretch', 'stretches')}, ${length}`,
    sampleOf: (title: string) => `Sample from ${title}`,
    joined: (number: number) => `${count(number, 'stretch', 'stretches')} joined`,
    none: 'No stretches yet. Draw one on the waveform, add one, or let the best be found.',
    list: 'Stretches of the sample',
    stretch: 'Stretch',
    select: (number: number) => `Show stretch ${number} on the waveform`,
    start: (number: number) => `Start of stretch ${number}`,
    end: (number: number) => `End of stretch ${number}`,
    hearOne: (number: number) => `Hear stretch ${number}`,
    removeOne: (number: number) => `Take stretch ${number} out`,
    remove: 'Take out',
    drawn: 'Range drawn. Enter adds it to the sample.',
    dropped: 'Range dropped',
    readingWave: 'Reading the waveform',
    waveFailed: 'The waveform could not be shown',
    waveform: {
      waveform: 'Waveform of the material',
      overview: 'Whole recording',
      unassigned: 'Stretch',
      edgeName: (edge: 'start' | 'end', number: number) =>
        edge === 'start' ? `Start of stretch ${number}` : `End of stretch ${number}`,
      edgeValue: (_edge: 'start' | 'end', _number: number, ms: number) => formatTimeCode(ms),
      insertHint: 'Enter adds',
    },
  },

  report: {
    title: 'What the sample is like',
    nothing: 'Choose a stretch to see its report.',
    measuring: 'Measuring the sample',
    good: 'Good for a clone.',
    figures: (report: SampleReport): [string, string][] => [
      ['Length', seconds(report.durationMs)],
      ['Speech', seconds(report.speechMs)],
      ['Level', `${report.levelDb.toFixed(1)} dBFS`],
      ['Peak', `${report.peakDb.toFixed(1)} dBFS`],
      ['Speech over noise', report.noiseRatioDb === null ? 'Not known' : `${report.noiseRatioDb.toFixed(0)} dB`],
      ['Clipped', report.clippedShare === 0 ? 'None' : `${(report.clippedShare * 100).toFixed(2)} %`],
      ['Speakers', report.speakerCount === null ? 'Not known' : String(report.speakerCount)],
    ],
    findings: FINDINGS,
    cures: CURES,
    fixes: {
      suggest: 'Find the best stretches',
      cut: 'Cut after 5 min',
      noise: 'Take the noise out',
      volume: 'Even the volume out',
    },
    fixed: {
      suggest: '',
      cut: '',
      noise: 'The noise will be taken out.',
      volume: 'The volume will be evened out.',
    },
  },

  transcript: transcriptTexts,
  prompt: {
    title: 'Prompt sample',
    use: 'Use a short prompt sample',
    why: 'A stretch below 8 s with its exact words makes the clone more alike and steadier. Optional.',
    start: 'Start of the prompt',
    end: 'End of the prompt',
    tooLong: (length: string) => `${length}, must be below 8 s`,
    text: 'What the prompt sample says',
  },

  naming: {
    title: 'Name',
    name: 'Name',
    namePlaceholder: 'How you will call it',
    id: 'Id',
    language: 'Language',
    languageWhy: 'What the voice will mostly speak.',
    languageLocal: 'The local engine clones for English.',
    anyLanguage: 'Found by the service',
    consentWhy: 'A voice belongs to a person. This record stays with the voice and can be exported.',
    own: 'It is my own voice',
    given: 'The person agreed',
    myName: 'Your name',
    person: 'Name of the person',
    statement: 'Statement',
    statementWhy: 'How and for what it was agreed. Date and the hash of the sample are added.',
    ownStatement: 'I clone my own voice for my own productions.',
    givenStatement: 'Agreed by letter on 12 May for the audio essay “Skerry Point”.',
    agreeOwn: 'This is my own voice and I want it to be cloned.',
    agreeGiven: (person: string) =>
      `${person === '' ? 'The person' : person} has agreed to this clone and to how it will be used.`,
  },
  summary: {
    title: 'What is sent',
    local: ({ sampleMs }: { sampleMs: number }) => [
      `${seconds(sampleMs)} of sound stay on this computer.`,
      'The clone is made here and is free.',
    ],
    cloud: ({ sampleMs, promptMs }: { sampleMs: number; promptMs: number | null }, host: string) => [
      `${seconds(sampleMs)} of sound${promptMs === null ? '' : ` and a prompt of ${seconds(promptMs)}`} are sent to ${host}, at most 20 MB each.`,
      'It counts as 1 cloned voice. No characters are spoken for it.',
    ],
  },
  result: {
    making: (title: string) => title,
    step: (step: JobProgress['step']) =>
      ({ uploading: 'Sending the sample', cloning: 'The service learns the voice' } as Partial<Record<string, string>>)[
        step ?? ''
      ] ?? 'Starting',
    stop: 'Stop',
    notStopped: 'The clone was not stopped',
    stopped: 'Stopped. What you entered is still here.',
    unknown: 'The task is no longer in the list. What you entered is still here.',
    backToDraft: 'Back to what I entered',
    ready: (name: string) => `${name} is ready`,
    show: 'Show in the list',
    another: 'Clone another',
    faults: cloneFaultTexts,
  },
};
