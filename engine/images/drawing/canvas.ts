import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

/** What is drawn on. */
export type Context = SKRSContext2D;
export type { Canvas } from '@napi-rs/canvas';

/**
 * The canvases of one picture. The collector does not see the memory behind them: whoever opens a set must release it.
 * Scratch canvases are handed out cleared and are good until the same name is asked for again.
 */
export class CanvasSet {
  private readonly made: Canvas[] = [];
  private readonly scratches = new Map<string, Canvas>();

  /** A new canvas; sizes are whole pixels. */
  create(width: number, height: number): Canvas {
    const canvas = createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
    this.made.push(canvas);
    return canvas;
  }

  /** A cleared canvas that is at least this large. */
  scratch(name: string, width: number, height: number): Canvas {
    const [wide, high] = [Math.ceil(width / 96) * 96, Math.ceil(height / 96) * 96];
    const key = `${name} ${wide} ${high}`;
    let canvas = this.scratches.get(key);
    if (!canvas) this.scratches.set(key, (canvas = this.create(wide, high)));
    const context = canvas.getContext('2d');
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
    context.clearRect(0, 0, wide, high);
    return canvas;
  }

  /** Gives the memory of all back, those that were handed out included. */
  release(): void {
    for (const canvas of this.made) {
      canvas.width = 1;
      canvas.height = 1;
    }
    this.made.length = 0;
    this.scratches.clear();
  }
}
