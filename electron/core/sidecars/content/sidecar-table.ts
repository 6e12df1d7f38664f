/** How a column is written in a sidecar: as it is, as the value of its JSON, or as true and false. */
type Column = readonly [name: string, as: 'plain' | 'json' | 'flag'];

/**
 * A table whose rows are kept in sidecars. `owner` is its column with the item's id; null where the rows belong to no single
 * item. `where` picks the rows among those; `given` are columns that a row is stored with and that no sidecar has. `order` is that of the list.
 */
export type SidecarTable = {
  table: string;
  owner: string | null;
  where?: string;
  given?: Readonly<Record<string, string | number>>;
  order: string;
  /** The table with a row for each item that can have rows here. */
  within?: string;
  columns: Readonly<Record<string, Column>>;
};

/** A value as the column has it. */
export const plain = (name: string): Column => [name, 'plain'];
/** The value of the JSON in the column. */
export const json = (name: string): Column => [name, 'json'];
/** 0 or 1 as false or true. */
export const flag = (name: string): Column => [name, 'flag'];

/** How anything is kept. */
export const ORGANISED = {
  isFavourite: flag('is_favourite'),
  rating: plain('rating'),
  verdict: plain('verdict'),
  rejectReason: plain('reject_reason'),
  colourLabel: plain('colour_label'),
  note: plain('note'),
  binnedAtMs: plain('binned_at_ms'),
};
/** A pronunciation, of whatever it is. */
export const PRONUNCIATION = {
  id: plain('id'),
  scope: plain('scope'),
  voiceId: plain('voice_id'),
  word: plain('word'),
  wordKey: plain('word_key'),
  replacement: plain('replacement'),
};
