import { SPEAKER_SHAPES } from '../../ui/speaker-shapes.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A speaker's marker for the layers outside React. From the ninth speaker on it is hollow. */
export function createSpeakerMark(ordinal: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-0.5 -0.5 11 11');
  svg.setAttribute('width', '9');
  svg.setAttribute('height', '9');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', SPEAKER_SHAPES[ordinal % SPEAKER_SHAPES.length] ?? '');
  path.setAttribute('fill-rule', 'evenodd');
  const isHollow = ordinal >= SPEAKER_SHAPES.length;
  path.setAttribute('fill', isHollow ? 'none' : 'currentColor');
  if (isHollow) {
    path.setAttribute('stroke', 'currentColor');
    path.setAttribute('stroke-width', '1.4');
  }
  svg.append(path);
  return svg;
}
