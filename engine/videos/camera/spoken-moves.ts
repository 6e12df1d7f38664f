import type { CameraMove } from './camera-move.ts';

const CAMERA = String.raw`(?:(?:and |then |while )*(?:the |a )?(?:camera|view|shot) (?:slowly |gently |quickly |smoothly )*)?`;
const ADVERB = String.raw`(?: slowly| gently| quickly| smoothly)?`;
const SIDE = String.raw` (?:to the |towards the |toward the )?`;

/** A phrase that is said of a camera, with or without naming it. */
const phrase = (verb: string, end = ''): RegExp =>
  new RegExp(String.raw`\b${CAMERA}(?:slow |gentle |quick |smooth )?(?:${verb})${ADVERB}${end}\b`, 'gi');
/** One that means something else where no camera is named. */
const ofCamera = (verb: string): RegExp =>
  new RegExp(String.raw`\b(?:the |a )?camera (?:slowly |gently |quickly |smoothly )*(?:${verb})\b`, 'gi');

/** Plain words for camera moves (service.md: free-form natural language also works). */
export const SPOKEN_MOVES: readonly (readonly [RegExp, CameraMove])[] = [
  [phrase('pan(?:s|ning)?', `${SIDE}left`), 'pan left'],
  [phrase('pan(?:s|ning)?', `${SIDE}right`), 'pan right'],
  [phrase('truck(?:s|ing)?|doll(?:y|ies|ying)', `${SIDE}left`), 'truck left'],
  [phrase('truck(?:s|ing)?|doll(?:y|ies|ying)', `${SIDE}right`), 'truck right'],
  [ofCamera('moves? (?:to the )?left|slides? (?:to the )?left'), 'truck left'],
  [ofCamera('moves? (?:to the )?right|slides? (?:to the )?right'), 'truck right'],
  [phrase('zoom(?:s|ing)?', ' in'), 'zoom in'],
  [phrase('zoom(?:s|ing)?', ' out'), 'zoom out'],
  [phrase('push(?:es|ing)?|doll(?:y|ies|ying)', ' in'), 'push in'],
  [ofCamera('moves? (?:in|closer|forwards?)'), 'push in'],
  [phrase('pull(?:s|ing)?', ' (?:out|back)'), 'pull out'],
  [phrase('doll(?:y|ies|ying)', ' (?:out|back)'), 'pull out'],
  [ofCamera('moves? (?:back|backwards?|away)'), 'pull out'],
  [phrase('tilt(?:s|ing)?', ' up(?:wards?)?'), 'tilt up'],
  [phrase('tilt(?:s|ing)?', ' down(?:wards?)?'), 'tilt down'],
  [phrase('pedestal(?:s|ling|ing)?|crane(?:s)?|craning', ' up'), 'pedestal up'],
  [phrase('pedestal(?:s|ling|ing)?|crane(?:s)?|craning', ' down'), 'pedestal down'],
  [ofCamera('rises|goes up|lifts'), 'pedestal up'],
  [ofCamera('sinks|goes down|lowers|descends'), 'pedestal down'],
  [/\b(?:hand-?held|shaky)(?: camera| shot| footage)?\b|\bcamera shakes?\b/gi, 'shake'],
  [/\btracking shots?\b|\b(?:the )?camera (?:follows|tracks)\b/gi, 'tracking shot'],
  [
    /\b(?:static|fixed|locked(?:-off)?) (?:shot|camera)\b|\b(?:the )?camera (?:stays|is) (?:still|fixed)\b/gi,
    'static shot',
  ],
];
