import { hatSubject } from '../rigs/hat-subject.ts';

/** A hat with a brim. */
export const hat = hatSubject(
  {
    id: 'hat',
    words: ['hat', 'fedora', 'trilby', 'felt hat', 'cowboy hat', 'stetson', 'brimmed hat', 'sombrero'],
    width: 206,
  },
  { hat: 'brim', base: -88.8, high: 14.6 },
);
