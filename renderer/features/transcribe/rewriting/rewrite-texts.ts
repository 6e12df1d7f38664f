import type { RewriteRequest } from '../../../../shared/domain/transcript/rewriting/rewrite.ts';
import { count } from '../../../ui/text/count.ts';

const lines = (number: number) => count(number, 'line', 'lines');

/** English texts of tidying and translating lines. */
export const rewriteTexts = {
  title: 'Tidy up or translate',
  explained: 'The new text is shown beside the old text, line by line. Nothing changes until you accept it.',
  kind: 'What to do',
  kinds: { tidy: 'Tidy up', translate: 'Translate' },
  tidyHelp: 'Punctuation, capitals, fillers and repeated words. Nothing else changes.',
  tidyByRules: 'By rules, in English: fillers such as “um”, repeated words, spaces and capitals.',
  language: 'Translate into',
  languagePlaceholder: 'German',
  keepsOriginal: 'Keep the original above the translation',
  needsModel: 'Translating needs a model: use the cloud, or add a model of your own in Settings, Local engine.',
  start: (kind: RewriteRequest['kind'], number: number) =>
    `${kind === 'tidy' ? 'Tidy up' : 'Translate'} ${lines(number)}`,
  notStarted: 'Couldn’t start writing new text',

  running: 'Writing new text for lines.',
  ready: ({ kind, language }: Pick<RewriteRequest, 'kind' | 'language'>) =>
    kind === 'translate' ? `Translation into ${language ?? 'another language'}.` : 'Tidied text.',
  differing: (number: number) =>
    number === 0 ? 'It’s the same as the old text.' : `${count(number, 'line differs', 'lines differ')}.`,
  reviewNamed: (what: string) => `Review: ${what}`,
  discardNamed: (what: string) => `Discard: ${what}`,
  missing: (number: number) => `${count(number, 'line has', 'lines have')} no new text and stay as they are.`,
  nothing: 'The new text is the same as the old text.',
  line: (number: number) => `Line ${number.toLocaleString('en')}`,
  reasons: { changed: 'Text differs', edited: 'You edited this line' },
  accepted: (kind: RewriteRequest['kind'], number: number) =>
    `${kind === 'tidy' ? 'Tidy up' : 'Translate'} ${lines(number)}`,
} as const;
