/** Which item of the library a sample was uploaded from; null for those of earlier versions. */
export const nameUploadedItems = `
ALTER TABLE voice_files ADD COLUMN item_id TEXT;
`;
