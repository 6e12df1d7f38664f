/** Sounds that are no words, as the tags of speech-2.8 name them. */
export const INTERJECTIONS: ReadonlySet<string> = new Set([
  'laughs',
  'chuckle',
  'coughs',
  'clear-throat',
  'groans',
  'breath',
  'pant',
  'inhale',
  'exhale',
  'gasps',
  'sniffs',
  'sighs',
  'snorts',
  'burps',
  'lip-smacking',
  'humming',
  'hissing',
  'emm',
  'whistles',
  'sneezes',
  'crying',
  'applause',
]);

/** Tags that only the preview of a cloned voice performs. */
export const INTERJECTIONS_OF_CLONES_ONLY: ReadonlySet<string> = new Set(['whistles', 'crying', 'applause']);
