import type { Log } from '../host-ports.ts';

const KEY_LIKE = [
  /\b(?:sk|ak|pk|key|token)[-_][\w-]{8,}/gi,
  /\bbearer\s+[\w.~+/=-]{6,}/gi,
  /\beyJ[\w-]{8,}\.[\w.-]+/g,
  // A long mixture of letters and digits is a secret more often than not; ids with dashes in the usual places stay.
  /(?<![\w-])(?=[\w+/=]*\d)(?=[\w+/=]*[A-Za-z])[\w+/=]{40,}(?![\w-])/g,
];
const NAMED_KEY = /("?(?:api[-_]?key|authorization|secret|password|token)"?\s*[:=]\s*)("?)[^\s",}]+/gi;
/** Frames of a stack: the file of the program and the line say where, the folders before them say whose machine. */
const STACK_FRAME = /(?:file:\/\/)?(?:[A-Za-z]:)?[\\/][^\s"'()]*[\\/]([\w.-]+\.[cm]?[jt]s:\d+:\d+)/g;
/** From the root of a disk to the end of the quotation: names of files have blanks. Routes of the interface stay. */
const PATH_LIKE = /(?:file:\/\/|\b[A-Za-z]:\\|\\\\|(?<![\w:/\]])\/(?!v\d\/))(?=\S)[^"'`<>|\n,;]*/g;

/** Takes out whatever looks like a key. */
export function withoutKeys(text: string): string {
  const named = text.replaceAll(NAMED_KEY, '$1$2[removed]');
  return KEY_LIKE.reduce((rest, pattern) => rest.replaceAll(pattern, '[removed]'), named);
}

/** Takes out whatever looks like a key or a path. */
export function withoutKeysAndPaths(text: string): string {
  return withoutKeys(text).replaceAll(STACK_FRAME, '[path]/$1').replaceAll(PATH_LIKE, '[path]');
}

/** A log that no key gets into, by whatever way it came into a message. */
export function scrubbedLog(log: Log): Log {
  const scrub = (data: Record<string, unknown> | undefined) =>
    data && (JSON.parse(withoutKeys(JSON.stringify(data))) as Record<string, unknown>);
  return {
    info: (message, data) => log.info(withoutKeys(message), scrub(data)),
    warn: (message, data) => log.warn(withoutKeys(message), scrub(data)),
    error: (message, data) => log.error(withoutKeys(message), scrub(data)),
  };
}
