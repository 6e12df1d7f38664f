import { verbForms } from '../../images/prompt/verb-forms.ts';
import type { CameraMove } from './camera-move.ts';

const SLOWLY = String.raw`(?:slowly |gently |quickly |smoothly |steadily )*`;
/** "Is panning", "has panned": forms of verbs that stand before the one that says what is done. */
const AUXILIARY = String.raw`(?:is |was |has |then |starts to |begins to )*`;
const CAMERA = String.raw`(?:(?:and |then |while |as )*(?:the |a )?(?:camera|view|shot) ${SLOWLY}${AUXILIARY}${SLOWLY})?`;
const ADVERB = String.raw`(?: slowly| gently| quickly| smoothly| steadily)?`;
const SIDE = String.raw` (?:to the |towards the |toward the )?`;

/** Verbs in all their forms. */
const verbs = (bases: string): string =>
  `(?:${bases
    .split(' ')
    .flatMap((base) => [base, ...verbForms(base)])
    .join('|')})`;
/** A phrase that is said of a camera, with or without naming it. */
const phrase = (bases: string, end = ''): RegExp =>
  new RegExp(String.raw`\b${CAMERA}(?:slow |gentle |quick |smooth )?${verbs(bases)}${ADVERB}${end}\b`, 'gi');
/** One that means something else where no camera is named. */
const ofCamera = (bases: string, end = ''): RegExp =>
  new RegExp(String.raw`\b(?:the |a )?camera ${SLOWLY}${AUXILIARY}${SLOWLY}${verbs(bases)}${ADVERB}${end}\b`, 'gi');

/** Plain words for camera moves (service.md: free-form natural language also works). */
export const SPOKEN_MOVES: readonly (readonly [RegExp, CameraMove])[] = [
  [phrase('pan', `${SIDE}left`), 'pan left'],
  [phrase('pan', `${SIDE}right`), 'pan right'],
  [phrase('truck dolly', `${SIDE}left`), 'truck left'],
  [phrase('truck dolly', `${SIDE}right`), 'truck right'],
  [ofCamera('move slide', `${SIDE}left`), 'truck left'],
  [ofCamera('move slide', `${SIDE}right`), 'truck right'],
  [phrase('zoom', ' in'), 'zoom in'],
  [phrase('zoom', ' out'), 'zoom out'],
  [phrase('push dolly', ' in'), 'push in'],
  [ofCamera('move', ' (?:in|closer|forwards?)'), 'push in'],
  [phrase('pull dolly', ' (?:out|back)'), 'pull out'],
  [ofCamera('move', ' (?:back|backwards?|away)'), 'pull out'],
  [phrase('tilt', ' up(?:wards?)?'), 'tilt up'],
  [phrase('tilt', ' down(?:wards?)?'), 'tilt down'],
  [phrase('pedestal crane', ' up'), 'pedestal up'],
  [phrase('pedestal crane', ' down'), 'pedestal down'],
  [ofCamera('rise lift', '(?: up)?'), 'pedestal up'],
  [ofCamera('go', ' up'), 'pedestal up'],
  [ofCamera('sink lower descend', '(?: down)?'), 'pedestal down'],
  [ofCamera('go', ' down'), 'pedestal down'],
  [/\b(?:hand-?held|shaky)(?: camera| shot| footage)?\b/gi, 'shake'],
  [ofCamera('shake'), 'shake'],
  [/\btracking shots?\b/gi, 'tracking shot'],
  [ofCamera('follow track'), 'tracking shot'],
  [
    /\b(?:static|fixed|locked(?:-off)?) (?:shot|camera)\b|\b(?:the )?camera (?:stays?|stayed|staying|is|was) (?:still|fixed)\b/gi,
    'static shot',
  ],
];
