/**
 * Indexes for the library panel: the first lines of an item, items of one kind by age, and names of tags, folders, speakers and
 * characters, whose case does not matter where they are looked for.
 */
export const findInLibrary = `
CREATE INDEX item_text_lines ON item_text (item_id, position, row) WHERE part IN ('line', 'text');
CREATE INDEX items_by_kind ON items (kind, created_at_ms DESC, id DESC);
CREATE INDEX organisation_tags_by_name ON organisation_tags (tag COLLATE NOCASE, subject_kind, subject_id);
CREATE INDEX organisation_folders_by_name ON organisation_folders (folder COLLATE NOCASE, subject_kind, subject_id);
CREATE INDEX organisation_binned ON organisation (binned_at_ms) WHERE binned_at_ms IS NOT NULL;
CREATE INDEX speakers_by_name ON speakers (name COLLATE NOCASE, transcript_id);
CREATE INDEX scripts_by_dubbed_transcript ON scripts (dub_transcript_id) WHERE dub_transcript_id IS NOT NULL;
CREATE INDEX scripts_by_dubbed_media ON scripts (dub_media_id) WHERE dub_media_id IS NOT NULL;
`;
