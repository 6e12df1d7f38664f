import type { SegmentId } from '../../../../../shared/domain/ids.ts';

/** Marks the words of one line as said, lit or to come by attributes that the style sheet reads. */
export class WordLight {
  readonly #root: () => HTMLElement | null;
  #line: HTMLElement | null = null;
  #shown = -2;

  constructor(root: () => HTMLElement | null) {
    this.#root = root;
  }

  /** Lights word number `index` of a line; those before it are said. */
  show(id: SegmentId | null, index: number): void {
    const line = id === null ? null : this.#find(id);
    if (line === this.#line && index === this.#shown && line?.querySelector('[data-light]')) return;
    if (this.#line && this.#line !== line) mark(this.#line, -1);
    this.#line = line;
    this.#shown = index;
    if (line) mark(line, index);
  }

  #find(id: SegmentId): HTMLElement | null {
    if (this.#line?.isConnected && this.#line.dataset['line'] === id) return this.#line;
    return this.#root()?.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"]`) ?? null;
  }
}

function mark(line: HTMLElement, index: number): void {
  for (const word of line.querySelectorAll<HTMLElement>('[data-word]')) {
    const at = Number(word.dataset['word']);
    if (at > index) delete word.dataset['light'];
    else word.dataset['light'] = at === index ? 'lit' : 'said';
  }
}
