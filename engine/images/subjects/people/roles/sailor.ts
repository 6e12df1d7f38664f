import { person } from '../../rigs/person.ts';

/** A sailor. */
export const sailor = person(
  { id: 'sailor', words: ['sailor', 'seaman', 'skipper', 'navy officer', 'sea captain', 'captain', 'ship captain'] },
  { hat: 'cap', coat: ['#2f4f7a', '#34507a'], trousers: '#e9e4d8', beard: '#d9d4c8' },
);
