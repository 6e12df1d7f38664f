/** The colour that the user labelled something with, a name of COLOUR_LABELS; null for none. */
export const labelByColour = `
ALTER TABLE organisation ADD COLUMN colour_label TEXT;
CREATE INDEX organisation_colour_labels ON organisation (colour_label, subject_id) WHERE colour_label IS NOT NULL;
`;
