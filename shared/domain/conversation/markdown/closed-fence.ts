const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** An answer that broke off within a block of code must not turn what follows it into code. */
export function withClosedFence(text: string): string {
  let open: string | null = null;
  for (const line of text.split('\n')) {
    const [, fence = '', rest = ''] = FENCE.exec(line) ?? [];
    if (fence === '') continue;
    if (open === null) {
      // Behind backticks, more of them make it code within a line.
      if (fence[0] === '~' || !rest.includes('`')) open = fence;
    } else if (fence[0] === open[0] && fence.length >= open.length && rest.trim() === '') open = null;
  }
  return open === null ? text : `${text}\n${open}`;
}

/** Whether a block of code, as it is written, has its end: one that still comes in has not. */
export const isFenceClosed = (block: string): boolean => withClosedFence(block.trimEnd()) === block.trimEnd();
