/** A stretch of samples on the time line of a file that grows at its end and is forgotten at its start. */
export class SampleBuffer {
  private data = new Float32Array(1 << 17);
  private firstPosition = 0;
  private length = 0;

  /** Position after the last sample. */
  get end(): number {
    return this.firstPosition + this.length;
  }

  /** Adds samples at the end. */
  append(samples: Float32Array): void {
    const needed = this.length + samples.length;
    if (needed > this.data.length) {
      const larger = new Float32Array(Math.max(needed, this.data.length * 2));
      larger.set(this.data.subarray(0, this.length));
      this.data = larger;
    }
    this.data.set(samples, this.length);
    this.length = needed;
  }

  /** A copy of the samples between two positions, as far as they are held. */
  copy(from: number, to: number): Float32Array<ArrayBuffer> {
    const start = Math.max(0, from - this.firstPosition);
    const end = Math.min(this.length, to - this.firstPosition);
    return this.data.slice(start, Math.max(start, end));
  }

  /** Forgets what lies before `position`. */
  dropBefore(position: number): void {
    const count = Math.min(this.length, Math.max(0, position - this.firstPosition));
    this.data.copyWithin(0, count, this.length);
    this.firstPosition += count;
    this.length -= count;
  }
}
