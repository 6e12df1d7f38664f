import { escapeHtml } from '../../files/escape-html.ts';
import type { Conversation } from '../conversation.ts';
import { exportedAttachment, exportedCall, exportedEnd, exportedRole } from '../exporting/exported-words.ts';
import type { Message, MessagePart } from '../message.ts';
import { markdownHtml } from './markdown-html.ts';
import { PAGE_STYLE } from './page-style.ts';

/** Nothing runs, loads, is sent or is embedded; the nonce lets in the one style of the page, and none of an element. */
const NONCE = 'atelier';
const POLICY = `default-src 'none'; style-src 'nonce-${NONCE}'; base-uri 'none'; form-action 'none'`;

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * The branch of a conversation that is shown, as a page in one file: without scripts, without anything from elsewhere, light or
 * dark, and ready for paper. It has what the Markdown has; reasoning is left out.
 */
export function conversationHtml({ title, messages }: Pick<Conversation, 'title' | 'messages'>): string {
  const name = escapeHtml(title.replace(/\s+/gu, ' ').trim());
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${name}</title>
<style nonce="${NONCE}">${PAGE_STYLE}</style>
</head>
<body>
<header><h1>${name}</h1><p>${dateOf(messages)}</p></header>
<main>
${messages.map(messageHtml).join('\n')}
</main>
</body>
</html>
`;
}

function dateOf(messages: readonly Message[]): string {
  const [first] = messages;
  return first ? `Chat of ${time(first.createdAtMs)}` : 'An empty chat';
}

const time = (atMs: number): string => `<time datetime="${new Date(atMs).toISOString()}">${when.format(atMs)}</time>`;

function messageHtml(message: Message): string {
  const { role, model, createdAtMs, parts } = message;
  const by = model === null ? '' : `${escapeHtml(model)}, `;
  const end = exportedEnd(message);
  return `<article class="${role}">
<h2>${exportedRole(message)} <small>${by}${time(createdAtMs)}</small></h2>
${parts.map((part) => partHtml(part, role)).join('')}${end === null ? '' : `<p class="note end">${escapeHtml(end)}</p>\n`}</article>`;
}

/** The user's words are shown as they were typed, as in the chat. */
function partHtml(part: MessagePart, role: Message['role']): string {
  switch (part.type) {
    case 'text':
      return `<div class="words">${role === 'user' ? escapeHtml(part.text.trim()) : markdownHtml(part.text)}</div>\n`;
    case 'attachment':
      return `<p class="note">${escapeHtml(exportedAttachment(part))}</p>\n`;
    case 'call':
      return `<p class="note">${escapeHtml(exportedCall(part))}</p>\n`;
    case 'reasoning':
      return '';
  }
}
