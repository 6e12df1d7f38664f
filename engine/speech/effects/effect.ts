/** A sound effect that works block by block and remembers what came before. */
export interface Effect {
  /** Changes a block in place. */
  process(block: Float32Array): void;
  /** How long it sounds on after the last block. */
  tailSeconds: number;
}
