/**
 * Where the user keeps voices. `folder` is a name, null for none. `binned_at_ms`: in the bin, from where alone a voice is
 * deleted in its service. `spoken_at_ms` is when a line was last made with it, of voices of the system too; that is what the
 * user did, while `last_used_at_ms` is what the service counts.
 */
export const shelveVoices = `
ALTER TABLE voices ADD COLUMN folder TEXT;
ALTER TABLE voices ADD COLUMN binned_at_ms INTEGER;
ALTER TABLE voices ADD COLUMN spoken_at_ms INTEGER;
`;
