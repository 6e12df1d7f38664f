const FIELDS =
  'input[type="search"], input[type="text"], input:not([type]), textarea, [role="combobox"], [contenteditable="true"]';
const CONTROLS = `a[href], button, input, select, textarea, [contenteditable="true"], [tabindex="0"]`;
/** What lists are, and what is in them. */
const LISTS = 'ul, ol, [role="list"], [role="grid"], [role="listbox"], [role="tree"]';
const ITEMS = 'li, [role="listitem"], [role="row"], [role="gridcell"], [role="option"], [role="treeitem"]';
/** Of these only the items in view are in the page: which one is gone cannot be seen from the others. */
const DRAWN_IN_PART = '[data-index], [aria-rowindex], [role="row"], [role="gridcell"]';

/** Beyond these, nothing has to do with what was in them. */
const BOUNDS = '[data-region], [role="dialog"], [role="menu"], [data-toast], main';

/** Where the keyboard was: what had it, what was around it from the inside out, and which item of a list that was. */
export type Spot = { element: Element; around: readonly Element[]; item: ListItem | null };

type ListItem = { list: Element; at: number; control: number };

/** What has the keyboard next; `list` where a list that is drawn in part sees to it, `gone` where nothing around is left. */
export type Home = HTMLElement | 'list' | 'gone';

/** Notes where an element is, for the time when it is gone. */
export function spotOf(element: Element): Spot {
  const bounds = element.closest(BOUNDS);
  const around: Element[] = [];
  for (let each = element.parentElement; each && bounds?.contains(each); each = each.parentElement) around.push(each);
  return { element, around, item: itemOf(element) };
}

function itemOf(element: Element): ListItem | null {
  const item = element.closest('li, [role="listitem"]');
  const list = item?.parentElement;
  if (!item || !list || item.closest(DRAWN_IN_PART)) return null;
  return {
    list,
    at: [...list.children].indexOf(item),
    control: controlsIn(item).findIndex((each) => each === element),
  };
}

/**
 * What has the keyboard when that of a spot is gone: in a list that has others the same control of the item that takes its place, else
 * the nearest thing around it.
 */
export function homeOf({ element, around, item }: Spot): Home {
  if (element.isConnected && element instanceof HTMLElement) return element;
  return (item && nextItemControl(item)) ?? nearestHome(around.filter((each) => each.isConnected));
}

function nextItemControl({ list, at, control }: ListItem): HTMLElement | null {
  const next = list.isConnected ? list.children[Math.min(at, list.children.length - 1)] : undefined;
  const controls = next ? controlsIn(next) : [];
  return controls[control] ?? controls[0] ?? null;
}

function nearestHome(around: readonly Element[]): Home {
  for (const each of around) {
    if (each.matches(LISTS) && each.querySelector(ITEMS)) return 'list';
    const found = mainControlIn(each);
    if (found) return found;
  }
  const outermost = around.at(-1);
  return outermost instanceof HTMLElement ? outermost : 'gone';
}

/** A field to search or write in, else the first step of what is empty, else whatever comes first. */
function mainControlIn(element: Element): HTMLElement | null {
  const controls = controlsIn(element);
  return (
    controls.find((each) => each.matches(FIELDS)) ??
    controls.find((each) => each.closest('[data-empty-state]') !== null) ??
    controls[0] ??
    null
  );
}

const controlsIn = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (each) => !each.matches('[disabled], [tabindex="-1"], [type="hidden"]') && isShown(each),
  );

const isShown = (element: HTMLElement): boolean => element.checkVisibility() && element.closest('[inert]') === null;
