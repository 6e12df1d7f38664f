import { CanvasSet, type Canvas } from '../../images/drawing/canvas.ts';
import { finish } from '../../images/finishers/finish.ts';
import { smallSize } from '../../images/painting/render.ts';
import type { Style } from '../../images/scene/scene.ts';
import type { Stage } from '../../images/stage/stage.ts';
import type { Plane } from './plane.ts';

/** Styles that take so long that several planes are finished at once. */
const SLOW: ReadonlySet<Style> = new Set(['oil', 'watercolour', 'pencil', 'pixel']);
const SLOW_TURNS = 3;
const USUAL_TURNS = 6;

type Finishing = { size: { width: number; height: number }; checkpoint: () => void };

/**
 * Colours the planes as the style of their scene finishes pictures. Each is finished with all that lies behind it, so that
 * what a move uncovers looks like what it has been before; a style costs its time a few times and never flickers.
 */
export function takeOverFinish(planes: readonly Plane[], stage: Stage, finishing: Finishing): void {
  const turns = Math.min(planes.length, SLOW.has(stage.scene.style) ? SLOW_TURNS : USUAL_TURNS);
  const behind = stage.canvases.create(finishing.size.width, finishing.size.height);
  for (let turn = 0; turn < turns; turn++) {
    const share = (at: number) => Math.round((at / turns) * planes.length);
    finishTurn(planes.slice(share(turn), share(turn + 1)), { stage, behind, finishing });
  }
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
