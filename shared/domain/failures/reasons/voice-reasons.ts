import type { FailureData } from '../failure.ts';
import { textIn } from '../failure-data.ts';

const SAMPLE_CONTENT = 'The service would reject this sample. It must contain 10 s to 5 min of speech.';
const SAMPLE_QUALITY = 'The service would reject this sample. See its quality report.';

/** Why an ID cannot be given to a voice: the rules of voice-id.ts, and what only the service knows. */
const ID_REASONS = {
  characters: 'This ID isn’t valid. Use only letters A to Z, digits, - and _.',
  first_letter: 'This ID isn’t valid. Start with a letter from A to Z.',
  id: 'The service rejected this ID. Choose another.',
  last_character: 'This ID isn’t valid. Don’t end with - or _.',
  length: 'This ID isn’t valid. Use 8 to 256 characters.',
  taken: 'This ID is taken. IDs are never reused, even after a voice is deleted. Choose another.',
  used_before: 'A deleted voice had this ID, and IDs are never reused. Choose another.',
} as const;

/** What is wrong with the recording or the text that a voice is cloned from, findings of its report among them. */
const SAMPLE_REASONS = {
  bad_sample: 'The service can’t use this sample. Use clear speech from one person, without music.',
  clipped: SAMPLE_QUALITY,
  excerpt_outside: 'An excerpt ends before it starts, or is outside the recording. Choose it again.',
  file_too_large: 'The sample is larger than the service accepts. Use less audio.',
  language: 'Cloning isn’t available in this language. Choose another.',
  little_speech: SAMPLE_CONTENT,
  loud: SAMPLE_QUALITY,
  mostly_silence: SAMPLE_CONTENT,
  noisy: SAMPLE_QUALITY,
  other_recording: 'This transcript belongs to another recording.',
  prompt_text: 'The prompt sample doesn’t match its text. Correct the text, or leave out the prompt.',
  prompt_too_long: 'The prompt sample must be under 8 s.',
  quiet: SAMPLE_QUALITY,
  sample_length: 'The sample must be 10 s to 5 min long.',
  second_speaker: SAMPLE_QUALITY,
  text_validation: (data: FailureData) => {
    const heard = textIn(data, 'heard');
    const found = heard === null ? '' : ` It says: “${heard}”.`;
    return `The sample doesn’t match its text.${found} Correct the text, or turn verification off.`;
  },
  too_long: SAMPLE_CONTENT,
  too_short: SAMPLE_CONTENT,
} as const;

/** Sentences about voices. */
export const VOICE_REASONS = {
  ...ID_REASONS,
  ...SAMPLE_REASONS,
  built_in_kept: 'Built-in voices can’t be deleted.',
  built_in_not_binned: 'Built-in voices can’t be moved to the bin.',
  candidate_not_ready: 'This candidate isn’t ready or no longer exists.',
  candidate_saved: 'This candidate is saved. Delete it in your voices.',
  changed: 'The sample in this file doesn’t match its consent record. Ask for a new copy.',
  never_expires: 'Built-in and local voices don’t expire.',
  newer: 'This voice was exported by a newer version of Atelier. Update Atelier to import it.',
  not_a_bundle: 'This isn’t an exported voice, or it’s damaged. Choose a file created with “Export voice”.',
} as const;
