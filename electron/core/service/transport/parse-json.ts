/** The value of a JSON text; undefined when it is none, for some gateways answer in HTML. The caller says what that means. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
