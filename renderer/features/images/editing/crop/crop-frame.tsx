import { type KeyboardEvent, useId } from 'react';
import type { ImageSize } from '../../../../../shared/domain/media/image-edit.ts';
import { editingTexts as words } from '../draft/editing-texts.ts';
import { changeDraft, useEditing } from '../draft/edit-store.ts';
import { type CropEdges, dragCrop, moveCrop, type Way } from '../geometry/crop.ts';
import type { EditDraft } from '../geometry/edit-draft.ts';
import classes from './crop.module.css';
import { stepOfKey } from './crop-keys.ts';
import { useDrag } from './use-drag.ts';

type Props = { draft: EditDraft; whole: ImageSize; cssScale: number };

const CORNERS: readonly CropEdges[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
];
const EDGES = [
  { edge: 'left', edges: { x: -1, y: 0 } },
  { edge: 'right', edges: { x: 1, y: 0 } },
  { edge: 'top', edges: { x: 0, y: -1 } },
  { edge: 'bottom', edges: { x: 0, y: 1 } },
] as const;

/** The frame round the crop. It is moved and its edges are dragged, or go with the arrow keys; corners are for the mouse. */
export function CropFrame({ draft, whole, cssScale }: Props) {
  const { leftPx, topPx, widthPx, heightPx } = draft.crop;
  const place = {
    left: leftPx * cssScale,
    top: topPx * cssScale,
    width: widthPx * cssScale,
    height: heightPx * cssScale,
  };
  return (
    <>
      <div className={classes.clip} aria-hidden>
        <div className={classes.shade} style={place} />
      </div>
      <div className={classes.frame} style={place}>
        <MoveHandle draft={draft} whole={whole} cssScale={cssScale} />
        {EDGES.map(({ edge, edges }) => (
          <EdgeHandle key={edge} edge={edge} edges={edges} draft={draft} whole={whole} cssScale={cssScale} />
        ))}
        {CORNERS.map((edges) => (
          <Corner key={`${edges.x} ${edges.y}`} edges={edges} cssScale={cssScale} />
        ))}
      </div>
    </>
  );
}

/** From how the crop was when the mouse went down: what a limit held back is not lost on the way. */
function dragFrom(change: (image: ImageSize, draft: EditDraft, by: Way) => EditDraft) {
  return () => {
    const begin = useEditing.getState().editing?.draft;
    return (by: Way) => begin && changeDraft((image) => change(image, begin, by));
  };
}

const dragEdges = (edges: CropEdges) => dragFrom((image, draft, by) => dragCrop(image, draft, { edges, by }));

function MoveHandle({ draft: { crop }, whole, cssScale }: Props) {
  const hint = useId();
  const drag = useDrag(cssScale, dragFrom(moveCrop));
  const press = (event: KeyboardEvent) => {
    const by = stepOfKey(event, whole);
    if (!by) return;
    event.preventDefault();
    changeDraft((image, draft) => moveCrop(image, draft, by));
  };
  return (
    <>
      <button
        type="button"
        className={classes.move}
        aria-label={words.moveCrop}
        aria-describedby={hint}
        data-autofocus
        onKeyDown={press}
        {...drag}
      />
      <span id={hint} hidden>
        {words.cropFacts(crop)}. {words.cropHint}
      </span>
    </>
  );
}

function EdgeHandle(props: Props & { edge: keyof typeof words.edges; edges: CropEdges }) {
  const { edge, edges, draft, whole, cssScale } = props;
  const { leftPx, topPx, widthPx, heightPx } = draft.crop;
  const drag = useDrag(cssScale, dragEdges(edges));
  const at = { left: leftPx, right: leftPx + widthPx, top: topPx, bottom: topPx + heightPx }[edge];
  const press = (event: KeyboardEvent) => {
    const far = { Home: -1, End: 1 }[event.key];
    const by = far ? { x: far * whole.widthPx, y: far * whole.heightPx } : stepOfKey(event, whole);
    if (!by) return;
    event.preventDefault();
    // An arrow across counts along, as in every slider.
    const along = edges.x === 0 ? { x: 0, y: by.y || -by.x } : { x: by.x || -by.y, y: 0 };
    changeDraft((image, before) => dragCrop(image, before, { edges, by: along }));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={classes.edge}
      data-edge={edge}
      aria-label={words.edges[edge]}
      aria-orientation={edges.x === 0 ? 'vertical' : 'horizontal'}
      aria-valuemin={0}
      aria-valuemax={edges.x === 0 ? whole.heightPx : whole.widthPx}
      aria-valuenow={at}
      aria-valuetext={words.edgeAt(at)}
      onKeyDown={press}
      {...drag}
    />
  );
}

function Corner({ edges, cssScale }: { edges: CropEdges; cssScale: number }) {
  const drag = useDrag(cssScale, dragEdges(edges));
  return <span className={classes.corner} data-x={edges.x} data-y={edges.y} aria-hidden {...drag} />;
}
