import type { CloneErrorKind } from './clone-error.ts';

type Words = { what: string; why: string; label: string };
const heardWords = (heard: string | null) => (heard === null ? '' : ` Recognised speech: “${heard}”.`);

/** Words for what the service rejected about a clone, and the button that leads to where it is corrected. */
export const cloneErrorTexts: Record<CloneErrorKind, (heard: string | null) => Words> = {
  text_validation: (heard) => ({
    what: 'The sample doesn’t match the text',
    why: `They differ too much.${heardWords(heard)} Correct the text, lower the required match, or turn verification off.`,
    label: 'Correct text',
  }),
  prompt_text: (heard) => ({
    what: 'The prompt sample doesn’t match its text',
    why: `${heardWords(heard).trim()} Correct the prompt transcript, or turn the prompt sample off.`.trim(),
    label: 'Correct prompt',
  }),
  prompt_too_long: () => ({
    what: 'The prompt sample is too long',
    why: 'It must be under 8 s.',
    label: 'Shorten prompt',
  }),
  sample_length: () => ({
    what: 'The sample is too short or too long',
    why: 'It must be 10 s to 5 min long.',
    label: 'Change excerpts',
  }),
  bad_sample: () => ({
    what: 'The service can’t use this sample',
    why: 'Use clear speech from one person, without music.',
    label: 'Change excerpts',
  }),
  taken: () => ({
    what: 'This ID is taken',
    why: 'IDs are never reused, even after a voice is deleted. Choose another.',
    label: 'Choose another ID',
  }),
  id: () => ({
    what: 'The service rejected this ID',
    why: 'Choose another.',
    label: 'Choose another ID',
  }),
  language: () => ({
    what: 'Cloning isn’t available in this language',
    why: 'Choose another language, or “Detect automatically”.',
    label: 'Choose another language',
  }),
};
