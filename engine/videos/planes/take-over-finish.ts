import { CanvasSet, type Canvas } from '../../images/drawing/canvas.ts';
import { finish } from '../../images/finishers/finish.ts';
import { smallSize } from '../../images/painting/render.ts';
import type { Style } from '../../images/scene/scene.ts';
import type { Stage } from '../../images/stage/stage.ts';
import type { Plane, PlaneMotion } from './plane.ts';

/** Styles that take so long that many planes are finished at once. */
const SLOW: ReadonlySet<Style> = new Set(['oil', 'watercolour', 'pencil', 'pixel']);
/** Planes of one turn lie within this depth: between them little is uncovered. */
const TURN_DEPTH = { quick: 0.12, slow: 0.34 };
/** These leave their place, so what is behind them is seen. */
const MOVING: ReadonlySet<PlaneMotion> = new Set(['clouds', 'fog', 'floating', 'flying']);

type Finishing = { size: { width: number; height: number }; checkpoint: () => void };

/**
 * Colours the planes as the style of their scene finishes pictures. Each is finished with all that lies behind it, so that
 * what a move uncovers looks like what it has been before; a style costs its time a few times and never flickers.
 */
export function takeOverFinish(planes: readonly Plane[], stage: Stage, finishing: Finishing): void {
  const behind = stage.canvases.create(finishing.size.width, finishing.size.height);
  for (const turn of turnsOf(planes, SLOW.has(stage.scene.style))) finishTurn(turn, { stage, behind, finishing });
}

/** Planes that are finished together. */
function turnsOf(planes: readonly Plane[], isSlow: boolean): Plane[][] {
  const turns: Plane[][] = [];
  for (const plane of planes) {
    const last = turns.at(-1);
    const isFar = !last || plane.depth - last[0]!.depth > (isSlow ? TURN_DEPTH.slow : TURN_DEPTH.quick);
    if (isFar || (!isSlow && MOVING.has(plane.motion))) turns.push([plane]);
    else last.push(plane);
  }
  return turns;
}

type Turn = { stage: Stage; behind: Canvas; finishing: Finishing };

function finishTurn(planes: readonly Plane[], { stage, behind, finishing }: Turn): void {
  for (const { canvas, left, top } of planes) behind.getContext('2d').drawImage(canvas, left, top);
  finishing.checkpoint();
  // A finisher makes canvases of its own, which are not needed after it.
  const canvases = new CanvasSet();
  try {
    const finished = finishedPicture({ ...stage, canvases }, behind, finishing);
    const front = canvases.create(finished.width, finished.height).getContext('2d');
    for (const plane of planes.toReversed()) {
      colour(plane, { finished, before: front.canvas as Canvas, canvases });
      front.drawImage(plane.canvas, plane.left, plane.top);
    }
  } finally {
    canvases.release();
  }
}

function finishedPicture(stage: Stage, painted: Canvas, { size, checkpoint }: Finishing): Canvas {
  const own = stage.scene.style === 'pixel' ? smallSize(size) : size;
  const copy = stage.canvases.create(own.width, own.height);
  copy.getContext('2d').drawImage(painted, 0, 0, own.width, own.height);
  return finish(copy, stage, { ...size, checkpoint });
}

/** Takes the colours of the finished picture wherever no plane of the same turn lies before this one. */
function colour(
  { canvas, left, top, width, height }: Plane,
  { finished, before, canvases }: { finished: Canvas; before: Canvas; canvases: CanvasSet },
): void {
  const seen = canvases.scratch('seen', width, height);
  const context = seen.getContext('2d');
  context.drawImage(finished, left, top, width, height, 0, 0, width, height);
  context.globalCompositeOperation = 'destination-out';
  context.drawImage(before, left, top, width, height, 0, 0, width, height);
  const own = canvas.getContext('2d');
  own.globalCompositeOperation = 'source-atop';
  own.drawImage(seen, 0, 0);
  own.globalCompositeOperation = 'source-over';
}
