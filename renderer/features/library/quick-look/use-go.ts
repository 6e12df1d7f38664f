import { useFound } from '../items/found/found-context.tsx';
import { selectAt } from '../items/selection/select-items.ts';

const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false };

/** Selects the item at a place, if there is one. */
export function useGo(): (at: number) => void {
  const { head, rows } = useFound();
  return (at) => {
    if (at >= 0 && at < rows.length) void selectAt({ head, rows }, at, PLAIN);
  };
}
