import { clamp, mix } from '../drawing/colour.ts';
import { addBloom, addGrain, addVignette, lightnessOf, pixelsOf } from './effects.ts';
import type { Finisher } from './finisher.ts';

const CYAN = [64, 240, 255] as const;
const MAGENTA = [255, 64, 190] as const;

/** Glowing outlines between cyan and magenta over a darkened picture, with the lines of a screen. */
export const finishNeon: Finisher = (canvas, stage, { width, height, checkpoint }) => {
  const lightness = lightnessOf(pixelsOf(canvas).data);
  const edges = stage.canvases.create(width, height);
  const outlines = edges.getContext('2d').createImageData(width, height);
  for (let y = 1; y < height - 1; y++) {
    if (y % 64 === 0) checkpoint();
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const edge = clamp(
        (Math.hypot(lightness[at + 1]! - lightness[at - 1]!, lightness[at + width]! - lightness[at - width]!) - 13) /
          46,
      );
      if (edge <= 0) continue;
      const [red, green, blue] = mix(CYAN, MAGENTA, 0.5 + 0.5 * Math.sin((x / width) * 5 + (y / height) * 6));
      outlines.data.set([red, green, blue, edge * 235], at * 4);
    }
  }
  edges.getContext('2d').putImageData(outlines, 0, 0);
  const glow = stage.canvases.create(width >> 3, height >> 3);
  glow.getContext('2d').drawImage(edges, 0, 0, glow.width, glow.height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'rgba(10,3,34,.34)';
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = 0.7;
  context.drawImage(edges, 0, 0);
  context.globalAlpha = 0.9;
  context.imageSmoothingQuality = 'high';
  context.drawImage(glow, 0, 0, width, height);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  addBloom(canvas, stage, 0.5);
  context.fillStyle = 'rgba(8,2,26,.13)';
  for (let y = 0; y < height; y += 4) context.fillRect(0, y, width, 1);
  addGrain(context, stage, { opacity: 0.14 });
  addVignette(context, '#06021a', 0.4);
  return canvas;
};
