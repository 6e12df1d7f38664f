import process from 'node:process';

/** What a program needs of the system around it. Everything else in our environment, keys above all, is none of its business. */
const INHERITED = [
  'PATH',
  'HOME',
  'USERPROFILE',
  'LANG',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  // Where Node keeps compiled code. Programs that run from sources start much faster with it.
  'NODE_COMPILE_CACHE',
];

/**
 * The allocator of Linux keeps what each thread freed, in pieces, for ever: with every wave of voice clones an engine held more.
 * These make it give large pieces back to the system. Other systems do not look at them.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** The part of our environment that a child process is given, and how it is to handle memory. */
export function inheritedEnvironment(): Record<string, string> {
  const values = INHERITED.map((name) => [name, process.env[name]] as const);
  return {
    ...ALLOCATOR,
    ...Object.fromEntries(values.filter((entry): entry is [string, string] => Boolean(entry[1]))),
  };
}
