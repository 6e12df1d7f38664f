import { person } from '../../rigs/person.ts';

/** A baby that sits. */
export const baby = person(
  { id: 'baby', words: ['baby', 'infant', 'newborn', 'newborn baby'], heightShare: 0.12 },
  { hair: 'none', coat: ['#f0c8d4', '#bcd8ee', '#f4e6b8'], trousers: '#f4efe6', usualPose: 'sitting' },
);
