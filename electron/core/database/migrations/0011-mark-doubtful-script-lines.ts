/** Lines of scripts that were made of doubtful lines of a transcript: see 0010. */
export const markDoubtfulScriptLines = `
ALTER TABLE script_lines ADD COLUMN language_doubtful INTEGER NOT NULL DEFAULT 0;
`;
