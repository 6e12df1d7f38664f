const TIME = String.raw`(?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?`;
const LEADING = new RegExp(
  String.raw`^\s*(?:[[(]\s*${TIME}(?:\s*[-–—>]+\s*${TIME})?\s*[\])]|${TIME})\s*[-–—:|]?\s+(?=\S)`,
  'u',
);
const ALONE = new RegExp(String.raw`^\s*[[(]?\s*${TIME}(?:\s*[-–—>]+\s*${TIME})?\s*[\])]?\s*$`, 'u');
/** "Anna 0:10", "Anna [00:01:05]:", "Anna (00:10): Hello." */
const BEHIND_NAME = new RegExp(
  String.raw`^\s*([\p{Lu}\p{Lo}][^:[\](){}<>\n]{0,39}?)\s*(?:\s[[(]?${TIME}[\])]?\s*:?|:\s*[[(]${TIME}[\])])\s*(?=$|(?<=:\s*)\S|(?<=[\])]\s*)\S)`,
  'u',
);
/** In brackets, with hours, or from the beginning: neither "7:00 Wake up" nor "John 3:16". */
const PLAYING_TIME = new RegExp(String.raw`[[(]\s*${TIME}|\d:\d{2}:\d{2}|(?<!\d)0{1,2}:\d{2}`, 'u');
/** Who speaks, behind a time. */
const NAME = /^([\p{Lu}\p{Lo}][^:[\](){}<>"“”.,;!?\n]{0,39}):\s+(?=\S)/u;
/** Fewer lines with a time, or a smaller share of all, may be what somebody says. */
const FEWEST_LINES = 2;
const LEAST_SHARE = 0.3;

/**
 * A transcript without the times that stand at the beginning of its lines or behind the names of its speakers, who become
 * `[Name]`; other texts as they are.
 */
export function withoutTimeCodes(text: string): string {
  const lines = text.split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const timed = written.filter((line) => LEADING.test(line) || ALONE.test(line) || BEHIND_NAME.test(line));
  if (timed.length < FEWEST_LINES || timed.length < written.length * LEAST_SHARE) return text;
  if (!PLAYING_TIME.test(timed[0] ?? '')) return text;
  return lines.map(withoutTime).join('\n');
}

function withoutTime(line: string): string {
  if (ALONE.test(line)) return '';
  const rest = line.replace(LEADING, '');
  const name = BEHIND_NAME.exec(rest) ?? (rest === line ? null : NAME.exec(rest));
  return name ? `[${(name[1] as string).trim()}] ${rest.slice(name[0].length)}` : rest;
}
