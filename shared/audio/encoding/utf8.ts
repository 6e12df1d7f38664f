/** A text as UTF-8. Written out because this layer has neither Node's nor the browser's encoder. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text.replace(/\p{Cs}/gu, '\uFFFD')) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), continuation(code));
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), continuation(code >> 6), continuation(code));
    else bytes.push(0xf0 | (code >> 18), continuation(code >> 12), continuation(code >> 6), continuation(code));
  }
  return Uint8Array.from(bytes);
}

const continuation = (code: number): number => 0x80 | (code & 0x3f);
