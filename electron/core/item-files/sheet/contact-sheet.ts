import { escapeHtml } from '../../../../shared/domain/files/escape-html.ts';

/** An item on a contact sheet: how it looks or sounds, what it is, and how it was made. */
export type SheetItem = {
  title: string;
  /** Kind, length and day, in words. */
  facts: string;
  /** How it was generated, in one line; null where nothing made it or nobody knows. */
  recipe: string | null;
  /** 0 to 5. */
  rating: number;
  picture: { type: string; bytes: Uint8Array } | { bars: readonly number[] } | { text: string };
};

/** Nothing runs or loads; pictures are in the page itself. */
const POLICY = `default-src 'none'; style-src 'nonce-atelier'; img-src data:; base-uri 'none'; form-action 'none'`;

const STYLE = `
:root { color-scheme: light; --line: #d8d8d4; --quiet: #5d6268; }
* { box-sizing: border-box; }
body { margin: 24px; background: #fff; color: #191b1d; font: 11px/1.4 'Inter', system-ui, sans-serif; }
h1 { margin: 0 0 2px; font-size: 16px; }
header p { margin: 0 0 16px; color: var(--quiet); }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); gap: 14px; margin: 0; padding: 0; list-style: none; }
li { min-width: 0; break-inside: avoid; }
.picture { display: flex; align-items: center; justify-content: center; height: 120px; overflow: hidden; border: 1px solid var(--line);
  border-radius: 6px; background: #f5f5f3; }
.picture img { max-width: 100%; max-height: 100%; }
.picture p { align-self: flex-start; margin: 0; padding: 8px; overflow-wrap: anywhere; }
.picture svg { width: 60%; height: 60%; fill: #62676d; }
h2 { margin: 6px 0 0; overflow-wrap: anywhere; font-size: 11px; }
li p { margin: 0; color: var(--quiet); overflow-wrap: anywhere; }
@page { size: A4; margin: 12mm; }
@media print { body { margin: 0; } ul { grid-template-columns: repeat(4, 1fr); } }
`;

/** Items as a page in one file: without scripts, without anything from elsewhere, and ready for paper. */
export function contactSheet(title: string, items: readonly SheetItem[]): string {
  const name = escapeHtml(title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<title>${name}</title>
<style nonce="atelier">${STYLE}</style>
</head>
<body>
<header><h1>${name}</h1><p>${items.length === 1 ? '1 item' : `${items.length} items`}</p></header>
<ul>
${items.map(itemHtml).join('\n')}
</ul>
</body>
</html>
`;
}

function itemHtml({ title, facts, recipe, rating, picture }: SheetItem): string {
  const stars = rating === 0 ? '' : ` <span role="img" aria-label="${rating} of 5 stars">${'★'.repeat(rating)}</span>`;
  const made = recipe === null ? '' : `<p>${escapeHtml(recipe)}</p>`;
  return `<li><div class="picture">${pictureHtml(picture)}</div><h2>${escapeHtml(title)}</h2><p>${escapeHtml(facts)}${stars}</p>${made}</li>`;
}

const BAR = 10;
const BAR_GAP = 4;
const HEIGHT = 100;

function pictureHtml(picture: SheetItem['picture']): string {
  if ('bytes' in picture) {
    return `<img alt="" src="data:${escapeHtml(picture.type)};base64,${Buffer.from(picture.bytes).toString('base64')}">`;
  }
  if ('text' in picture) return `<p>${escapeHtml(picture.text)}</p>`;
  const bars = picture.bars.map((bar, index) => {
    const height = Math.max(2, Math.round(bar * HEIGHT));
    return `<rect x="${index * (BAR + BAR_GAP)}" y="${(HEIGHT - height) / 2}" width="${BAR}" height="${height}" rx="2"/>`;
  });
  const width = picture.bars.length * (BAR + BAR_GAP) - BAR_GAP;
  return `<svg viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="Waveform">${bars.join('')}</svg>`;
}
