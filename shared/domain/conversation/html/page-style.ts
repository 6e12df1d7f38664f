/** Colours and shapes of an exported chat: light or dark as the reader's system is, always light on paper. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --page: #fcfcfb; --box: #f2f2ef; --line: #dcdcd8; --text: #191b1d; --quiet: #5d6268; --accent: #08695f; }
@media (prefers-color-scheme: dark) { :root { --page: #141517; --box: #212326; --line: #34373a; --text: #eceef0; --quiet: #a3a8ae;
  --accent: #5ddac8; } }
* { box-sizing: border-box; }
body { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; background: var(--page); color: var(--text);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0 0 .25rem; font-size: 1.625rem; line-height: 1.25; }
header p, .meta, time, .note { color: var(--quiet); font-size: .8125rem; }
header p { margin: 0 0 2rem; }
article { margin: 0 0 2rem; }
article > h2 { display: flex; flex-wrap: wrap; gap: .125rem .625rem; align-items: baseline; margin: 0 0 .5rem; font-size: .9375rem; }
h2 small { color: var(--quiet); font-size: .8125rem; font-weight: 400; }
.user .words { padding: .75rem 1rem; border-radius: .75rem; background: var(--box); white-space: pre-wrap; }
.words > :first-child { margin-top: 0; }
.words > :last-child { margin-bottom: 0; }
.words + .words, .note + .words { margin-top: .75rem; }
h3, h4, h5, h6 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
h3 { font-size: 1.125rem; }
p, ul, ol, blockquote, figure, table, .formula { margin: 0 0 .75rem; }
ul, ol { padding-inline-start: 1.5rem; }
blockquote { padding-inline-start: .875rem; border-inline-start: 3px solid var(--line); color: var(--quiet); }
hr { margin: 1.25rem 0; border: 0; border-top: 1px solid var(--line); }
a { color: var(--accent); text-underline-offset: 2px; }
code, pre { font: .875rem/1.5 ui-monospace, 'SF Mono', Consolas, monospace; }
code { padding: .0625rem .25rem; border-radius: .25rem; background: var(--box); }
figure { overflow: hidden; border: 1px solid var(--line); border-radius: .5rem; background: var(--box); }
figcaption { padding: .25rem .875rem; border-bottom: 1px solid var(--line); color: var(--quiet); font-size: .8125rem; }
pre { margin: 0; padding: .75rem .875rem; overflow-x: auto; tab-size: 4; }
pre code { padding: 0; background: none; }
table { display: block; overflow-x: auto; border-collapse: collapse; font-size: .9375rem; overflow-wrap: normal; }
th, td { padding: .375rem .75rem; border: 1px solid var(--line); text-align: start; vertical-align: top; }
th { background: var(--box); }
[align=right] { text-align: end; }
[align=center] { text-align: center; }
.formula { overflow: auto hidden; padding-block: .25rem; }
.note { margin: 0 0 .75rem; padding-inline-start: .875rem; border-inline-start: 3px solid var(--line); }
.end { font-style: italic; }
@page { margin: 18mm 16mm; }
@media print {
  :root { color-scheme: light; --page: #fff; --box: #f4f4f2; --line: #cfcfca; --text: #000; --quiet: #4d5156; --accent: #08695f; }
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  pre { overflow: visible; white-space: pre-wrap; }
  table { display: table; overflow-wrap: anywhere; }
  h1, h2, h3, h4, h5, h6, figcaption { break-after: avoid; }
  figure, tr, blockquote, .formula { break-inside: avoid-page; }
  a[href]::after { content: ' (' attr(href) ')'; color: var(--quiet); font-size: .8125em; }
}
`;
