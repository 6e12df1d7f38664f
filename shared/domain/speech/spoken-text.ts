import { speechTokens } from './speech-text.ts';

/** Tokens are the same for every model but for whether a tag is performed. */
const ANY_MODEL = { model: '' };

/** The text with everything that is not spoken as words blanked out, so that offsets stay those of the text. */
export function spokenText(text: string): string {
  if (!/[(<]/.test(text)) return text;
  return speechTokens(text, ANY_MODEL)
    .map((token) => (token.kind === 'text' ? token.text : ' '.repeat(token.textEnd - token.textBegin)))
    .join('');
}
