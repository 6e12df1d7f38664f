/** Longest name of a variable. */
const NAME_LENGTH = 40;
/** More fields than these are no form that anybody fills in. */
export const MOST_VARIABLES = 20;

/** A name on one line between double braces, e.g. `{{subject}}`. */
const VARIABLE = new RegExp(String.raw`\{\{[^\S\n]*([^{}\n]{1,${NAME_LENGTH}}?)[^\S\n]*\}\}`, 'gu');

/** The names of the variables in a prompt, each once, in the order in which they come. */
export function variablesOf(text: string): string[] {
  const names = [...text.matchAll(VARIABLE)].map(([, name = '']) => name.trim()).filter((name) => name !== '');
  return [...new Set(names)].slice(0, MOST_VARIABLES);
}

/** The prompt with values in place of its variables, as they are; a variable without a value stays, so that nothing is lost unseen. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(VARIABLE, (whole, name: string) => {
    const value = Object.hasOwn(values, name.trim()) ? (values[name.trim()] ?? '') : '';
    return value.trim() === '' ? whole : value;
  });
}
