/** Boards that are put away: what is on no other board is left out of lists until it is searched for. */
export const archiveBoards = `
ALTER TABLE boards ADD COLUMN archived_at_ms INTEGER;
CREATE INDEX boards_archived ON boards (id) WHERE archived_at_ms IS NOT NULL;
`;
