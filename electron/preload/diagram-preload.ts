import { ipcRenderer } from 'electron';
import mermaid from 'mermaid';
import type { DiagramAnswer, DiagramRequest } from '../../shared/contract/host/diagram-window.ts';

/** What a source cannot change about how it is drawn; the rest, as its theme, is its own. */
const LOCKED = [
  'secure',
  'securityLevel',
  'startOnLoad',
  'maxTextSize',
  'maxEdges',
  'suppressErrorRendering',
  'htmlLabels',
  'layout',
  'fontFamily',
  'themeCSS',
  'dompurifyConfig',
  'logLevel',
];
const MOST_EDGES = 1000;

/** The neutral theme paints slices in greys of which the first cannot be told from the page. Black words are read on each of these. */
const PIE_ON_LIGHT = Object.fromEntries(
  ['#7fb2ee', '#dfa06c', '#e08fae', '#8fc692', '#aa9cee', '#d98f88', '#c4c66a', '#9fafc2'].map((colour, index) => [
    `pie${index + 1}`,
    colour,
  ]),
);

type Drawn = DiagramAnswer['drawn'];

/**
 * The whole program of the window that draws diagrams. Their sources are hostile: the page has no script of its own and its policy
 * allows none, so only this isolated code runs; what comes out is shown as an image, in which nothing runs, loads or links.
 */
async function draw({ source, isDark }: DiagramRequest): Promise<Drawn> {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    // ELK, the library's own choice, is not in the bundle.
    layout: 'dagre',
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    theme: isDark ? 'dark' : 'neutral',
    themeVariables: isDark ? {} : PIE_ON_LIGHT,
    fontFamily: 'system-ui, sans-serif',
    maxTextSize: source.length + 1,
    maxEdges: MOST_EDGES,
    secure: LOCKED,
    logLevel: 'fatal',
  });
  try {
    const { svg, diagramType } = await mermaid.render('diagram', source);
    return asImage(svg, diagramType);
  } catch (error) {
    return { problem: 'faulty', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    document.body.replaceChildren();
  }
}

/** An image has a size of its own, and is XML. */
function asImage(svg: string, kind: string): Drawn {
  const room = document.createElement('div');
  room.innerHTML = svg;
  const drawing = room.querySelector('svg');
  const [, , width = 0, height = 0] = (drawing?.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (!drawing || !(width > 0) || !(height > 0)) return { problem: 'faulty', reason: null };
  const [widthPx, heightPx] = [Math.ceil(width), Math.ceil(height)];
  drawing.setAttribute('width', String(widthPx));
  drawing.setAttribute('height', String(heightPx));
  drawing.style.removeProperty('max-width');
  const title = drawing.querySelector(':scope > title')?.textContent?.trim() ?? '';
  return {
    svg: new XMLSerializer().serializeToString(drawing),
    widthPx,
    heightPx,
    title: title === '' ? null : title,
    kind,
  };
}

ipcRenderer.on('diagram:draw', (_event, request: DiagramRequest) => {
  void draw(request).then((drawn) =>
    ipcRenderer.send('diagram:drawn', { id: request.id, drawn } satisfies DiagramAnswer),
  );
});
