/** Results of generations that nobody has opened or played since they were stored. What an earlier version stored counts as seen. */
export const noteNewResults = `
CREATE TABLE new_results (
  item_id TEXT PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
`;
