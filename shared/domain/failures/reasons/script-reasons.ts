import type { FailureData } from '../failure.ts';
import { SPEECH_TEXT_PROBLEMS } from '../../speech/speech-text-sentences.ts';
import { listIn, numberIn, quotedFile, textIn } from '../failure-data.ts';

const unspeakable = (problem: string): string => `This line’s text can’t be spoken. ${problem}`;

/** Sentences about texts that cannot be spoken; `too_long` is of samples too, see voice-reasons.ts. */
const TEXT_REASONS = {
  nothing_to_speak: 'This line has no words to speak. Add a word or a number.',
  pause_malformed: unspeakable(SPEECH_TEXT_PROBLEMS.pause_malformed),
  pause_out_of_range: unspeakable(SPEECH_TEXT_PROBLEMS.pause_out_of_range),
  pause_too_precise: unspeakable(SPEECH_TEXT_PROBLEMS.pause_too_precise),
  pause_at_end: unspeakable(SPEECH_TEXT_PROBLEMS.pause_at_end),
  pause_repeated: unspeakable(SPEECH_TEXT_PROBLEMS.pause_repeated),
  interjection_unsupported: unspeakable(SPEECH_TEXT_PROBLEMS.interjection_unsupported),
  reading_malformed: unspeakable(SPEECH_TEXT_PROBLEMS.reading_malformed),
  invisible_characters: unspeakable(SPEECH_TEXT_PROBLEMS.invisible_characters),
  line_too_long: (data: FailureData) => {
    const [characters, limit] = [numberIn(data, 'characters') ?? 0, numberIn(data, 'limit') ?? 0];
    return `This line has ${characters.toLocaleString('en')} characters. The limit is ${(limit - 1).toLocaleString('en')}.`;
  },
  no_text: 'This line has no text. Write some first.',
  no_words: 'This text has no words to speak.',
} as const;

/** Sentences about importing scripts. */
const IMPORT_REASONS = {
  binary: (data: FailureData) => `${quotedFile(data)} isn’t a text file.`,
  cue_out_of_range: (data: FailureData) =>
    `A subtitle in ${quotedFile(data)} is later than 100 hours or longer than 20,000 characters.`,
  no_cues: (data: FailureData) => `${quotedFile(data)} has no subtitles.`,
  empty: (data: FailureData) => `${quotedFile(data)} is empty.`,
  encoding: (data: FailureData) => {
    const wanted = textIn(data, 'encoding');
    return wanted === null
      ? `The text of ${quotedFile(data)} fits several encodings. Choose one, or save the file as UTF-8.`
      : `Unknown text encoding “${wanted}”. Use one such as utf-8, windows-1252 or shift_jis.`;
  },
  format: (data: FailureData) => `${quotedFile(data)} can’t be imported as a script. Use TXT, Markdown, SRT or VTT.`,
  nested_too_deep: 'The Markdown is nested too deeply. Save the file as plain text.',
  subtitles: (data: FailureData) => {
    const line = numberIn(data, 'line');
    return line === null
      ? `${textIn(data, 'formatName') ?? 'These'} subtitles aren’t supported. Convert the file to SRT or WebVTT.`
      : `Line ${line} isn’t a valid cue timing (“${textIn(data, 'found') ?? ''}”). Correct it and import the file again.`;
  },
} as const;

/** Sentences about rows of a table that is to become a batch. */
const BATCH_REASONS = {
  emotion_unknown: (data: FailureData) =>
    `There’s no emotion “${textIn(data, 'emotion') ?? ''}”. Use one such as happy, sad or calm.`,
  language_unknown: (data: FailureData) =>
    `There’s no language “${textIn(data, 'language') ?? ''}”. Use its English name, such as German.`,
  row_quotes: 'The quotation marks of this row don’t pair. Correct the file, or read it as lines of text.',
  speed_range: (data: FailureData) => `The speed “${textIn(data, 'speed') ?? ''}” isn’t between 0.5 and 2.`,
  voice_ambiguous: (data: FailureData) =>
    `Several voices are named “${textIn(data, 'voiceName') ?? ''}”. Use the ID of one.`,
  voice_unknown: (data: FailureData) => `There’s no voice “${textIn(data, 'voiceName') ?? ''}”.`,
} as const;

/** Sentences about editing transcripts and scripts. */
const EDIT_REASONS = {
  character_id_used: 'This script already has a character with this ID.',
  character_into_itself: 'A character can’t be merged into itself. Choose another.',
  character_name: 'A character needs a name.',
  chapter_id_used: 'This transcript already has a chapter with this ID.',
  chapter_title: 'A chapter needs a title.',
  line_id_used: 'There’s already a line with this ID.',
  line_times: 'A line must end after it starts.',
  quote_id_used: 'This transcript already has a quote with this ID.',
  quote_text: 'A quote needs words.',
  range_too_long: (data: FailureData) =>
    `A range can be up to ${numberIn(data, 'maxMinutes') ?? 10} minutes long. Select fewer lines.`,
  script_title: 'A script needs a title.',
  speaker_id_used: 'This transcript already has a speaker with this ID.',
  speaker_name: 'A speaker needs a name.',
  split_at_edge: 'Split a line inside its text, not at its start or end.',
  split_past_end: 'The split point is past the end of the line.',
  too_few_lines: 'Select two or more lines to merge.',
  word_empty: 'Enter a word and its pronunciation.',
  word_slash: 'A word can’t contain a slash.',
  word_taken: (data: FailureData) =>
    `“${textIn(data, 'word') ?? 'This word'}” already has a pronunciation. Edit that one instead.`,
} as const;

/** Sentences about generating and exporting lines, and about what is transcribed. */
const WORK_REASONS = {
  binned: 'This script is in the bin. Restore it first.',
  bitrate_above_rate: (data: FailureData) =>
    `MP3 supports up to ${(numberIn(data, 'mostBitrate') ?? 0) / 1000} kbit/s at this sample rate. Lower the bit rate, or raise the sample rate.`,
  lines_missing: 'Some lines haven’t been generated. Generate or delete them, then export again.',
  mp3_rate: (data: FailureData) =>
    `MP3 doesn’t support ${numberIn(data, 'sampleRateHz') ?? 'this'} Hz. Choose one of ${listIn(data, 'rates').join(', ')}.`,
  no_audio_to_join: 'There’s no audio to join.',
  no_take: 'Select a take to check.',
  no_voice: 'This line has no voice yet. Assign one to it or to its character.',
  not_a_recording: 'Only recordings can be transcribed.',
  nothing_generated: 'This script has no generated lines yet. Generate some first.',
  recording_binned: 'This recording is in the bin. Restore it first.',
  transcript_complete: 'This transcript is already complete.',
  uncast: (data: FailureData) => `No voice for ${listIn(data, 'names').join(', ')}.`,
  voice_elsewhere: (data: FailureData) => {
    const where = textIn(data, 'worksOn') === 'cloud' ? 'in the cloud' : 'on this computer';
    return `“${textIn(data, 'voiceName') ?? 'This voice'}” works only ${where}. Choose another voice, or generate ${where}.`;
  },
} as const;

/** Sentences about scripts and transcripts. */
export const SCRIPT_REASONS = {
  ...TEXT_REASONS,
  ...IMPORT_REASONS,
  ...BATCH_REASONS,
  ...EDIT_REASONS,
  ...WORK_REASONS,
} as const;
