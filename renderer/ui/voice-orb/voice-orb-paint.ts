/** Colours and lines of an orb, from the voice's id. `hue` in degrees; the rest are small numbers that bend the lines. */
export type VoiceOrbLook = { hue: number; turn: number; lines: number; waves: number; phase: number; height: number };

/** FNV-1a; well mixed for short strings that differ in one letter. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

/** The look of a voice's orb; the same id always gives the same look. */
export function voiceOrbLook(voiceId: string): VoiceOrbLook {
  const seed = hash(voiceId);
  const more = hash(`${voiceId}#`);
  return {
    hue: seed % 360,
    turn: ((seed >>> 9) % 41) - 20,
    lines: 3 + ((seed >>> 16) % 3),
    waves: 3.5 + ((more >>> 4) % 30) / 10,
    phase: ((more >>> 10) % 628) / 100,
    height: 0.05 + ((more >>> 20) % 50) / 1000,
  };
}

/** Paints the orb over the whole of a square canvas; the page rounds it. */
export function paintVoiceOrb(context: CanvasRenderingContext2D, look: VoiceOrbLook, side: number): void {
  const { hue, turn } = look;
  const light = context.createRadialGradient(side * 0.32, side * 0.28, side * 0.02, side / 2, side / 2, side * 0.72);
  light.addColorStop(0, `hsl(${hue + turn} 78% 84%)`);
  light.addColorStop(0.55, `hsl(${hue} 52% 46%)`);
  light.addColorStop(1, `hsl(${hue - turn} 62% 14%)`);
  context.fillStyle = light;
  context.fillRect(0, 0, side, side);
  paintLines(context, look, side);
}

function paintLines(context: CanvasRenderingContext2D, look: VoiceOrbLook, side: number): void {
  const step = Math.max(1, side / 48);
  context.save();
  context.globalCompositeOperation = 'overlay';
  context.globalAlpha = 0.35;
  context.strokeStyle = '#fff';
  context.lineWidth = Math.max(1, side * 0.03);
  for (let line = 0; line < look.lines; line += 1) {
    const middle = side * (0.52 + (line - (look.lines - 1) / 2) * 0.12);
    context.beginPath();
    for (let x = 0; x <= side + step; x += step) {
      context.lineTo(x, middle + Math.sin((x / side) * look.waves + look.phase + line * 0.8) * side * look.height);
    }
    context.stroke();
  }
  context.restore();
}
