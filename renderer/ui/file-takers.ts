import type { ItemId } from '../../shared/domain/ids.ts';

/** Somebody who takes files of a kind that are dropped on the window, whichever panel is open. */
export type FileTaker = {
  /** By file name; files out of other pages may have none that tells, and while they are over the window only their media types are known. */
  takesName: (fileName: string) => boolean;
  takesType: (mediaType: string) => boolean;
  /** What letting go would do. */
  verb: string;
  text: string;
  take: (files: File[]) => void;
  /** Takes items of the library that are dragged inside the window; without it the panel takes none. */
  takeItems?: (ids: readonly ItemId[]) => void;
};

const takers = new Set<FileTaker>();

/** Adds a taker. Returns the function that takes it away. */
export function addFileTaker(taker: FileTaker): () => void {
  takers.add(taker);
  return () => void takers.delete(taker);
}

/** Gives each file to the first taker that takes it. Returns the files that nobody took. */
export function giveToTakers(files: readonly File[]): File[] {
  let rest = [...files];
  for (const taker of takers) {
    const mine = rest.filter((file) => isFor(taker, file));
    rest = rest.filter((file) => !mine.includes(file));
    if (mine.length > 0) taker.take(mine);
  }
  return rest;
}

/** Gives items to the open panel. Returns whether it takes any. */
export function giveItems(ids: readonly ItemId[]): boolean {
  const taker = itemTaker();
  taker?.takeItems?.(ids);
  return taker !== null;
}

/** Who takes items that are dragged inside the window; null where nobody does. */
export const itemTaker = (): FileTaker | null => [...takers].find(({ takeItems }) => takeItems !== undefined) ?? null;

function isFor(taker: FileTaker, { name, type }: File): boolean {
  const isTelling = /\.[^.]+$/.test(name);
  return taker.takesName(name) || (!isTelling && type !== '' && taker.takesType(type));
}

/** The taker of everything that is dragged; null where there is none for some of it. */
export function takerOfTypes(mediaTypes: readonly string[]): FileTaker | null {
  if (mediaTypes.length === 0) return null;
  return [...takers].find((taker) => mediaTypes.every((type) => taker.takesType(type))) ?? null;
}
