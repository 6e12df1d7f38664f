/** Whether an address in an answer may be followed at all: anything but a page of the web stays text. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:';
