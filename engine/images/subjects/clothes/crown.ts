import { hatSubject } from '../rigs/hat-subject.ts';

/** A crown. */
export const crown = hatSubject(
  { id: 'crown', words: ['crown', 'golden crown', 'tiara', 'royal crown', 'paper crown'], width: 126 },
  { hat: 'crown', base: -91.4, high: 13.6 },
);
