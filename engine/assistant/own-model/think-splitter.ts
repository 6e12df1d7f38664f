type Spoken = { kind: 'text' | 'reasoning'; delta: string };

const TAGS = { text: '<think>', reasoning: '</think>' } as const;

/**
 * Tells text from reasoning that a model writes between `<think>` and `</think>`. A tag may come in pieces, so an ending that could
 * become one is held back. Only an answer that begins with the tag has reasoning: later ones are text about tags.
 */
export class ThinkSplitter {
  #mode: 'text' | 'reasoning' = 'text';
  #held = '';
  #hasBegun = false;
  #isOver = false;

  /** Takes a piece of the answer. */
  *add(delta: string): Generator<Spoken> {
    this.#held += delta;
    while (this.#held !== '') {
      if (this.#isOver) return yield* this.#tell(this.#held.length);
      if (this.#mode === 'text') {
        const start = this.#held.trimStart();
        if (start === '' || TAGS.text.startsWith(start)) return;
        if (!start.startsWith(TAGS.text)) {
          this.#isOver = true;
          continue;
        }
        this.#held = start.slice(TAGS.text.length);
        this.#mode = 'reasoning';
      }
      const end = this.#held.indexOf(TAGS.reasoning);
      if (end < 0) return yield* this.#tell(this.#held.length - heldBack(this.#held, TAGS.reasoning));
      yield* this.#tell(end);
      this.#held = this.#held.slice(TAGS.reasoning.length);
      this.#mode = 'text';
      this.#isOver = true;
      this.#hasBegun = false;
    }
  }

  /** What was held back, when the answer is over. */
  *end(): Generator<Spoken> {
    yield* this.#tell(this.#held.length);
  }

  *#tell(length: number): Generator<Spoken> {
    const raw = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    // Lines between a tag and what it is about belong to neither.
    const delta = this.#hasBegun ? raw : raw.trimStart();
    if (delta === '') return;
    this.#hasBegun = true;
    yield { kind: this.#mode, delta };
  }
}

/** How much of the end of a text could be the beginning of a tag. */
function heldBack(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length--) {
    if (tag.startsWith(text.slice(-length))) return length;
  }
  return 0;
}
