/** A job of another living program is asked to stop by a mark that that program looks for. */
export const askJobsToStop = `
ALTER TABLE jobs ADD COLUMN is_stop_asked INTEGER NOT NULL DEFAULT 0;
`;
