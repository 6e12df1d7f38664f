/** Jobs that go before those that wait: a line that somebody wants to hear now. */
export const putJobsAhead = `
ALTER TABLE jobs ADD COLUMN is_front INTEGER NOT NULL DEFAULT 0;
`;
