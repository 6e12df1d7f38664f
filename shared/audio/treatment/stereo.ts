/** Two channels of one block, equally long. */
export type Stereo = { left: Float32Array; right: Float32Array };

/** A silent block. */
export const silentBlock = (length: number): Stereo => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
});
