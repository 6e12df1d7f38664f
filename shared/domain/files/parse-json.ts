/** The value of a JSON text; undefined when it is none: gateways answer in HTML, and models and files may say anything. The caller says what that means. */
export function parseJson(text: string): unknown {
  try {
    // Some gateways and editors put a byte order mark before it.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
