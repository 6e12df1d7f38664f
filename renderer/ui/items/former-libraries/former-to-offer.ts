import type { FormerLibrary } from '../../../../shared/domain/library/upkeep/library-moves.ts';

/** The former library that a window tells of after it has opened; of a move since `openedAtMs` the settings have told. */
export const formerToOffer = (former: readonly FormerLibrary[], openedAtMs: number): FormerLibrary | null =>
  former.find(({ isThere, movedAtMs }) => isThere && movedAtMs < openedAtMs) ?? null;
