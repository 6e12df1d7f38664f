import { count } from '../../../ui/text/count.ts';

const FIELDS = { description: 'The voice description', previewText: 'What candidates say' };

/** English texts of designing a voice. */
export const designTexts = {
  description: 'Voice description',
  placeholder: 'A lighthouse keeper in his sixties, low and unhurried, who has told this story before',
  preview: 'What candidates say',
  watermark: 'Add watermark tone',
  watermarkWhy: 'A short tone at the end tells listeners that the candidates are synthetic.',
  generate: (number: number) => `Generate ${number} candidates`,
  stays: 'Your text stays on this computer.',
  sent: (host: string) => `Text and description are sent to ${host}.`,
  problems: {
    noDescription: 'Describe the voice.',
    tooLong: (field: keyof typeof FIELDS, over: number) =>
      `${FIELDS[field]} is ${count(over, 'character', 'characters')} too long.`,
  },
  nothing: 'Candidates appear here side by side. Only the ones you save are kept.',
  earlier: 'Earlier rounds',
  roundOf: (time: string) => `Candidates from ${time}`,
  useAgain: 'Use this description',
  candidate: (number: number) => `Candidate ${number}`,
  states: {
    queued: 'Waiting in the queue',
    making: 'Generating',
    ready: 'Not saved',
    failed: 'Failed',
    kept: 'Saved',
    discarded: 'Discarded',
  },
  save: 'Save',
  saveNumber: (number: number) => `Save candidate ${number}`,
  saved: (name: string) => `${name} saved to your voices`,
  discard: 'Discard',
  discardNumber: (number: number) => `Discard candidate ${number}`,
  name: 'Voice name',
  /** The beginning of the description, cut between words, without an article. */
  proposedName: (description: string, number: number) => {
    const [first = ''] = description.replace(/^(an?|the)\s+/i, '').split(/[,.;\n]/);
    const short = /^.{0,24}(?=\s|$)/u.exec(first.trim())?.[0].trim() ?? '';
    // "Woman from the" is no name.
    const whole = short.replace(/(\s+(a|an|and|at|by|from|her|his|in|of|on|the|to|who|with))+$/i, '');
    const name = whole === '' ? 'Voice' : whole.charAt(0).toUpperCase() + whole.slice(1);
    return `${name} ${number}`;
  },
  chips: [
    { name: 'Voice', values: ['woman', 'man', 'child', 'androgynous'] },
    { name: 'Age', values: ['young', 'middle-aged', 'elderly'] },
    { name: 'Accent', values: ['American', 'British', 'Scottish', 'Indian'] },
    { name: 'Pace', values: ['slow', 'measured', 'brisk'] },
    { name: 'Mood', values: ['calm', 'warm', 'bright', 'grave', 'playful'] },
  ],
};
