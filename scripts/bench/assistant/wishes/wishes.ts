import type { RequestCase } from '../request-case.ts';
import { HELD_OUT_CREATOR_LIBRARY } from './held-out/creator-library.ts';
import { HELD_OUT_CREATOR_PICTURES } from './held-out/creator-pictures.ts';
import { HELD_OUT_CREATOR_REST } from './held-out/creator-rest.ts';
import { HELD_OUT_CREATOR_SOUNDS } from './held-out/creator-sounds.ts';
import { HELD_OUT_CREATOR_TEXTS } from './held-out/creator-texts.ts';
import { HELD_OUT_WORKSHOP_LIBRARY } from './held-out/workshop-library.ts';
import { HELD_OUT_WORKSHOP_PICTURES } from './held-out/workshop-pictures.ts';
import { HELD_OUT_WORKSHOP_REST } from './held-out/workshop-rest.ts';
import { HELD_OUT_WORKSHOP_SOUNDS } from './held-out/workshop-sounds.ts';
import { HELD_OUT_WORKSHOP_TEXTS } from './held-out/workshop-texts.ts';
import { TUNED_FIFTH_CREATOR } from './later/fifth-creator.ts';
import { TUNED_FIFTH_WORKSHOP } from './later/fifth-workshop.ts';
import { TUNED_FOURTH_CREATOR } from './later/fourth-creator.ts';
import { TUNED_FOURTH_WORKSHOP } from './later/fourth-workshop.ts';
import { TUNED_SECOND_CREATOR } from './later/second-creator.ts';
import { TUNED_SECOND_WORKSHOP } from './later/second-workshop.ts';
import { TUNED_THIRD_CREATOR } from './later/third-creator.ts';
import { TUNED_THIRD_WORKSHOP } from './later/third-workshop.ts';
import { TUNED_EIGHTH_CREATOR } from './latest/eighth-creator.ts';
import { TUNED_EIGHTH_WORKSHOP } from './latest/eighth-workshop.ts';
import { TUNED_NINTH_CREATOR } from './latest/ninth-creator.ts';
import { TUNED_NINTH_WORKSHOP } from './latest/ninth-workshop.ts';
import { TUNED_SEVENTH_CREATOR } from './latest/seventh-creator.ts';
import { TUNED_SEVENTH_WORKSHOP } from './latest/seventh-workshop.ts';
import { TUNED_SIXTH_CREATOR } from './latest/sixth-creator.ts';
import { TUNED_SIXTH_WORKSHOP } from './latest/sixth-workshop.ts';
import { TUNED_TENTH_CREATOR } from './latest/tenth-creator.ts';
import { TUNED_TENTH_WORKSHOP } from './latest/tenth-workshop.ts';
import { TUNED_CREATOR_LIBRARY } from './tuned/creator-library.ts';
import { TUNED_CREATOR_PICTURES } from './tuned/creator-pictures.ts';
import { TUNED_CREATOR_REST } from './tuned/creator-rest.ts';
import { TUNED_CREATOR_SOUNDS } from './tuned/creator-sounds.ts';
import { TUNED_CREATOR_TEXTS } from './tuned/creator-texts.ts';
import { TUNED_WORKSHOP_LIBRARY } from './tuned/workshop-library.ts';
import { TUNED_WORKSHOP_PICTURES } from './tuned/workshop-pictures.ts';
import { TUNED_WORKSHOP_REST } from './tuned/workshop-rest.ts';
import { TUNED_WORKSHOP_SOUNDS } from './tuned/workshop-sounds.ts';
import { TUNED_WORKSHOP_TEXTS } from './tuned/workshop-texts.ts';

/** Wishes that rules were mended with, on the creator studio: half of a first set, and nine later ones. */
export const TUNED_CREATOR: readonly RequestCase[] = [
  ...TUNED_CREATOR_TEXTS,
  ...TUNED_CREATOR_PICTURES,
  ...TUNED_CREATOR_SOUNDS,
  ...TUNED_CREATOR_LIBRARY,
  ...TUNED_CREATOR_REST,
  ...TUNED_SECOND_CREATOR,
  ...TUNED_THIRD_CREATOR,
  ...TUNED_FOURTH_CREATOR,
  ...TUNED_FIFTH_CREATOR,
  ...TUNED_SIXTH_CREATOR,
  ...TUNED_SEVENTH_CREATOR,
  ...TUNED_EIGHTH_CREATOR,
  ...TUNED_NINTH_CREATOR,
  ...TUNED_TENTH_CREATOR,
];

/** Wishes that rules were mended with, on the workshop studio: half of a first set, and nine later ones. */
export const TUNED_WORKSHOP: readonly RequestCase[] = [
  ...TUNED_WORKSHOP_TEXTS,
  ...TUNED_WORKSHOP_PICTURES,
  ...TUNED_WORKSHOP_SOUNDS,
  ...TUNED_WORKSHOP_LIBRARY,
  ...TUNED_WORKSHOP_REST,
  ...TUNED_SECOND_WORKSHOP,
  ...TUNED_THIRD_WORKSHOP,
  ...TUNED_FOURTH_WORKSHOP,
  ...TUNED_FIFTH_WORKSHOP,
  ...TUNED_SIXTH_WORKSHOP,
  ...TUNED_SEVENTH_WORKSHOP,
  ...TUNED_EIGHTH_WORKSHOP,
  ...TUNED_NINTH_WORKSHOP,
  ...TUNED_TENTH_WORKSHOP,
];

/** The other half of the first set, on the creator studio: it was only measured, and no rule was mended with it. */
export const HELD_OUT_CREATOR: readonly RequestCase[] = [
  ...HELD_OUT_CREATOR_TEXTS,
  ...HELD_OUT_CREATOR_PICTURES,
  ...HELD_OUT_CREATOR_SOUNDS,
  ...HELD_OUT_CREATOR_LIBRARY,
  ...HELD_OUT_CREATOR_REST,
];

/** The other half of the first set, on the workshop studio: it was only measured, and no rule was mended with it. */
export const HELD_OUT_WORKSHOP: readonly RequestCase[] = [
  ...HELD_OUT_WORKSHOP_TEXTS,
  ...HELD_OUT_WORKSHOP_PICTURES,
  ...HELD_OUT_WORKSHOP_SOUNDS,
  ...HELD_OUT_WORKSHOP_LIBRARY,
  ...HELD_OUT_WORKSHOP_REST,
];
