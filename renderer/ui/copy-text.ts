/**
 * Puts a text into the clipboard: by the copy command of the window, which needs no permission after a key or a click, else by
 * the asynchronous clipboard. Rejects where both are refused.
 */
export async function copyText(text: string): Promise<void> {
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', put, { capture: true });
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', put, { capture: true });
  if (!isCopied) await navigator.clipboard.writeText(text);
}
