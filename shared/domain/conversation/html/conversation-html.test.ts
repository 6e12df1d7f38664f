import { expect, it } from 'vitest';
import type { ItemId, MessageId } from '../../ids.ts';
import type { Message, MessagePart, ShownMessage } from '../message.ts';
import { conversationHtml } from './conversation-html.ts';

const AT_MS = Date.UTC(2026, 10, 29, 12);
const message = (role: Message['role'], parts: MessagePart[], values: Partial<Message> = {}): ShownMessage => ({
  id: 'm' as MessageId,
  parentId: null,
  role,
  state: 'complete',
  parts,
  incomplete: null,
  failure: null,
  model: role === 'assistant' ? 'lamp-1' : null,
  usage: null,
  createdAtMs: AT_MS,
  finishedAtMs: AT_MS,
  versions: [],
  used: [],
  ...values,
});
const text = (words: string): MessagePart => ({ type: 'text', text: words });
const page = (...messages: ShownMessage[]) => conversationHtml({ title: 'A <lamp> & "two"', messages });
/** An answer of a model alone, without what stands around it. */
function answer(words: string): string {
  const [, html] =
    /<div class="words">([\s\S]*)<\/div>\n<\/article>\n<\/main>/.exec(page(message('assistant', [text(words)]))) ?? [];
  if (html === undefined) throw new Error('The page has no answer.');
  return html;
}

it('says who said what and when, with attachments and tools by name, and no reasoning', () => {
  const attachment: MessagePart = {
    type: 'attachment',
    itemId: 'i' as ItemId,
    kind: 'voice-sample',
    title: '<b>Harbour</b>',
    state: 'cut',
    characters: 9,
  };
  const call: MessagePart = {
    type: 'call',
    callId: 'c',
    tool: '<tool>',
    arguments: '{}',
    state: 'done',
    effects: [],
    answer: '{"secret":1}',
    failure: null,
    isUndone: true,
  };
  const html = page(
    message('user', [text('Tag <it>.'), attachment]),
    message('assistant', [{ type: 'reasoning', text: 'Hm.', durationMs: 1 }, call, text('**Done.**')], {
      state: 'stopped',
    }),
  );
  expect(html).toContain('<title>A &lt;lamp&gt; &amp; &quot;two&quot;</title>');
  expect(html).toContain('<div class="words">Tag &lt;it&gt;.</div>');
  expect(html).toContain('Attached: &lt;b&gt;Harbour&lt;/b&gt; (voice sample, only its beginning was sent)');
  expect(html).toContain('<h2>Assistant <small>lamp-1, <time datetime="2026-11-29T12:00:00.000Z">');
  expect(html).toContain('Tool “&lt;tool&gt;”: undone');
  expect(html).toContain('<strong>Done.</strong>');
  expect(html).toContain('<p class="note end">This answer was stopped.</p>');
  expect(html).not.toMatch(/Hm\.|secret/);
});

it('writes code, tables, lists and formulas, which are MathML', () => {
  expect(answer('```ts evil="1"\nif (a < b) {}\n```')).toBe(
    '<figure><figcaption>ts</figcaption><pre tabindex="0"><code>if (a &lt; b) {}</code></pre></figure>\n',
  );
  expect(answer('| a |\n| -: |\n| `<x>` |')).toContain('<td align="right"><code>&lt;x&gt;</code></td>');
  expect(answer('- [x] one\n- two')).toMatch(/<li>☑ one<\/li>\s*<li>two<\/li>/);
  expect(answer('# Top')).toBe('<h3>Top</h3>\n');
  expect(answer('So $a^2$ and\n\n$$\n\\frac{1}{2}\n$$')).toMatch(
    /<math[\s\S]+<msup>[\s\S]+<div class="formula">[\s\S]+<mfrac>/,
  );
  expect(answer('one\ntwo')).toBe('<p>one<br>two</p>\n');
});

const SCRIPTS = [
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '<style>*{background:url(https://evil.example)}</style>',
  '<svg onload=alert(1)>',
  '</div></article></main><iframe src="https://evil.example">',
  '![" onerror="alert(1)](https://evil.example/x.png "t")',
  '[go](javascript:alert(1)) [to](data:text/html,x) [me](file:///etc/passwd) [too](http://evil.example)',
  '[x](https://a.example/"onmouseover="alert(1))',
  '`<script>` and\n\n```"><script>\n</code></pre><script>alert(1)</script>\n```',
  String.raw`$\href{https://evil.example}{x}$ $\includegraphics{https://evil.example/x}$ $\htmlStyle{color:red}{x}$`,
  '$\\text{<script>alert(1)</script>}$ and $\\def\\a{\\a\\a}\\a$',
  '<a href="https://evil.example" onclick="alert(1)">x</a>\n\n<!-- --><meta http-equiv="refresh" content="0;url=https://evil.example">',
];

/** What markup is in an answer: names of elements, and attributes with their values. */
function markupOf(html: string): { elements: string[]; attributes: string[] } {
  const tags = [...html.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi)];
  return {
    elements: tags.map(([, name = '']) => name.toLowerCase()),
    attributes: tags.flatMap(([, , rest = '']) => rest.match(/[a-z-]+(?==")/gi) ?? []),
  };
}

it.each(SCRIPTS)('nothing runs, loads or styles in %j', (hostile) => {
  const html = answer(hostile);
  const { elements, attributes } = markupOf(html);
  const known = /^(p|br|a|em|code|pre|figure|figcaption|span|div|math|semantics|annotation|m[a-z]+)$/;
  expect(elements.filter((name) => !known.test(name) || name === 'meta')).toEqual([]);
  expect(attributes.filter((name) => /^(on|style|src|action|data)/i.test(name))).toEqual([]);
  // Every sign that begins an element is one of those above.
  expect(html.match(/<(?!\/?[a-z][a-z0-9-]*(?:\s+[a-z-]+(?:="[^"<]*")?)*\s*\/?>)/gi)).toBeNull();
  for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^https:\/\//);
});

it('the page says of itself that nothing runs and loads', () => {
  const html = page();
  expect(html).toContain(
    `content="default-src 'none'; style-src 'nonce-atelier'; base-uri 'none'; form-action 'none'"`,
  );
  expect(html).not.toMatch(/<script|<link|<img|https?:/);
  expect(html).toContain('@media print');
  expect(html).toContain('prefers-color-scheme: dark');
});
