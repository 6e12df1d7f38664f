const counted = (['INSERT', 'UPDATE', 'DELETE'] as const)
  .map(
    (event) => `CREATE TRIGGER sidecar_song_covers_${event} AFTER ${event} ON song_covers BEGIN
  UPDATE sidecars SET revision = revision + 1 WHERE subject = ${event === 'DELETE' ? 'old' : 'new'}.song_id;
END;
`,
  )
  .join('');

/** The image that a song has as its cover. */
export const coverSongs = `
CREATE TABLE song_covers (
  song_id TEXT PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
  image_id TEXT NOT NULL REFERENCES items (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX song_covers_by_image ON song_covers (image_id);
${counted}`;
