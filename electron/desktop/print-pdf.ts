import { BrowserWindow, session } from 'electron';
import { guardSession } from './security/session-guard.ts';
import { LOCKED_DOWN } from './security/web-preferences.ts';

/** In memory only: nothing of what is printed is cached or kept. */
const PARTITION = 'print';
const PAGE = 'app://print/';
/** Also said by a header, so that it holds whatever the page says of itself. Pictures are those in the page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/**
 * Prints pages as PDF, one at a time, in a window that nobody sees: sandboxed, without scripts, in a session that knows this one page
 * and reaches nothing else.
 */
export function createPdfPrinter(): (html: string) => Promise<Uint8Array> {
  let last: Promise<unknown> = Promise.resolve();
  return (html) => {
    // The session has one page at a time.
    const printed = last.then(() => print(html));
    last = printed.catch(() => undefined);
    return printed;
  };
}

async function print(html: string): Promise<Uint8Array> {
  servePage(html);
  const window = new BrowserWindow({
    show: false,
    webPreferences: { ...LOCKED_DOWN, partition: PARTITION, javascript: false, spellcheck: false, devTools: false },
  });
  try {
    await window.loadURL(PAGE);
    // Margins are those of the page's style. Tags and outline are what assistive technology reads a PDF by.
    return await window.webContents.printToPDF({
      pageSize: 'A4',
      printBackground: true,
      preferCSSPageSize: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    });
  } finally {
    window.destroy();
  }
}

function servePage(html: string): void {
  const own = session.fromPartition(PARTITION, { cache: false });
  guardSession(own, null);
  const { protocol } = own;
  if (protocol.isProtocolHandled('app')) protocol.unhandle('app');
  protocol.handle('app', ({ url }) =>
    url === PAGE
      ? new Response(html, {
          headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
        })
      : new Response('Not found', { status: 404 }),
  );
}
