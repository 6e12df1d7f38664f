import { isBareChord } from '../../../shared/domain/commands/commands.ts';
import { actionRegistry } from './action-registry.ts';
import { chordOfEvent, type Platform } from './keys/chord.ts';
import { currentKeymap } from './keys/keymap-setting.ts';

/** What has the focus, as far as keys are concerned. */
export type FocusKind = 'typing' | 'control' | 'choice' | 'free';

const TEXT_INPUTS = /^(text|search|url|tel|email|password|number|date|time|datetime-local|month|week)$/;
const CHOICE_ROLES =
  /^(listbox|option|menu|menuitem|menuitemradio|menuitemcheckbox|combobox|tree|treeitem|radio|radiogroup)$/;
const ARROW_ROLES = /^(slider|spinbutton|tab|scrollbar|separator|gridcell)$/;
const PRESS_ROLES = /^(button|link|checkbox|switch)$/;

/** The facts about the focused element that decide; an own type so that the rule can be tested without a page. */
export type FocusFacts = { tagName: string; inputType: string | null; role: string | null; isEditable: boolean };

/** `typing`: keys write; `choice`: letters and arrows choose; `control`: Space, Enter and arrows belong to it; `free`: none of it. */
export function focusKind({ tagName, inputType, role, isEditable }: FocusFacts): FocusKind {
  if (isEditable || tagName === 'TEXTAREA' || role === 'textbox' || role === 'searchbox') return 'typing';
  if (tagName === 'INPUT' && TEXT_INPUTS.test(inputType ?? 'text')) return 'typing';
  if (tagName === 'SELECT' || (role !== null && CHOICE_ROLES.test(role))) return 'choice';
  if (role !== null && (ARROW_ROLES.test(role) || PRESS_ROLES.test(role))) return 'control';
  return tagName === 'BUTTON' || tagName === 'A' || tagName === 'INPUT' || tagName === 'SUMMARY' ? 'control' : 'free';
}

/** Whether Space presses the focused element: buttons and boxes that the keyboard was brought to. */
export function takesSpace(facts: FocusFacts, isFocusVisible: boolean): boolean {
  const { tagName, role } = facts;
  const isPressed = tagName === 'BUTTON' || tagName === 'INPUT' || tagName === 'SUMMARY';
  return isFocusVisible && (role === null ? isPressed : /^(button|checkbox|switch|tab)$/.test(role));
}

/**
 * Whether a chord may start a command while something of that kind has the focus. Space plays wherever it does not write,
 * choose or press (`hasSpace`).
 */
export function mayFire(chord: string, kind: FocusKind, hasSpace = true): boolean {
  if (!isBareChord(chord)) return true;
  if (kind === 'typing' || kind === 'choice') return false;
  const key = chord.split('+').at(-1) ?? '';
  if (chord === 'Space') return kind === 'free' || !hasSpace;
  return kind === 'free' || !/^(Space|Enter|Arrow\w+|Home|End|PageUp|PageDown)$/.test(key);
}

/**
 * Listens to the window's keys and starts commands. A text field keeps its own undo unless it or an ancestor carries
 * `data-actions-undo`; an open dialog keeps all keys. Returns the function that stops it.
 */
export function listenToKeys(platform: Platform): () => void {
  let layer: Element | null = null;
  // Before anything closes by this very key: then nobody could tell any more that it was open.
  const note = (event: KeyboardEvent) => {
    layer = event.key === 'Escape' ? openLayer() : null;
  };
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const chord = chordOfEvent(event, platform);
    if (chord === 'Escape' && layer) {
      closeFromOutside(layer, event);
      return;
    }
    const commands = chord === null ? undefined : currentKeymap().get(chord);
    if (chord === null || !commands || document.querySelector('[aria-modal="true"]')) return;
    const focus = document.activeElement;
    const facts = focus && factsOf(focus);
    const kind = facts ? focusKind(facts) : 'free';
    if (!mayFire(chord, kind, facts !== null && takesSpace(facts, focus?.matches(':focus-visible') ?? false))) return;
    for (const id of commands) {
      const isUndo = id === 'edit.undo' || id === 'edit.redo';
      if (isUndo && kind === 'typing' && !focus?.closest('[data-actions-undo]')) return;
      if (!actionRegistry.run(id, focus)) continue;
      event.preventDefault();
      return;
    }
  };
  window.addEventListener('keydown', note, true);
  window.addEventListener('keydown', listen);
  return () => {
    window.removeEventListener('keydown', note, true);
    window.removeEventListener('keydown', listen);
  };
}

/** What opens over the page and closes by Escape: popovers, menus and lists of choices. */
const LAYERS = '.mantine-Popover-dropdown, .mantine-Menu-dropdown, .mantine-Combobox-dropdown';

function openLayer(): Element | null {
  const layers = [...document.querySelectorAll(LAYERS)].filter((element) => element.checkVisibility());
  return layers.at(-1) ?? null;
}

/** Escape closes a layer that does not have the focus as well: it is handed the key that went elsewhere. */
function closeFromOutside(layer: Element, event: KeyboardEvent): void {
  event.preventDefault();
  const isInside = event.target instanceof Node && layer.contains(event.target);
  if (isInside || !layer.isConnected) return;
  layer.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));
}

function factsOf(element: Element): FocusFacts {
  return {
    tagName: element.tagName,
    inputType: element instanceof HTMLInputElement ? element.type : null,
    role: element.getAttribute('role'),
    isEditable: element instanceof HTMLElement && element.isContentEditable,
  };
}
