/** English texts that all collections share. */
export const texts = {
  clearSearch: 'Clear search',
} as const;
