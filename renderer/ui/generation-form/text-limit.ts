import { characterCount } from '../../../shared/domain/speech/speech-options.ts';

/** How a text stands to its limit: `near` from nine tenths of it. */
export type TextFit = 'fits' | 'near' | 'over';

/** See TextFit. `characters` are Unicode characters, as the interface counts them. */
export function textFit(characters: number, most: number): TextFit {
  if (characters > most) return 'over';
  return characters >= most * 0.9 ? 'near' : 'fits';
}

/** How many characters a text has beyond its limit; 0 where it fits. */
export function charactersOver(text: string, most: number): number {
  return Math.max(0, characterCount(text.trim()) - most);
}
