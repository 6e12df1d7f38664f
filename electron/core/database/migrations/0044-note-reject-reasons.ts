/** Why the user rejected something, in `organisation`; empty where nothing was said, or where it is not rejected. */
export const noteRejectReasons = `
ALTER TABLE organisation ADD COLUMN reject_reason TEXT NOT NULL DEFAULT '';
CREATE INDEX organisation_reject_reasons ON organisation (subject_kind, reject_reason, subject_id) WHERE reject_reason <> '';
`;
