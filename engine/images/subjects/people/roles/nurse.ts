import { person } from '../../rigs/person.ts';

/** A nurse. */
export const nurse = person(
  { id: 'nurse', words: ['nurse', 'caregiver'] },
  { hair: 'long', coat: ['#8fc0d8', '#f4f3ee'], apron: '#ffffff', trousers: '#8fc0d8' },
);
