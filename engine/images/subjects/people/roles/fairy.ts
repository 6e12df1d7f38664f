import { person } from '../../rigs/person.ts';

/** A fairy. */
export const fairy = person(
  { id: 'fairy', words: ['fairy', 'elf', 'pixie', 'nymph'], heightShare: 0.2 },
  { hat: 'wreath', skirt: 'dress', held: 'wand', hair: 'long', coat: ['#8fd0a0', '#e0b0d8'], cape: '#cfe8f0' },
);
