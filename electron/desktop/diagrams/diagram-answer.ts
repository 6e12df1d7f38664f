import type { DiagramAnswer } from '../../../shared/contract/host/diagram-window.ts';

const MOST_PX = 20_000;
const isSize = (value: unknown): boolean => typeof value === 'number' && value > 0 && value <= MOST_PX;
const isShort = (value: unknown): boolean => value === null || (typeof value === 'string' && value.length <= 2000);

/** Whether a message is an answer of the window that draws diagrams: what runs there has read hostile sources. */
export function isDiagramAnswer(value: unknown): value is DiagramAnswer {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('drawn' in value)) return false;
  const { id, drawn } = value;
  if (typeof id !== 'number' || typeof drawn !== 'object' || drawn === null) return false;
  if ('problem' in drawn) return drawn.problem === 'faulty' && 'reason' in drawn && isShort(drawn.reason);
  if (!('svg' in drawn) || typeof drawn.svg !== 'string') return false;
  const { widthPx, heightPx, title, kind } = drawn as Record<string, unknown>;
  return isSize(widthPx) && isSize(heightPx) && isShort(title) && isShort(kind);
}
