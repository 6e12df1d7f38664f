/** Sounds that are no words, as tags in parentheses name them (service.md, text rule 3). */
export const INTERJECTIONS = [
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
  'sneezes',
] as const;

/** Tags that only the preview of a cloned voice performs. */
export const CLONE_PREVIEW_INTERJECTIONS = ['whistles', 'crying', 'applause'] as const;

const ANYWHERE: ReadonlySet<string> = new Set(INTERJECTIONS);
const IN_PREVIEWS: ReadonlySet<string> = new Set(CLONE_PREVIEW_INTERJECTIONS);

/** Whether a word in parentheses is a tag, of whatever kind. */
export const isInterjection = (name: string): boolean => ANYWHERE.has(name) || IN_PREVIEWS.has(name);

/** Whether a tag is performed in previews of cloned voices only. */
export const isCloneInterjection = (name: string): boolean => IN_PREVIEWS.has(name);

/** Whether a model performs interjection tags. */
export const performsInterjections = (model: string): boolean => model.startsWith('speech-2.8-');
