/** After so long without a key what is typed is stored. */
const QUIET_MS = 400;

/** Stores what is being written once it rests; see the hook that uses it. */
export type DraftKeeper<Draft> = {
  /** What is written now. */
  note: (draft: Draft) => void;
  /** Stores at once what has not been yet. */
  save: () => void;
  /**
   * Runs what sends the draft, which says whether core took it. Nothing is stored meanwhile: it would come back as a draft of what
   * was sent. What was refused is stored. Resolves with whether the draft is gone: not where something was written meanwhile.
   */
  whileSending: (send: () => Promise<boolean>) => Promise<boolean>;
};

/** Keeps what is written; `store` gets it. */
export function createDraftKeeper<Draft>(store: (draft: Draft) => void): DraftKeeper<Draft> {
  let pending: { draft: Draft } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    const rest = pending;
    pending = null;
    if (rest) store(rest.draft);
  };
  return {
    note: (draft) => {
      pending = { draft };
      clearTimeout(timer);
      timer = setTimeout(save, QUIET_MS);
    },
    save,
    whileSending: async (send) => {
      clearTimeout(timer);
      const held = pending;
      pending = null;
      const isTaken = await send();
      if (isTaken) return pending === null;
      pending ??= held;
      save();
      return false;
    },
  };
}
