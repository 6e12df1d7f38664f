import { KEY_TEXTS } from './texts.ts';

/** Address of the page; it is served in a session of its own and nowhere else. */
export const KEY_PAGE = 'app://key/';

/** No script at all, nothing from anywhere, no form that is sent. */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Colours and shapes of the main window's tokens, for a page that loads none of its files. */
const STYLE = `
:root { color-scheme: light dark; --panel: #fcfcfb; --raised: #fff; --line: rgba(22,24,26,.17); --text: #191b1d; --text-2: #4d5156;
  --accent: #08695f; --accent-ink: #fff; --danger: #b92b3e; --hover: rgba(22,24,26,.05); }
@media (prefers-color-scheme: dark) { :root { --panel: #141517; --raised: #212326; --line: rgba(255,255,255,.13); --text: #eceef0;
  --text-2: #abafb4; --accent: #46d3bf; --accent-ink: #04211d; --danger: #ff7b86; --hover: rgba(255,255,255,.06); } }
* { box-sizing: border-box; }
body { margin: 0; padding: 20px; background: var(--panel); color: var(--text); font: 13px/1.45 system-ui, sans-serif; }
form { display: flex; flex-direction: column; gap: 10px; }
label { font-weight: 600; }
input[type=password], input[type=text] { width: 100%; height: 34px; padding: 0 10px; border: 1px solid var(--line); border-radius: 7px;
  background: var(--raised); color: var(--text); font: 13px ui-monospace, monospace; }
.show { display: flex; gap: 7px; align-items: center; font-weight: 400; color: var(--text-2); }
.show input { accent-color: var(--accent); margin: 0; }
p { margin: 0; color: var(--text-2); }
#problem { color: var(--danger); overflow-wrap: anywhere; }
#problem:empty { display: none; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; justify-content: flex-end; }
button { height: 32px; padding: 0 14px; border: 1px solid var(--line); border-radius: 7px; background: transparent; color: var(--text);
  font: 500 13px system-ui, sans-serif; }
button:hover { background: var(--hover); }
button[type=submit] { border-color: transparent; background: var(--accent); color: var(--accent-ink); }
button:disabled { opacity: .5; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

/** The page that asks for a key for `host`. */
export function keyPage({
  host,
  keychainName,
  nonce,
}: {
  host: string;
  keychainName: string;
  nonce: string;
}): Response {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${KEY_TEXTS.title}</title><style nonce="${nonce}">${STYLE}</style></head>
<body>
<main>
<form autocomplete="off">
<label for="key">${KEY_TEXTS.label}</label>
<input id="key" type="password" maxlength="1024" spellcheck="false" autofocus aria-describedby="note problem" placeholder="${KEY_TEXTS.placeholder}">
<label class="show"><input id="show" type="checkbox">${KEY_TEXTS.show}</label>
<p id="note">${escaped(KEY_TEXTS.note(host, keychainName))}</p>
<p id="problem" role="alert"></p>
<div class="buttons">
<button id="cancel" type="button">${KEY_TEXTS.cancel}</button>
<button id="keep" type="button" hidden>${KEY_TEXTS.keepForSession}</button>
<button type="submit">${KEY_TEXTS.save}</button>
</div>
</form>
</main>
</body>
</html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(nonce),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  });
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
