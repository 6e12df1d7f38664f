import { useLayoutEffect, useRef } from 'react';
import { paintVoiceOrb, voiceOrbLook } from './voice-orb-paint.ts';
import classes from './voice-orb.module.css';

/**
 * The face of a voice: a sphere painted from its id, the same on every machine and in every theme. `size` in px at normal
 * text size, or `fill` for the width of its place. Decorative: the voice's name stands beside it.
 */
export function VoiceOrb({ voiceId, size = 36 }: { voiceId: string; size?: number | 'fill' }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const shown = size === 'fill' ? element.clientWidth : size;
    const scale = Math.max(1, window.devicePixelRatio);
    element.width = Math.max(1, Math.round(shown * scale));
    element.height = element.width;
    paintVoiceOrb(context, voiceOrbLook(voiceId), element.width);
  }, [voiceId, size]);
  const side = size === 'fill' ? '100%' : `${size / 16}rem`;
  return <canvas ref={canvas} className={classes.orb} style={{ width: side }} aria-hidden />;
}
