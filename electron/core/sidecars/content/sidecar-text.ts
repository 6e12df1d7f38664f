/** How deep a sidecar has one thing a line: its fields, then the rows of a table. */
const LINES_DEEP = 2;

/** JSON that people can read and compare, line by line: each field on a line of its own, and each row of a table. */
export function* sidecarParts(sidecar: object): Generator<string> {
  yield* written(sidecar, 0);
  yield '\n';
}

function* written(value: unknown, depth: number): Generator<string> {
  if (depth >= LINES_DEEP || typeof value !== 'object' || value === null) {
    yield JSON.stringify(value);
    return;
  }
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((each) => ['', each])
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([name, each]) => [`${JSON.stringify(name)}: `, each]);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const line = `\n${'  '.repeat(depth)}`;
  yield open;
  for (const [index, [prefix, each]] of entries.entries()) {
    yield `${index > 0 ? ',' : ''}${line}  ${prefix}`;
    yield* written(each, depth + 1);
  }
  yield entries.length > 0 ? line + close : close;
}
