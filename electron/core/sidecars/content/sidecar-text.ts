/** How deep a sidecar has one thing a line: its fields, then the rows of a table. */
const LINES_DEEP = 2;

/** JSON that people can read and compare: each field on a line of its own, and each row of a table. */
export function sidecarText(sidecar: object): string {
  return `${written(sidecar, 0)}\n`;
}

function written(value: unknown, depth: number): string {
  const isFlat = depth >= LINES_DEEP || typeof value !== 'object' || value === null;
  if (isFlat) return JSON.stringify(value);
  const indent = '  '.repeat(depth + 1);
  const parts = Array.isArray(value)
    ? value.map((each) => written(each, depth + 1))
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([name, each]) => `${JSON.stringify(name)}: ${written(each, depth + 1)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  return `${open}\n${parts.map((part) => indent + part).join(',\n')}\n${'  '.repeat(depth)}${close}`;
}
