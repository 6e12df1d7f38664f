import { print } from './standard-output.ts';

/** One JSON document, or lines for people. */
export async function write<Value>(
  { isJson }: { isJson: boolean },
  value: Value,
  lines: (value: Value) => string[],
): Promise<void> {
  await print(
    isJson
      ? `${JSON.stringify(value, null, 2)}\n`
      : lines(value)
          .map((line) => `${line}\n`)
          .join(''),
  );
}
