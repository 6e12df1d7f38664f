/**
 * Lines whose speech did not sound like the language that was recognised: their text is not to be trusted. A recording is
 * doubtful while one of its lines is.
 */
export const markDoubtfulLines = `
ALTER TABLE segments ADD COLUMN language_doubtful INTEGER NOT NULL DEFAULT 0;
`;
