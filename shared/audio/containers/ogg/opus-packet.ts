/** Samples at 48 kHz that an Opus packet decodes to (RFC 6716, section 3). */
export function opusPacketSamples(packet: Uint8Array): number {
  const [toc = 0, second = 0] = packet;
  const configuration = toc >> 3;
  const count = (toc & 3) === 0 ? 1 : (toc & 3) === 3 ? second & 63 : 2;
  return frameSamples(configuration) * count;
}

function frameSamples(configuration: number): number {
  if (configuration < 12) return [480, 960, 1920, 2880][configuration & 3] ?? 0;
  if (configuration < 16) return configuration & 1 ? 960 : 480;
  return 120 << (configuration & 3);
}
