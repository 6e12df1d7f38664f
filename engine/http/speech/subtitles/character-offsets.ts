const SURROGATE = /[\uD800-\uDFFF]/;

/** Turns UTF-16 positions of a text into positions in characters, as the interface counts them. */
export function characterOffsets(text: string): (utf16: number) => number {
  if (!SURROGATE.test(text)) return (utf16) => utf16;
  const offsets = new Uint32Array(text.length + 1);
  let unit = 0;
  let count = 0;
  for (const character of text) {
    offsets.fill(count, unit, unit + character.length);
    unit += character.length;
    count += 1;
  }
  offsets[text.length] = count;
  return (utf16) => offsets[Math.max(0, Math.min(utf16, text.length))]!;
}
