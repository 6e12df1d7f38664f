/** Sample rates that a microphone is recorded in, Hz. */
export const RECORDING_RATES = { lowestHz: 8000, highestHz: 192_000 } as const;

/** Most samples that are added to a recording at once, in bytes: ten seconds at the highest rate. */
export const RECORDING_PART_BYTES = 4_000_000;
