import { person } from '../../rigs/person.ts';

/** A gnome. */
export const gnome = person(
  { id: 'gnome', words: ['gnome', 'garden gnome', 'dwarf', 'leprechaun'], heightShare: 0.14 },
  { hat: 'pointed', beard: '#f1eee6', coat: ['#c8413a', '#3f7a4a', '#3f5f9a'], skirt: 'coat' },
);
