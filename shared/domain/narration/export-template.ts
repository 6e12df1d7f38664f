/** What an export makes files of. */
export type ExportKind = 'whole' | 'sections' | 'takes';

/** What every name of several files needs to be told apart. */
const SECTION_NUMBER = '{n} - ';
const TAKE_NUMBER = '_{n}_{speaker}_take{take}';

/** The template for one file of an export; where there are several it gets what tells them apart, if it has nothing of that. */
export function templateFor(template: string, kind: ExportKind): string {
  if (kind === 'whole' || /\{n(?::\d+)?\}/.test(template)) return template;
  if (kind === 'sections') return SECTION_NUMBER + template;
  return template.includes('{take}') ? template : template + TAKE_NUMBER;
}
