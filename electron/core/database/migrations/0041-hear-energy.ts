/** How energetic music is, 0 to 100; what was heard before is heard again for it. */
export const hearEnergy = `
ALTER TABLE heard_music ADD COLUMN energy INTEGER;
INSERT OR IGNORE INTO unheard_music SELECT id FROM items WHERE kind IN ('song', 'recording') AND media_state = 'ready';
`;
