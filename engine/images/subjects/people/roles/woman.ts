import { person } from '../../rigs/person.ts';

/** A woman. */
export const woman = person(
  {
    id: 'woman',
    words: ['woman', 'women', 'lady', 'mother', 'wife', 'businesswoman', 'mum', 'mom', 'actress', 'female singer'],
  },
  { hair: 'long', skirt: 'dress' },
);
