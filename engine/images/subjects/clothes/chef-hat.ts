import { hatSubject } from '../rigs/hat-subject.ts';

/** A cook’s hat. */
export const chefHat = hatSubject(
  { id: 'chef-hat', words: ['chef hat', 'chef’s hat', 'cook’s hat', 'toque', 'white hat of a chef'], width: 114 },
  { hat: 'chef', base: -91, high: 19.4 },
);
