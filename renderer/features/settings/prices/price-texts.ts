/** English texts of the table of prices. */
export const PRICE_TEXTS = {
  table: 'Prices for a million tokens',
  model: 'Model',
  columns: { input: 'In', cached: 'Cached', output: 'Out' },
  generating: 'Prices of generating',
  unit: 'Price of',
  amount: 'Price',
  units: {
    images: 'one image',
    songs: 'one song',
    characters: 'a million characters',
    clipSeconds: 'one second of clip',
    seconds: 'one hour of audio',
  },
  own: 'own model',
  currency: 'Currency',
  price: (model: string, unit: string) => `${model}, ${unit}`,
} as const;
