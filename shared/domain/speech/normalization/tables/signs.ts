import { wordTable } from './word-table.ts';

/** Signs that stand alone between blanks. */
const ALONE: Record<string, string> = wordTable({
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '@': 'at',
  '%': 'percent|per cent',
  '<': 'is less than|less than',
  '>': 'is greater than|greater than',
  '≥': 'is greater than or equal to|greater than or equal to|at least',
  '≤': 'is less than or equal to|less than or equal to|at most',
  '≈': 'about|approximately',
  '±': 'plus or minus',
  '×': 'times|by',
  '÷': 'divided by',
  '−': 'minus',
  '°': 'degrees',
  '≠': 'is not equal to|does not equal',
  '→': 'to',
  '∞': 'infinity',
  '§': 'section',
  '§§': 'sections',
  '¶': 'paragraph',
  '©': 'copyright',
});

/** What a sign between blanks says; null when it is silent. */
export const signOf = (sign: string): readonly string[] | null => ALONE[sign]?.split('|') ?? null;

/** Fractions of one character: numerator and denominator. */
export const FRACTION_SIGNS: Record<string, [numerator: string, denominator: string]> = wordTable({
  '½': ['1', '2'],
  '⅓': ['1', '3'],
  '⅔': ['2', '3'],
  '¼': ['1', '4'],
  '¾': ['3', '4'],
  '⅕': ['1', '5'],
  '⅖': ['2', '5'],
  '⅗': ['3', '5'],
  '⅘': ['4', '5'],
  '⅙': ['1', '6'],
  '⅚': ['5', '6'],
  '⅛': ['1', '8'],
  '⅜': ['3', '8'],
  '⅝': ['5', '8'],
  '⅞': ['7', '8'],
});

/** Superscript and subscript digits as plain ones. */
export const plainScript = (text: string): string => text.normalize('NFKC');
