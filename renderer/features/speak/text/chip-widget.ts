import { type EditorView, WidgetType } from '@codemirror/view';
import { PAUSE_LIMITS_MS, pauseMarker } from '../../../../shared/domain/speech/markup/pause-marker.ts';
import type { SpeechToken } from '../../../../shared/domain/speech/speech-text.ts';
import chipClasses from './chip.module.css';
import { texts } from '../texts.ts';
import { chipIcon } from './chip-icons.ts';
import { dragPause, pauseAfterKey } from './pause-gestures.ts';

/** A token that is drawn as a chip. */
export type ChipToken = Exclude<SpeechToken, { kind: 'text' }>;

/** A chip in the editor. Pauses can be dragged, stepped with arrows and typed. */
export class ChipWidget extends WidgetType {
  readonly token: ChipToken;

  constructor(token: ChipToken) {
    super();
    this.token = token;
  }

  override eq(other: ChipWidget): boolean {
    return this.#key() === other.#key();
  }

  override toDOM(view: EditorView): HTMLElement {
    const chip = document.createElement('span');
    chip.className = chipClasses['chip'] ?? '';
    chip.append(chipIcon(this.token.kind), document.createElement('span'));
    chip.dataset['chip'] = this.token.kind;
    this.#describe(chip);
    if (this.token.kind === 'pause') listen(chip, view);
    return chip;
  }

  /** A chip that only changes its length keeps its element, so that a drag goes on. */
  override updateDOM(chip: HTMLElement): boolean {
    if (chip.dataset['chip'] !== this.token.kind) return false;
    if (!chip.querySelector('input')) this.#describe(chip);
    return true;
  }

  override ignoreEvent(event: Event): boolean {
    return this.token.kind === 'pause' && !event.type.startsWith('drag');
  }

  #key(): string {
    const { token } = this;
    if (token.kind === 'pause') return `pause ${token.pauseMs} ${token.problem}`;
    return token.kind === 'interjection' ? `tag ${token.name} ${token.isPerformed}` : `reading ${token.source}`;
  }

  #describe(chip: HTMLElement): void {
    const { token } = this;
    const label = chip.lastElementChild;
    const facts = factsOf(token);
    if (label) label.textContent = facts.text;
    chip.title = facts.title;
    chip.dataset['tone'] = token.kind === 'interjection' ? 'sound' : token.kind;
    chip.toggleAttribute('data-warn', facts.isWarned);
    if (token.kind !== 'pause') {
      chip.setAttribute('role', 'img');
      chip.setAttribute('aria-label', `${facts.name}${facts.isWarned ? `. ${facts.title}` : ''}`);
      return;
    }
    chip.tabIndex = 0;
    chip.setAttribute('role', 'slider');
    chip.setAttribute('aria-label', texts.editor.pauseName);
    chip.setAttribute('aria-valuemin', String(PAUSE_LIMITS_MS.least / 1000));
    chip.setAttribute('aria-valuemax', String(PAUSE_LIMITS_MS.most / 1000));
    chip.setAttribute('aria-valuenow', String(token.pauseMs / 1000));
    chip.setAttribute('aria-valuetext', facts.text);
    chip.dataset['pauseMs'] = String(token.pauseMs);
  }
}

function factsOf(token: ChipToken): { text: string; name: string; title: string; isWarned: boolean } {
  switch (token.kind) {
    case 'pause': {
      const text = texts.pauseSeconds(token.pauseMs);
      return { text, name: texts.editor.pause(text), title: texts.editor.pauseHelp, isWarned: token.problem !== null };
    }
    case 'interjection': {
      const isWarned = !token.isPerformed;
      const name = texts.editor.tag(token.name);
      return { text: token.name, name, title: isWarned ? texts.editor.tagUnsupported : '', isWarned };
    }
    case 'reading': {
      const isWarned = token.notation === 'malformed';
      const title = isWarned ? texts.editor.problems.reading_malformed : '';
      return { text: token.source, name: texts.editor.reading(token.source), title, isWarned };
    }
  }
}

function listen(chip: HTMLElement, view: EditorView): void {
  const pauseMs = () => Number(chip.dataset['pauseMs']);
  const set = (ms: number) => replaceChip(view, chip, pauseMarker(ms));
  chip.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    chip.focus();
    dragPause(chip, event, { fromMs: pauseMs(), set, click: () => typePause(chip, view, set) });
  });
  chip.addEventListener('keydown', (event) => {
    if (event.target !== chip) return;
    const next = pauseAfterKey(event, pauseMs());
    if (next !== null) set(next);
    else if (event.key === 'Enter') typePause(chip, view, set);
    else if (event.key === 'Backspace' || event.key === 'Delete') replaceChip(view, chip, '');
    else if (event.key === 'Escape') view.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** Puts another marker in place of a chip; '' takes it out. */
function replaceChip(view: EditorView, chip: HTMLElement, marker: string): void {
  const from = view.posAtDOM(chip);
  const found = /^<#[^#<>]*#>/.exec(view.state.sliceDoc(from));
  if (!found) return;
  view.dispatch({ changes: { from, to: from + found[0].length, insert: marker }, userEvent: 'input.pause' });
  if (marker === '') view.focus();
}

/** Opens the number of the pause that begins at a place of the text, as soon as its chip is drawn. */
export function typePauseAt(view: EditorView, from: number): void {
  requestAnimationFrame(() => {
    const chips = [...view.contentDOM.querySelectorAll<HTMLElement>('[data-chip="pause"]')];
    const chip = chips.find((each) => view.posAtDOM(each) === from);
    if (chip) typePause(chip, view, (ms) => replaceChip(view, chip, pauseMarker(ms)));
  });
}

/** Makes the number of the chip a field. */
function typePause(chip: HTMLElement, view: EditorView, set: (ms: number) => void): void {
  const label = chip.lastElementChild;
  if (!label || chip.querySelector('input')) return;
  const field = document.createElement('input');
  field.type = 'number';
  field.min = String(PAUSE_LIMITS_MS.least / 1000);
  field.max = String(PAUSE_LIMITS_MS.most / 1000);
  field.step = '0.05';
  field.value = String(Number(chip.dataset['pauseMs']) / 1000);
  field.className = chipClasses['field'] ?? '';
  field.setAttribute('aria-label', texts.editor.pauseField);
  let isDone = false;
  const finish = (isKept: boolean) => {
    if (isDone) return;
    isDone = true;
    const seconds = field.valueAsNumber;
    field.remove();
    label.textContent = texts.pauseSeconds(Number(chip.dataset['pauseMs']));
    if (isKept && Number.isFinite(seconds)) set(seconds * 1000);
  };
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
    // Who types a whole marker ends it with these signs.
    const ends = ['Enter', 'Escape', '>'].includes(event.key);
    if (!ends && event.key !== '#') return;
    event.preventDefault();
    if (!ends) return;
    finish(event.key !== 'Escape');
    view.focus();
  });
  field.addEventListener('blur', () => finish(true));
  label.textContent = '';
  chip.append(field, label);
  field.focus();
  field.select();
}
