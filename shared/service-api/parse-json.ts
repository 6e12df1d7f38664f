/** The value of a JSON text; undefined when it is none, for some gateways answer in HTML. The caller says what that means. */
export function parseJson(text: string): unknown {
  try {
    // Some gateways put a byte order mark before it.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
