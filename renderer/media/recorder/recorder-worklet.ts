/** Runs on the audio thread: hands the samples of the first channel on in stretches that are long enough to be worth a message. */

declare const registerProcessor: (name: string, processor: new () => object) => void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

const STRETCH = 2048;

class TapeProcessor extends AudioWorkletProcessor {
  #stretch = new Float32Array(STRETCH);
  #filled = 0;

  process(inputs: Float32Array[][]): boolean {
    const samples = inputs[0]?.[0];
    if (!samples) return true;
    for (let at = 0; at < samples.length;) {
      const taken = samples.subarray(at, at + STRETCH - this.#filled);
      this.#stretch.set(taken, this.#filled);
      this.#filled += taken.length;
      at += taken.length;
      if (this.#filled === STRETCH) this.#send();
    }
    return true;
  }

  #send(): void {
    this.port.postMessage(this.#stretch, [this.#stretch.buffer]);
    this.#stretch = new Float32Array(STRETCH);
    this.#filled = 0;
  }
}

registerProcessor('atelier-tape', TapeProcessor);
