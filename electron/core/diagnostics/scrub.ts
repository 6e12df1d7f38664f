const REMOVED = '[removed]';
/** Longest part of a text that is looked at; nobody reads more of a log line, and a bound keeps hostile input cheap. */
const LONGEST_TEXT = 256 * 1024;

/** Start of a word, also after an escape of JSON such as `\n`, whose letter is no part of the word. */
const WORD_START = String.raw`(?:(?<![A-Za-z0-9])|(?<=\\[bfnrt])|(?<=\\u[0-9a-fA-F]{4}))`;
const QUOTE = String.raw`\\{0,4}["']?`;
/** `api_key = …`, `"token": "…"`, `Authorization: Bearer …`, with or without the escapes of a JSON text inside another. */
const NAMED_KEY = new RegExp(
  String.raw`((?:api[-_]?key|authorization|secret|password|passwd|token)${QUOTE}\s{0,8}[:=]\s{0,8}${QUOTE}(?:(?:bearer|basic)\s{1,8})?)[^\s"'\\,;}]+`,
  'gi',
);
const BEARER = new RegExp(String.raw`${WORD_START}(bearer\s{1,8})[\w.~+/=-]+`, 'gi');
/** Everything that can be part of a key stands in one run, so each run is judged once whatever is in it. */
const RUN = /[\w.~+/=-]{11,}/g;
const PREFIXED_KEY = /(?:^|[-_])(?:sk|ak|pk|key|token)[-_][\w-]{8,}$/i;
const LETTER_AND_DIGIT = /^(?=[^0-9]*[0-9])(?=[^A-Za-z]*[A-Za-z])/;
const LONG_KEY_LENGTH = 40;

/** Frames of a stack: the file of the program and the line say where, the folders before them say whose machine. */
const STACK_FRAME_END = /^[\w.-]{1,200}\.[cm]?[jt]s:\d{1,9}:\d{1,9}/;
const PATH_START = /file:\/\/|[A-Za-z]:[\\/]|[\\/]/;
/** From the root of a disk to the end of the quotation: names of files have blanks. Routes of the interface stay. */
const PATH_LIKE = /(?:file:\/\/|\b[A-Za-z]:\\|\\\\|(?<![\w:/\]])\/(?!v\d\/))(?=\S)[^"'`<>|\n,;]*/g;

/** Takes out whatever looks like a key. Total, and linear in the length of the text. */
export function withoutKeys(text: string): string {
  const bounded = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
  return bounded
    .replaceAll(NAMED_KEY, `$1${REMOVED}`)
    .replaceAll(BEARER, `$1${REMOVED}`)
    .replaceAll(RUN, (run, index: number) => withoutKeysInRun(run, isAfterEscape(bounded, index)));
}

/** Takes out whatever looks like a key or a path. Total, and linear in the length of the text. */
export function withoutKeysAndPaths(text: string): string {
  return withoutKeys(text)
    .replaceAll(/[^\s"'()]+/g, shortFrame)
    .replaceAll(PATH_LIKE, '[path]');
}

/** In a JSON text the letter of an escape sticks to the word behind it. */
function isAfterEscape(text: string, index: number): boolean {
  return text[index - 1] === '\\';
}

function withoutKeysInRun(run: string, isEscaped: boolean): string {
  const escape = isEscaped ? (/^(?:u[0-9a-fA-F]{4}|[bfnrt])/.exec(run)?.[0] ?? '') : '';
  const rest = run.slice(escape.length);
  return (
    escape +
    rest
      .split(/([+/=~])/)
      .map(withoutKeyInPart)
      .join('')
      .split(/([.~-]+)/)
      .map(withoutLongKey)
      .join('')
  );
}

function withoutKeyInPart(part: string): string {
  if (part.startsWith('eyJ') && part.includes('.')) return REMOVED;
  return part
    .split(/(\.)/)
    .map((piece) => (PREFIXED_KEY.test(piece) ? REMOVED : piece))
    .join('');
}

/** A long mixture of letters and digits is a secret more often than not; ids with dashes in the usual places stay. */
function withoutLongKey(part: string): string {
  return part.length >= LONG_KEY_LENGTH && LETTER_AND_DIGIT.test(part) ? REMOVED : part;
}

function shortFrame(run: string): string {
  const lastSlash = Math.max(run.lastIndexOf('/'), run.lastIndexOf('\\'));
  const start = lastSlash <= 0 ? -1 : run.search(PATH_START);
  if (start === -1 || start >= lastSlash) return run;
  const end = run.slice(lastSlash + 1);
  return STACK_FRAME_END.test(end) ? `${run.slice(0, start)}[path]/${end}` : run;
}
