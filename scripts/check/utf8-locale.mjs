import process from 'node:process';

/**
 * What an environment lacks of a UTF-8 locale: without one, names of files in other scripts cannot be given to a program.
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string>}
 */
export function utf8Locale(environment = process.env) {
  if (process.platform !== 'linux') return {};
  const { LC_ALL, LC_CTYPE, LANG } = environment;
  return /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '') ? {} : { LC_ALL: 'C.UTF-8' };
}
