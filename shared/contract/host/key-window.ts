/** What the window that asks for a key sends; it is the only place where a key is typed. */
export type KeyEntry = { key: string; sessionOnly: boolean };

/** What the host answers: saved, or why not, and whether the key can be kept for this session instead. */
export type KeyEntryAnswer = { saved: true } | { saved: false; message: string; canKeepForSession: boolean };
