const LEAD_MS = 300;
const UNIT_MS = 90;
const TONE_HZ = 880;
const VOLUME = 0.2;
const FADE_MS = 8;

/** "AI" in Morse code, in units: how long each tone lasts, and the silence after it. */
const TONES = [
  { toneUnits: 1, restUnits: 1 },
  { toneUnits: 3, restUnits: 3 },
  { toneUnits: 1, restUnits: 1 },
  { toneUnits: 1, restUnits: 2 },
];

/** The tone that says that a sound was made by a machine: "AI" in Morse code, mono samples of -1 to 1. */
export function watermarkTone(sampleRateHz: number): Float32Array {
  const samplesOf = (ms: number) => Math.round((ms * sampleRateHz) / 1000);
  const units = TONES.reduce((sum, tone) => sum + tone.toneUnits + tone.restUnits, 0);
  const samples = new Float32Array(samplesOf(LEAD_MS + units * UNIT_MS));
  const fade = samplesOf(FADE_MS);
  let atMs = LEAD_MS;
  for (const { toneUnits, restUnits } of TONES) {
    const first = samplesOf(atMs);
    const count = samplesOf(toneUnits * UNIT_MS);
    for (let index = 0; index < count; index += 1) {
      const edge = Math.min(1, index / fade, (count - index) / fade);
      samples[first + index] = Math.sin((2 * Math.PI * TONE_HZ * index) / sampleRateHz) * VOLUME * edge;
    }
    atMs += (toneUnits + restUnits) * UNIT_MS;
  }
  return samples;
}
