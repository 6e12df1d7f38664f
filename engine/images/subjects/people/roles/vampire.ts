import { person } from '../../rigs/person.ts';

/** A vampire. */
export const vampire = person(
  { id: 'vampire', words: ['vampire', 'dracula', 'count dracula'] },
  { hair: 'short', coat: ['#23252e'], cape: '#5a1a24', skin: ['#e6dfe4'] },
);
