import process from 'node:process';

/** What a program needs of the system around it. Everything else in our environment, keys above all, is none of its business. */
const INHERITED = ['PATH', 'HOME', 'USERPROFILE', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

/** The part of our environment that a child process is given. */
export function inheritedEnvironment(): Record<string, string> {
  const values = INHERITED.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(values.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
