import { person } from '../../rigs/person.ts';

/** A police officer. */
export const policeOfficer = person(
  { id: 'police-officer', words: ['police officer', 'policeman', 'policewoman'] },
  { hat: 'cap', coat: ['#2f3f6a'], trousers: '#222c4a' },
);
