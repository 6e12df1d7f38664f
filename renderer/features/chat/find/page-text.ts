const LOOKED_THROUGH = '[data-looked-through]';
const PASSED_OVER = '[data-not-looked-through], [role="img"]';
/** Words of two of these are never one. */
const BLOCKS = `p, li, h3, td, th, pre, blockquote, ${LOOKED_THROUGH}`;

/** The words of a message in the page, and where in them each of its text nodes begins. */
export type PageText = { text: string; nodes: readonly { node: Text; start: number }[] };

/** Reads the words of a message from the page, as `messageLines` reads them from the message itself. */
export function pageText(message: Element): PageText {
  const nodes: { node: Text; start: number }[] = [];
  let text = '';
  let block: Element | null = null;
  for (const each of message.querySelectorAll(LOOKED_THROUGH)) {
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, accept);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text)) {
        text += '\n';
        continue;
      }
      const around = node.parentElement?.closest(BLOCKS) ?? null;
      if (block !== null && around !== block) text += '\n';
      block = around;
      nodes.push({ node, start: text.length });
      text += node.data;
    }
  }
  return { text, nodes };
}

/** Of elements, only line breaks are met themselves. */
function accept(node: Node): number {
  if (!(node instanceof Element)) return node.textContent === '' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  if (node.matches(PASSED_OVER)) return NodeFilter.FILTER_REJECT;
  return node.matches('br') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
}

/** A place in the words of a message as a range of the page. */
export function rangeOf({ nodes }: PageText, { start, end }: { start: number; end: number }): Range | null {
  const from = nodes.findLast((each) => each.start <= start);
  const to = nodes.findLast((each) => each.start < end);
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(from.node, Math.min(start - from.start, from.node.length));
  range.setEnd(to.node, Math.min(end - to.start, to.node.length));
  return range;
}
