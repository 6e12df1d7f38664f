import { homeOf, type Spot, spotOf } from './focus-home.ts';
import { isNowhere, isUsable, PASSING } from './keep-focus.ts';
import { lendUndo } from './lend-undo.ts';

/** Lists that draw themselves anew put the keyboard where they know best within so many frames; only then is it put elsewhere. */
const FRAMES = 12;

/** A spot, and the dialog, menu, bar or toast that it is in. */
type Layer = { spot: Spot; passing: Element | null };

/**
 * Lets the keyboard of a window never fall to nothing: where what had it is gone and no list says what has it now, the nearest thing
 * that is sensible has it. Whoever clicks beside everything wants it to be nowhere. Returns the function that stops it.
 */
export function keepFocusHome(): () => void {
  let layers: readonly Layer[] = [];
  let frame = 0;
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === document.body) return;
    const passing = target.closest(PASSING);
    const below = passing === null ? [] : layers.filter((layer) => layer.passing !== passing);
    layers = [...below, { spot: spotOf(target), passing }];
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) setTimeout(forgetWhatWasLeft);
  };
  const forgetWhatWasLeft = () => {
    const top = layers.at(-1);
    if (top && isUsable(top.spot.element) && isNowhere() && document.hasFocus()) layers = [];
  };
  const isLost = () => {
    const top = layers.at(-1);
    return top !== undefined && isNowhere() && !top.spot.element.isConnected;
  };
  const settle = (framesLeft: number) => {
    frame = 0;
    if (!isLost()) return;
    if (framesLeft > 0) frame = requestAnimationFrame(() => settle(framesLeft - 1));
    else goHome(layers);
  };
  const changed = new MutationObserver((records) => {
    const element = layers.at(-1)?.spot.element;
    const isEnabled = records.some(({ type, target }) => type === 'attributes' && target === element);
    if (isEnabled && element instanceof HTMLElement && isUsable(element) && isNowhere()) element.focus();
    if (frame === 0 && isLost()) settle(FRAMES);
  });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', leave);
  changed.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    cancelAnimationFrame(frame);
    changed.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', leave);
  };
}

function goHome(layers: readonly Layer[]): void {
  for (const { spot } of layers.toReversed()) {
    const home = homeOf(spot);
    if (home === 'list') return;
    if (home !== 'gone') home.focus({ preventScroll: true });
    if (home !== 'gone' && home === document.activeElement) lendUndo(home);
    if (!isNowhere()) return;
  }
  // All of it is gone, as when another panel was opened by a key.
  document.getElementById('content')?.focus({ preventScroll: true });
}
