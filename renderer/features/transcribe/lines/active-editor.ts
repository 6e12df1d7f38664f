import type { SegmentId } from '../../../../shared/domain/ids.ts';

/** The text field of the line that is being edited, for commands that work at its caret. */
export type ActiveEditor = { segmentId: SegmentId; text: string; caret: number };

let field: { segmentId: SegmentId; element: HTMLTextAreaElement } | null = null;

const read = (): ActiveEditor | null =>
  field && { segmentId: field.segmentId, text: field.element.value, caret: field.element.selectionStart };

/** At most one line is edited at a time. */
export const activeEditor = {
  /** A field appears. Returns the function that takes it away. */
  set(segmentId: SegmentId, element: HTMLTextAreaElement): () => void {
    const mine = { segmentId, element };
    field = mine;
    return () => {
      if (field === mine) field = null;
    };
  },
  current: read,
  /** Like current, and the field commits nothing by itself any more: whoever took it commits its text. */
  take(): ActiveEditor | null {
    const taken = read();
    field = null;
    return taken;
  },
  /** Whether this field still has to commit what was typed. */
  owns: (element: HTMLTextAreaElement): boolean => field?.element === element,
};
