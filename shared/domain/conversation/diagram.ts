/** A diagram as an answer writes it, and the theme that it is drawn for. */
export type DiagramSource = { source: string; isDark: boolean };

/**
 * A diagram as an SVG document that stands by itself, with its size in px; `title` is what it calls itself, `kind` what it is, e.g.
 * `sequence`. Or why it cannot be drawn: `reason` is what the parser says, null where it took too long or grew too large.
 */
export type DrawnDiagram =
  | { svg: string; widthPx: number; heightPx: number; title: string | null; kind: string | null }
  | { problem: 'faulty' | 'too-large' | 'too-long'; reason: string | null };

/** Longer sources are not drawn. */
export const MOST_DIAGRAM_CHARACTERS = 20_000;
/** Larger drawings are not shown. */
export const MOST_DIAGRAM_SVG_CHARACTERS = 2_000_000;
