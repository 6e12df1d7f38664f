/** `71204118` as `71 204 118`: seeds are read out and typed. */
export const seedText = (seed: number): string => String(seed).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
