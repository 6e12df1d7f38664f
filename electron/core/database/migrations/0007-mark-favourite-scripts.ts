/** Scripts that the user wants to find again soon. It is no part of their content: no revision and no undo. */
export const markFavouriteScripts = `
ALTER TABLE scripts ADD COLUMN is_favourite INTEGER NOT NULL DEFAULT 0;
`;
