/** Icons of chips as @tabler/icons draws them: the editor makes its elements without React. */
const PATHS = {
  pause: ['M20.942 13.018a9 9 0 1 0 -7.909 7.922', 'M12 7v5l2 2', 'M17 17v5', 'M21 17v5'],
  interjection: ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M9 10l.01 0', 'M15 10l.01 0', 'M9.5 15a3.5 3.5 0 0 0 5 0'],
  reading: [
    'M15 8a5 5 0 0 1 0 8',
    'M17.7 5a9 9 0 0 1 0 14',
    'M6 15h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h2l3.5 -4.5a.8 .8 0 0 1 1.5 .5v14a.8 .8 0 0 1 -1.5 .5l-3.5 -4.5',
  ],
} as const;

const SVG = 'http://www.w3.org/2000/svg';

/** The icon of a kind of chip, 13 px. Decorative. */
export function chipIcon(kind: keyof typeof PATHS): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const attributes = {
    width: '13',
    height: '13',
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.6',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  };
  for (const [name, value] of Object.entries(attributes)) icon.setAttribute(name, value);
  for (const d of PATHS[kind]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    icon.append(path);
  }
  return icon;
}
