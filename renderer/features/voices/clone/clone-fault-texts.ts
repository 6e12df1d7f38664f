import type { CloneFaultKind } from './clone-fault.ts';

type Words = { what: string; why: string; label: string };
const heardWords = (heard: string | null) => (heard === null ? '' : ` It heard: “${heard}”.`);

/** Words for what the service refused about a clone, and the button that leads to where it is mended. */
export const cloneFaultTexts: Record<CloneFaultKind, (heard: string | null) => Words> = {
  text_validation: (heard) => ({
    what: 'The sample does not say what the text says',
    why: `The service compared both and found them too different.${heardWords(heard)} Correct the text, allow more difference, or switch the comparison off.`,
    label: 'Correct the text',
  }),
  prompt_text: (heard) => ({
    what: 'The prompt sample does not say what its text says',
    why: `${heardWords(heard).trim()} Correct the text of the prompt, or leave the prompt out.`.trim(),
    label: 'Correct the prompt',
  }),
  prompt_too_long: () => ({
    what: 'The prompt sample is too long',
    why: 'It must be shorter than 8 s.',
    label: 'Shorten the prompt',
  }),
  sample_length: () => ({
    what: 'The sample is too short or too long',
    why: 'The service wants 10 s to 5 min.',
    label: 'Change the stretches',
  }),
  bad_sample: () => ({
    what: 'The service cannot use this sample',
    why: 'It must be clear speech of one person, without music.',
    label: 'Change the stretches',
  }),
  taken: () => ({
    what: 'Another voice has this id, or had it',
    why: 'The service never gives an id twice. Choose another.',
    label: 'Choose another id',
  }),
  id: () => ({
    what: 'The service does not take this id',
    why: 'Choose another.',
    label: 'Choose another id',
  }),
  language: () => ({
    what: 'This service cannot clone for this language',
    why: 'Choose another language, or let the service find it.',
    label: 'Choose another language',
  }),
};
