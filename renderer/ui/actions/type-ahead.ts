/** A field that does not come within this time is not coming: the keys are let go. */
const PATIENCE_MS = 5000;

/**
 * Keeps what is typed while a text is being opened, and writes it there once a field of it has the focus: who presses "New" goes
 * on typing, and neither loses the first words nor starts commands with them. Nothing is kept beside an open dialog. `open`
 * resolves to whether the field is on its way; if it isn’t, the keys are forgotten.
 */
export async function keepTyping(open: () => Promise<boolean>): Promise<void> {
  const before = document.activeElement;
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    const next = event.isTrusted ? withKey(typed, event) : null;
    if (next === null || document.querySelector('[aria-modal="true"]')) return;
    typed = next;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', keep, true);
  try {
    let isThere = (await open()) && (await focusMovesToText(before));
    // What is typed while this is written follows it.
    while (isThere && typed !== '') {
      const text = typed;
      typed = '';
      isThere = await write(text);
    }
  } finally {
    window.removeEventListener('keydown', keep, true);
  }
}

/** What is typed with one more key; null for keys that write nothing. */
export function withKey(
  typed: string,
  {
    key,
    ctrlKey,
    metaKey,
    altKey,
    isComposing,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>,
): string | null {
  if (isComposing || ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return [...typed].slice(0, -1).join('');
  if (key === 'Enter') return `${typed}\n`;
  return [...key].length === 1 ? typed + key : null;
}

const isText = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('textarea, input'));

async function focusMovesToText(before: Element | null): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const { activeElement } = document;
    if (activeElement !== before && isText(activeElement)) return true;
    await nextFrame();
  }
  return false;
}

/** As if it were typed: the field knows what lines and marks in it mean. False where the next line does not come. */
async function write(text: string): Promise<boolean> {
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0 && !(await breakLine())) return false;
    if (line !== '') document.execCommand('insertText', false, line);
  }
  return true;
}

async function breakLine(): Promise<boolean> {
  const before = document.activeElement;
  const init = { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
  before?.dispatchEvent(new KeyboardEvent('keydown', init));
  return await focusMovesToText(before);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
