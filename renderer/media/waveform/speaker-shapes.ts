const SVG = 'http://www.w3.org/2000/svg';

/** Outlines of the speaker markers in a 10 × 10 box, by colour: colour is never alone. */
const SHAPES: readonly string[] = [
  'M5 .4a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2Z',
  'M1.6.6h6.8a1 1 0 0 1 1 1v6.8a1 1 0 0 1-1 1H1.6a1 1 0 0 1-1-1V1.6a1 1 0 0 1 1-1Z',
  'M5 .6 9.7 9.2H.3Z',
  'M5 0 10 5 5 10 0 5Z',
  'M5 .4a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2ZM5 3a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z',
  'M3.4.4h3.2v3h3v3.2h-3v3H3.4v-3h-3V3.4h3Z',
  'M2.6.8h4.8L9.8 5 7.4 9.2H2.6L.2 5Z',
  'M1 .6h2.8v8.8H1ZM6.2.6H9v8.8H6.2Z',
];

/** A speaker's marker for the layers outside React. From the ninth speaker on it is hollow. */
export function createSpeakerMark(ordinal: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-0.5 -0.5 11 11');
  svg.setAttribute('width', '9');
  svg.setAttribute('height', '9');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', SHAPES[ordinal % SHAPES.length] ?? '');
  path.setAttribute('fill-rule', 'evenodd');
  const isHollow = ordinal >= SHAPES.length;
  path.setAttribute('fill', isHollow ? 'none' : 'currentColor');
  if (isHollow) {
    path.setAttribute('stroke', 'currentColor');
    path.setAttribute('stroke-width', '1.4');
  }
  svg.append(path);
  return svg;
}
