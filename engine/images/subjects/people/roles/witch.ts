import { person } from '../../rigs/person.ts';

/** A witch. */
export const witch = person(
  { id: 'witch', words: ['witch', 'sorceress'] },
  { hat: 'pointed', skirt: 'robe', held: 'broom', hair: 'long', coat: ['#3a3044', '#4a2f5a'] },
);
