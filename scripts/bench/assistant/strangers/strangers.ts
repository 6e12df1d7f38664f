import type { RequestCase } from '../request-case.ts';
import { HELD_OUT_STRANGER_LIBRARY } from './held-out/stranger-library.ts';
import { HELD_OUT_STRANGER_PICTURES } from './held-out/stranger-pictures.ts';
import { HELD_OUT_STRANGER_PLANS } from './held-out/stranger-plans.ts';
import { HELD_OUT_STRANGER_SOUNDS } from './held-out/stranger-sounds.ts';
import { HELD_OUT_STRANGER_TALK } from './held-out/stranger-talk.ts';
import { HELD_OUT_STRANGER_TEXTS } from './held-out/stranger-texts.ts';
import { LATER_STRANGER_PICTURES } from './later/later-pictures.ts';
import { LATER_STRANGER_SOUNDS } from './later/later-sounds.ts';
import { LATER_STRANGER_TEXTS } from './later/later-texts.ts';
import { LATER_STRANGER_LIBRARY } from './later/later-library.ts';
import { LATER_STRANGER_TALK } from './later/later-talk.ts';
import { THIRD_STRANGER_PICTURES } from './later/third-pictures.ts';
import { THIRD_STRANGER_SOUNDS } from './later/third-sounds.ts';
import { THIRD_STRANGER_TEXTS } from './later/third-texts.ts';
import { THIRD_STRANGER_LIBRARY } from './later/third-library.ts';
import { THIRD_STRANGER_TALK } from './later/third-talk.ts';
import { FOURTH_STRANGER_REST } from './later/fourth-rest.ts';
import { FOURTH_STRANGER_SOUNDS_AND_PICTURES } from './later/fourth-sounds-and-pictures.ts';
import { TUNED_STRANGER_LIBRARY } from './tuned/stranger-library.ts';
import { TUNED_STRANGER_PICTURES } from './tuned/stranger-pictures.ts';
import { TUNED_STRANGER_PLANS } from './tuned/stranger-plans.ts';
import { TUNED_STRANGER_SOUNDS } from './tuned/stranger-sounds.ts';
import { TUNED_STRANGER_TALK } from './tuned/stranger-talk.ts';
import { TUNED_STRANGER_TEXTS } from './tuned/stranger-texts.ts';

/** One half of wishes that were written before any rule was read, chosen at random: rules were mended with it. */
export const TUNED_STRANGERS: readonly RequestCase[] = [
  ...TUNED_STRANGER_PICTURES,
  ...TUNED_STRANGER_SOUNDS,
  ...TUNED_STRANGER_TEXTS,
  ...TUNED_STRANGER_LIBRARY,
  ...TUNED_STRANGER_TALK,
  ...TUNED_STRANGER_PLANS,
];

/** The other half: it was only measured (91 of 136 before the mends), and its failures were never looked at. */
export const HELD_OUT_STRANGERS: readonly RequestCase[] = [
  ...HELD_OUT_STRANGER_PICTURES,
  ...HELD_OUT_STRANGER_SOUNDS,
  ...HELD_OUT_STRANGER_TEXTS,
  ...HELD_OUT_STRANGER_LIBRARY,
  ...HELD_OUT_STRANGER_TALK,
  ...HELD_OUT_STRANGER_PLANS,
];

/** A second round on the same studio, written after the rules were mended with the first and before they were mended with these. */
export const LATER_STRANGERS: readonly RequestCase[] = [
  ...LATER_STRANGER_PICTURES,
  ...LATER_STRANGER_SOUNDS,
  ...LATER_STRANGER_TEXTS,
  ...LATER_STRANGER_LIBRARY,
  ...LATER_STRANGER_TALK,
];

/** A third round, written after the rules were mended with the second. */
export const THIRD_STRANGERS: readonly RequestCase[] = [
  ...THIRD_STRANGER_PICTURES,
  ...THIRD_STRANGER_SOUNDS,
  ...THIRD_STRANGER_TEXTS,
  ...THIRD_STRANGER_LIBRARY,
  ...THIRD_STRANGER_TALK,
];

/** A fourth round, written after the rules were mended with the third. */
export const FOURTH_STRANGERS: readonly RequestCase[] = [
  ...FOURTH_STRANGER_SOUNDS_AND_PICTURES,
  ...FOURTH_STRANGER_REST,
];
