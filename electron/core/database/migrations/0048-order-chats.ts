/** Where a chat is in the user's own order; null where it was never moved: those come first, the newest on top. */
export const orderChats = `
ALTER TABLE conversations ADD COLUMN place REAL;
`;
